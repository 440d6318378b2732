## Help, and what is said when the bot joins a server

help-title = ### Help: { $topic }
menu-help = What would you like to know?
menu-strategy = Which rules?
topic-help-start = First steps
topic-help-playing = Playing
topic-help-words = Words on the board
topic-help-rules = Rules
topic-help-ratings = Ratings
topic-help-tavern = The tavern
topic-help-slow = Slow games
topic-help-events = Events
topic-help-strategy = Strategy
topic-help-privacy = Privacy
topic-help-etiquette = Good manners
topic-help-admins = For admins

help-start =
    Roll six dice, keep the ones that score, and bank your points before a farkle takes them. { command-play } shows every way to play as buttons. Or start right away:
    - { command-bot } starts a game against me, right here.
    - { command-challenge } invites people, and { command-open } opens a table that anybody can join.
    - { command-learn } teaches you the game in short lessons on a real board.
help-playing =
    - When it is your turn, press the dice you want to keep. Then *{ button-roll }* the others, or *{ button-bank }* your points. *{ button-best }* chooses dice for you, and *{ button-options }* lists everything that scores.
    - { command-show } posts the board again as the newest message, and moves your game to another channel.
    - { command-games } lists your games, with those waiting for you first. { command-resign } leaves one.
    - { command-daily } is the daily game: ten turns, with the same dice for everybody.
    - { command-puzzle } sets you a position: find the choice that wins most often.
    - { command-replay } steps through a finished game, and { command-verify } checks that its dice were fair.
help-words =
    - **Farkle:** a roll in which nothing scores. It ends your turn, and you lose the points of the turn.
    - **Bank:** end your turn and add its points to your total. Then they are safe.
    - **At risk:** the points of this turn that you have not banked yet.
    - **Hot dice:** every die has scored, so you can roll them all again.
    - **The percentage on *{ button-roll }*:** how likely it is that the next roll is a farkle.
    - **Target:** the total that wins. Under some rules everybody else gets one more turn, or the game ends after a number of turns.
    - **Stand-in:** plays for somebody who is away, until they are back.
help-rules =
    - { command-rules-show } explains any ruleset: what scores, how the game ends, and how risky each roll is.
    - Choose one with the option *{ cmd-challenge-ruleset }* when you start a game.
    - { command-score } shows what a roll scores, { command-odds } what rolling and banking are worth.
    - { command-rules-create } makes house rules for this server. Take them to another one with { command-rules-export }.
help-ratings =
    - Games between people with built-in rules are rated unless you choose otherwise with *{ cmd-challenge-rated }*. The invitation says so. Rated games have no hints.
    - A rating such as 1,612 ± 180 says how well somebody plays, and how certain that is. Everybody starts at 1,500.
    - { command-leaderboard } shows who leads here, { command-stats } how you play, { command-rivals } your record against somebody.
    - { command-achievements } and { command-history } show what you have earned and every game you have played.
help-tavern =
    - { command-tavern-play } starts a game with special dice, each weighted its own way, against the opponents of the tavern or somebody you know.
    - Beat those opponents to win dice and badges. { command-tavern-dice } shows what you own.
    - Two people can agree on a wager: the winner takes one of the loser's special dice. No money is involved.
    - Games in the tavern are not rated.
help-slow =
    - With the option *{ cmd-challenge-pace }* of { command-challenge } or { command-open } a turn can take a day or three: play when you have a minute.
    - { command-games } shows which games are waiting for you.
    - I can ping you when it is your turn. Choose when, or never, in { command-preferences }.
    - Players who miss several turns in a row count as away. A stand-in plays for them until they are back.
    - With a time bank, unused time carries over to later turns.
    - { command-preferences } also has vacation: 30 days a year on which your clocks stop in slow games.
help-events =
    - { command-events-tournament-list } shows the tournaments of this server, { command-events-tournament-show } how one is going and your next game. Join and leave with the buttons on its card, or with { command-events-tournament-join } and { command-events-tournament-leave }.
    - Your games start automatically in threads, and I ping you once for each. If you don't show up, you lose it after a while.
    - { command-events-tournament-create } plans a tournament: knockout, double elimination, Swiss, round robin, arena, or duplicate with the same dice for everybody.
    - { command-events-ladder } is this server's ladder: challenge the players above you for their places.
    - { command-events-tv } shows the best game on this server right now; *{ button-watch }* on a board lets you watch that one. Guess who wins!
    - Vacation, in { command-preferences }, stops your clocks in slow games; a tournament can switch that off.
help-strategy =
    Play in four steps:
    1. **Do all dice score?** Those are hot dice: take them all and roll again.
    2. **Is it enough to bank?** Count everything that scores. Bank if the turn then has 350 points with one or two dice left, 450 with three, or 1,000 with four. With five, roll on.
    3. **Is it not enough?** Set aside just one die: a 1, otherwise a 5, otherwise the smallest combination. Roll the others.
strategy-last-target = 4. **Is anybody within 500 points of the target?** Only bank if it wins the game.
strategy-last-turns = 4. **Is it your last turn?** Never bank while you are behind.
strategy-exact = **In exact numbers**, early in a two-player game, bank from:
strategy-bank =
    - { $dice ->
        [one] 1 die left
       *[other] { $dice } dice left
    }: { $points }
strategy-bank-hot = - hot dice: { $points }
strategy-points =
    { $points ->
        [0] never
       *[other] { $points }
    }{ $after ->
        [none] { "" }
       *[other] { "" } ({ $after } after two farkles in a row)
    }
strategy-costs = **What rules of thumb cost:** extra losses per 100 games against perfect play
strategy-cost-advice = - the four steps: { $games }
strategy-cost-points = - aiming for the most points each turn, whatever the score: { $games }
strategy-cost-watch-leader = - the same, but banking only to win once the opponent needs 500: { $games }
strategy-cost-keep-all = - setting aside everything that scores: { $games }
strategy-cost-350 = - banking from 350, however many dice are left: { $games }
strategy-cost-bank-hot = - banking hot dice: { $games }
strategy-cost-chase-always = - when behind, banking from 1,000 only: { $games }
strategy-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-privacy =
    - I don't read what you write in channels. I keep your choices, your games, and what follows from them.
    - { command-privacy-explain } explains everything, { command-privacy-export } gives it to you as a file, and { command-privacy-delete } deletes it.
    - In { command-preferences } you choose who can challenge you, and whether global leaderboards show your name.
help-etiquette =
    - **Don't gloat:** win quietly, and don't blame anybody for the dice.
    - **Explain:** tell newcomers what happened and why. Let others press their own buttons and make their own choices.
    - **Don't stall:** play when it is your turn, and resign rather than disappear.
help-admins =
    - { command-admin-settings } chooses channels, threads, pace, hints, language and more. It needs the permission *Manage Server*.
    - { command-mod-end } ends a game that is stuck, and { command-mod-kick } removes somebody from one. Both need *Manage Messages*.
    - { command-rules-create } makes house rules. A setting decides who can do that.
    - { command-admin-season-end } ends a leaderboard season early.
    - { command-admin-privacy-export } gives you what is kept about this server, and { command-admin-privacy-delete } deletes it.
    - In channels where you want games, I need *{ permission-view-channel }* and *{ permission-send-messages }*.

welcome =
    ### Farkle is here
    Thank you for having me. Everybody can play: { command-play } shows every way to start, { command-challenge } invites people, and { command-help } explains the rest.
    - **Server managers** can choose channels, pace and language in the *{ button-settings }*.
    - **Moderators** can end a game that is stuck, with { command-mod-end }.
    - I don't read messages, and this is the only one I post unasked.
button-settings = Settings
# On the greeting of a new server: it opens the card.
button-play = Play
button-delete-welcome = Delete this

## Commands

cmd-help = help
cmd-help-about = How to play, what the words on the board mean, and all commands
cmd-help-topic = topic
cmd-help-topic-about = What you would like to know
