## Settings of servers, and preferences of people

language-as-discord = As set in Discord
switch-on = On
switch-off = Off

settings-title = ### Settings of this server
settings-hint = Changes take effect at once, but games keep the rules and the pace they started with.
settings-commands = -# Discord shows `/farkle-admin` to people with the permission *Manage Server*, and `/farkle-mod`, which ends games and removes players, to those with *Manage Messages*. You can change that in Discord's server settings, under *Integrations*; I check for these permissions in any case.
topic-games = Games
topic-clocks = Clocks
topic-server = This server
topic-events = Events
topic-announcements = Announcements
server-ruleset = **Default ruleset**
server-ruleset-about = Used for games when nobody chooses other rules.
server-ruleset-usual = Standard (default)
settings-ruleset-gone = ⚠️ The house rules chosen here no longer exist. Until you choose another default, every game needs a ruleset when it starts.
server-channels = **Channels**
server-channels-about = Where games can start: in these channels and their threads, or everywhere if you choose none.
server-channels-all = Everywhere
server-hints = **Hints**
server-hints-about = Whether players can ask for hints in games that are neither rated nor part of a tournament.
server-seasons = **Seasons**
server-seasons-about = How long a leaderboard season lasts (UTC). A new length applies from the next season; { command-admin-season-end } ends the current one early.
server-seasons-month = A month
server-seasons-quarter = Three months
server-seasons-by-hand = Until somebody ends it
server-threads = **Threads**
server-threads-about = Whether each game that starts in a text channel gets its own thread, so that the channel stays free. For that I need the permissions *{ permission-create-public-threads }* and *{ permission-send-messages-in-threads }*.
server-games = **Games in a channel**
server-games-about = How many games can be open in a channel at once, each on its own board. When a channel is full, games against the bot in which nothing has happened for 10 minutes are set aside; their players can continue them at any time.
server-games-number =
    { $number ->
        [one] One game
       *[other] { $number } games
    }
server-language = **Language**
server-language-about = The language of boards and other messages that everybody sees.
server-rule_makers = **House rules**
server-rule_makers-about = Who can make, change and delete this server's house rules.
server-rule_makers-managers = People who can manage the server
server-rule_makers-everyone = Everybody
server-pace = **Default pace**
server-pace-about = How long a turn can take when nobody chooses another pace. Games against only the bot have no clock unless you choose one, and house rules with a clock keep theirs.
server-pace-live = Live: 2 minutes a turn
server-pace-speed = Speed: 30 seconds a turn
server-pace-slow = Slow: 24 hours a turn
server-pace-slowest = Slowest: 72 hours a turn
server-pace-live-bank = Live time bank: 2 minutes + 30 seconds a turn
server-pace-slow-bank = Time bank: 24 hours + 12 hours a turn
server-pace-none = No clock
server-reminders = **Reminders**
server-reminders-about = A quiet mention of the player on turn when a quarter of their time is left. It is deleted once they play. Turns shorter than a minute have no reminder.
server-time_up = **When time runs out**
server-time_up-about = What happens to the points of a turn when its time runs out.
server-time_up-bank = The best dice are banked if the rules allow it
server-time_up-forfeit = They are lost
server-lapses = **Absence**
server-lapses-about = How many turns in a row players have to miss to count as away.
server-lapses-number =
    { $number ->
        [one] One turn
       *[other] { $number } turns in a row
    }
server-absent = **Seats of people who are away**
server-absent-about = Who plays for them. Players who are away at the end of a game lose it.
server-absent-stand-in = A stand-in, until they are back
server-absent-leaves = Nobody: they are out of the game
server-dice = **Dice**
server-dice-about = How boards show dice. Digits are added while somebody is playing whose preference is not pictures.
server-dice-pictures = Pictures
server-dice-unicode = Unicode symbols
server-dice-digits = Digits, best for screen readers
server-organizers = **Tournaments**
server-organizers-about = Who can create tournaments.
server-organizers-managers = People who can manage the server
server-organizers-everyone = Everybody
server-ladder = **Ladders**
server-ladder-about = Whether people can join ladders and challenge each other for places.
server-watching = **Watching**
server-watching-about = Whether people can watch other people's games in a private view: with *{ button-more }* on a board, or with { command-events-tv }.
server-guesses = **Guesses**
server-guesses-about = Whether people who watch can guess who wins. The only prize is a place on a leaderboard.
server-announcements = **Channel for announcements**
server-announcements-about = Where I post the announcements chosen below: one silent message each, without mentions.
server-announcements-none = No channel: no announcements
server-announced = **Announcements**
server-announced-about = What I post there. Leaderboards come within about an hour after midnight UTC, and only if somebody has played.
server-announced-none = Nothing
server-announced-season = The podium when a season ends
server-announced-week = The leaderboard of the week, on Mondays
server-announced-daily = Yesterday's daily leaderboard
server-announced-tournaments = Tournaments: open, started, ended
server-champion_role = **Champion role**
server-champion_role-about = The winner of a tournament has it until somebody wins the next one. For roles I need the permission *{ permission-manage-roles }*, and my own role has to be above them.
server-champion_role-none = No role
server-podium_role = **Podium role**
server-podium_role-about = The top three of a season have it until the next season ends.
server-podium_role-none = No role
server-theme = **Look of the dice**
server-theme-about = The dice pictures of this server. Right after a change, a few boards may still show the old ones.
server-theme-usual = { theme-tavern } (default)

preferences-title = ### Your preferences
preferences-hint = Changes take effect at once, on every server.
# The screens of preferences, in a menu.
preferences-general = Language and turns
preferences-dice = Dice
preferences-people = Other people
preferences-vacation = Vacation and reminder
preference-language = **Language**
preference-language-about = The language of messages that only you see.
preference-challenges = **Challenges**
preference-challenges-about = Who can challenge you. Everybody else sees that you are not accepting challenges at the moment.
preference-challenges-anyone = Everybody
preference-challenges-server = Only on servers that I'm on
preference-challenges-nobody = Nobody
preference-blocked = **Block list**
preference-blocked-about = These people can't challenge you, and they don't learn why.
preference-blocked-nobody = Nobody
# $people is never 0.
preference-blocked-about-former =
    { $people ->
        [one] One more person stays blocked. Their data was deleted, so I no longer know who it is. If you do, choose them above and then remove them from the list: after that they can challenge you again.
       *[other] { $people } more people stay blocked. Their data was deleted, so I no longer know who they are. If you know one of them, choose that person above and then remove them from the list: after that they can challenge you again.
    }
# $people is never 0.
button-unblock-former =
    { $people ->
        [one] Unblock that person
       *[other] Unblock all { $people }
    }
preference-notifications = **When it is your turn**
preference-notifications-about = Whether I ping you in a short message, which disappears when you play. *{ preference-notifications-never }* turns reminders off too.
preference-notifications-quietly = Quietly, when I'm elsewhere
preference-notifications-always = Always
preference-notifications-slow = In slow games only
preference-notifications-never = Never
preference-dice = **Dice**
preference-dice-about = How you see dice in messages that only you see, and on boards where you play alone. If you don't choose pictures, the other boards you play on add digits.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Look of the dice**
preference-theme-about = The dice pictures you see where nobody else plays.
preference-theme-usual = As on the server
preference-updates = **Board updates**
preference-updates-about = How often your boards update while it is the bot's turn.
preference-updates-moves = After every move
preference-updates-turns = Once, when it is somebody's turn again
preference-daily_reminder = **Daily game reminder**
preference-daily_reminder-about = Whether I send you a private message four hours before the day ends (UTC) if your streak would end. Never while you are on vacation.
preference-listed = **Global leaderboards**
preference-listed-about = Whether leaderboards across all servers show your name and results. If they do, people can see your achievements on every server too.

## Commands

cmd-preferences = preferences
cmd-preferences-about = Choose your language, your dice, and when I ping you
cmd-admin-about = Manage Farkle on this server
cmd-settings = settings
cmd-settings-about = Choose how Farkle is played on this server
