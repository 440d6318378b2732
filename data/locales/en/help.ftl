## Help, and what is said when the bot joins a server

help-title = ### Help: { $topic }
menu-help = What would you like to know?
menu-strategy = Which rules?
topic-help-start = First steps
topic-help-playing = Playing
topic-help-words = The board's words
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
    Roll six dice, keep what scores, and bank your points before a roll without score takes them. { command-play } shows every way to begin as buttons. Or at once:
    - { command-bot } begins a game against me, right here.
    - { command-challenge } invites people, and { command-open } opens a table for anybody.
    - { command-learn } teaches you the game in short lessons, on a real board.
help-playing =
    - When it is your turn, press the dice that you want to keep. Then *{ button-roll }* the others, or *{ button-bank }* your points. *{ button-best }* chooses dice for you, and *{ button-options }* lists all that scores.
    - { command-show } posts the board again, as the newest message, and brings a game of yours into another channel.
    - { command-games } lists your games, those that wait for you first. { command-resign } leaves one.
    - { command-daily } is the game of the day: ten turns, with the same dice for everybody.
    - { command-puzzle } sets you a position: find the choice that wins most often.
    - { command-replay } steps through a finished game, and { command-verify } checks that its dice were fair.
help-words =
    - **Farkle:** a roll in which nothing scores. It ends the turn, and the points of the turn are lost.
    - **Bank:** end your turn and add its points to your total. There they are safe.
    - **At risk:** the points of this turn that nobody has banked yet.
    - **Hot dice:** every die has scored, so all of them may be rolled again.
    - **The percentage on *{ button-roll }*:** how likely it is that the next roll is a farkle.
    - **Target:** the total that wins. Some rules let everybody have one more turn, or end after a number of turns.
    - **Stand-in:** plays on for somebody who is away, until they are back.
help-rules =
    - { command-rules-show } explains any ruleset: what scores, how the game ends, and how risky each roll is.
    - You choose one with the option *{ cmd-challenge-ruleset }* when you begin a game.
    - { command-score } tells what a roll scores, { command-odds } what rolling and banking are worth.
    - { command-rules-create } makes house rules for this server. They can be taken to another one with { command-rules-export }.
help-ratings =
    - Games between people, by rules that come with me, are rated unless you choose otherwise with *{ cmd-challenge-rated }*. The invitation says so. Rated games have no hints.
    - A rating such as 1,612 ± 180 says how strongly somebody plays, and how sure that is. Everybody begins at 1,500.
    - { command-leaderboard } shows who leads here, { command-stats } how you play, { command-rivals } how you stand against somebody.
    - { command-achievements } and { command-history } show what you have earned, and every game.
help-tavern =
    - { command-tavern-play } begins a game with dice that fall each in its own way, against the opponents of the tavern or somebody you know.
    - From those opponents you win dice and badges. { command-tavern-dice } shows what you own.
    - Two people can agree on a wager: whoever wins takes one of the other's special dice. There is no money in it.
    - Games in the tavern are not rated.
help-slow =
    - With the option *{ cmd-challenge-pace }* of { command-challenge } or { command-open } a turn may take a day or three: play when you have a minute.
    - { command-games } shows which games wait for you.
    - I can mention you when it is your turn. { command-preferences } says when, or never.
    - Whoever misses several turns in a row counts as away. A stand-in plays on for them until they are back.
    - With a time bank, what a turn leaves over is kept for later turns.
    - { command-preferences } has vacation too: 30 days a year on which your clocks in slow games stand.
help-events =
    - { command-events-tournament-list } shows the tournaments of this server, { command-events-tournament-show } how one stands and what you play next. { command-events-tournament-join } and { command-events-tournament-leave } are on its card, too.
    - Your games begin by themselves, in threads, and I call you to each once. Whoever does not come loses it after a while.
    - { command-events-tournament-create } plans a tournament: a knock-out, Swiss, round robin, arena, or a duplicate with the same dice for all.
    - { command-events-ladder } is the ladder of this server: win the places of those above you.
    - { command-events-tv } shows the best game that is played here, and *{ button-watch }* on a board any other. Guess who wins!
    - Vacation, in { command-preferences }, stops your clocks in slow games; a tournament may say that it does not count.
help-strategy =
    Play by four steps:
    1. **All dice score?** Those are hot dice: take them all and roll again.
    2. **Enough to bank?** Count all that scores. Bank it if the turn then has 350 points with one or two dice left, 450 with three, 1,000 with four. With five, roll on.
    3. **Not enough?** Set aside one die alone: a 1, else a 5, else the smallest combination. Roll the others.
strategy-last-target = 4. **Is anybody within 500 points of the target?** Bank nothing but the win.
strategy-last-turns = 4. **Is it your last turn?** Never end it behind.
strategy-exact = **Exactly**, early in a game for two, bank from:
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
strategy-costs = **What rules of thumb cost:** games lost of 100 against perfect play, beyond the usual 50
strategy-cost-advice = - the four steps: { $games }
strategy-cost-points = - the most points of each turn, whatever the score: { $games }
strategy-cost-watch-leader = - the same, but banking only the win once the other needs 500: { $games }
strategy-cost-keep-all = - setting aside everything that scores: { $games }
strategy-cost-350 = - banking from 350, however many dice are left: { $games }
strategy-cost-bank-hot = - banking hot dice: { $games }
strategy-cost-chase-always = - when behind, banking from 1,000 only: { $games }
strategy-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-privacy =
    - I read nothing that you write in channels. I keep what you choose, your games, and what follows from them.
    - { command-privacy-explain } tells it all, { command-privacy-export } gives it to you as a file, and { command-privacy-delete } deletes it.
    - { command-preferences } says who may challenge you, and whether the leaderboards of all servers show your name.
help-etiquette =
    - **No gloating:** win quietly, and blame nobody for the dice.
    - **Explain:** tell newcomers what happened and why. Let others press their own buttons and make their own choices.
    - **Don't stall:** play when it is your turn, and resign rather than vanish.
help-admins =
    - { command-admin-settings } chooses channels, threads, pace, hints, language and more. It needs the permission *Manage Server*.
    - { command-mod-end } ends a game that is stuck, and { command-mod-kick } removes somebody from one. They need *Manage Messages*.
    - { command-rules-create } makes house rules. Who may do that is a setting.
    - { command-admin-season-end } ends a season of the leaderboards early.
    - { command-admin-privacy-export } gives you what is kept about this server, and { command-admin-privacy-delete } deletes it.
    - In channels where you want games I need *{ permission-view-channel }* and *{ permission-send-messages }*.

welcome =
    ### Farkle is here
    Thank you for having me. Everybody can play: { command-play } shows every way to begin, { command-challenge } invites people, and { command-help } tells the rest.
    - **Whoever manages the server** chooses channels, pace and language in the *{ button-settings }*.
    - **Moderators** can end a game that is stuck, with { command-mod-end }.
    - I read no messages, and I post nothing else that nobody asked for.
button-settings = Settings
# On the greeting of a new server: it opens the card.
button-play = Play
button-delete-welcome = Delete this

## Commands

cmd-help = help
cmd-help-about = How to play, what the board's words mean, and which commands there are
cmd-help-topic = topic
cmd-help-topic-about = What you would like to know
