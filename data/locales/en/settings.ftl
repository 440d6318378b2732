## Settings of servers, and preferences of people

language-as-discord = As set in Discord
switch-on = On
switch-off = Off

settings-title = ### Settings of this server
settings-hint = Changes take effect at once, but games keep the rules and the pace that they began with.
settings-commands = -# Discord shows `/farkle-admin` to people with the permission *Manage Server*, and `/farkle-mod`, which ends games and removes players, to those with *Manage Messages*. You can change that in Discord's server settings, under *Integrations*; I ask for these permissions all the same.
topic-games = Games
topic-clocks = Clocks
topic-server = This server
topic-events = Events
topic-announcements = Announcements
server-ruleset = **Default ruleset**
server-ruleset-about = Used for games when nobody chooses another.
server-ruleset-usual = Standard (default)
settings-ruleset-gone = ⚠️ The house rules that were chosen here are no longer there. Until you choose another default, games begin only with a ruleset of their own.
server-channels = **Channels**
server-channels-about = Where games may begin: in these channels and their threads, or everywhere if none is chosen.
server-channels-all = Everywhere
server-hints = **Hints**
server-hints-about = Whether players may ask for a hint in games that are neither rated nor part of a tournament.
server-seasons = **Seasons**
server-seasons-about = How long a season of the leaderboards lasts (UTC). A new length counts from the next season on; { command-admin-season-end } ends any season early.
server-seasons-month = A month
server-seasons-quarter = Three months
server-seasons-by-hand = Until somebody ends it
server-threads = **Threads**
server-threads-about = Whether each game that begins in a text channel gets a thread of its own, so that the channel stays free for others. For that I need the permissions *{ permission-create-public-threads }* and *{ permission-send-messages-in-threads }*.
server-games = **Games in a channel**
server-games-about = How many games may be open in a channel at once, each on a board of its own. When a channel is full, games against the bot in which nothing has happened for 10 minutes make room; their players can continue them whenever they like.
server-games-number =
    { $number ->
        [one] One game
       *[other] { $number } games
    }
server-language = **Language**
server-language-about = The language of boards and other messages that everyone sees.
server-rule_makers = **House rules**
server-rule_makers-about = Who may make, change and delete the house rules of this server.
server-rule_makers-managers = People who may manage the server
server-rule_makers-everyone = Everyone
server-pace = **Default pace**
server-pace-about = How long a turn may take when nobody chooses another pace. Games against the bot alone have no clock unless one is chosen, and house rules with a clock keep theirs.
server-pace-live = Live: 2 minutes a turn
server-pace-speed = Speed: 30 seconds a turn
server-pace-slow = Slow: 24 hours a turn
server-pace-slowest = Slowest: 72 hours a turn
server-pace-live-bank = Live time bank: 2 minutes + 30 seconds a turn
server-pace-slow-bank = Time bank: 24 hours + 12 hours a turn
server-pace-none = No clock
server-reminders = **Reminders**
server-reminders-about = A quiet mention of whoever is to play, when a quarter of their time is left. It is deleted once they play. Turns of less than a minute have none.
server-time_up = **When time runs out**
server-time_up-about = What happens to the points of a turn when its time runs out.
server-time_up-bank = The best dice are banked, where the rules allow it
server-time_up-forfeit = They are lost
server-lapses = **Absence**
server-lapses-about = How many turns in a row somebody has to miss to count as away.
server-lapses-number =
    { $number ->
        [one] One turn
       *[other] { $number } turns in a row
    }
server-absent = **Seats of people who are away**
server-absent-about = Who plays on for them. Whoever is away at the end of a game loses it.
server-absent-stand-in = A stand-in, until they are back
server-absent-leaves = Nobody: they are out of the game
server-dice = **Dice**
server-dice-about = How boards show dice. They add digits while somebody plays who has chosen anything but pictures in their preferences.
server-dice-pictures = Pictures
server-dice-unicode = Unicode signs
server-dice-digits = Digits, best for screen readers
server-organizers = **Tournaments**
server-organizers-about = Who may create tournaments.
server-organizers-managers = People who may manage the server
server-organizers-everyone = Everyone
server-ladder = **Ladders**
server-ladder-about = Whether people can join ladders and challenge each other for places.
server-watching = **Watching**
server-watching-about = Whether people may watch games of others in a private view: with *More* on a board, or with { command-events-tv }.
server-guesses = **Guesses**
server-guesses-about = Whether those who watch may guess who wins. There is nothing to win but a place on a board.
server-announcements = **Channel for announcements**
server-announcements-about = Where I post by myself what is chosen below: silently, in one message each, without mentioning anybody.
server-announcements-none = No channel: nothing is announced
server-announced = **Announcements**
server-announced-about = What I post there. Boards come within an hour or so after midnight UTC, and only if somebody has played.
server-announced-none = Nothing
server-announced-season = The podium when a season ends
server-announced-week = The board of the week, on Mondays
server-announced-daily = Yesterday's board of the daily game
server-announced-tournaments = Tournaments: open, begun, ended
server-champion_role = **Role of the champion**
server-champion_role-about = Whoever wins a tournament wears it until the next one is won. For roles I need the permission *Manage Roles*, and a role of my own above them.
server-champion_role-none = No role
server-podium_role = **Role of the podium**
server-podium_role-about = The first three places of a season wear it until the next season ends.
server-podium_role-none = No role
server-theme = **Look of the dice**
server-theme-about = Which pictures of dice this server uses. Right after a change, a few boards may still show the old ones.
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
preference-challenges-about = Who may challenge you. Everybody else is told that you take no challenges at the moment.
preference-challenges-anyone = Anybody
preference-challenges-server = Only on servers that I am on
preference-challenges-nobody = Nobody
preference-blocked = **Block list**
preference-blocked-about = These people cannot challenge you, and they are not told why.
preference-blocked-nobody = Nobody
preference-blocked-about-former =
    { $people ->
        [one] One more person stays blocked. Their data was deleted, so I no longer know who it is. If you do, choose them above and then take them off the list: after that they can challenge you again.
       *[other] { $people } more people stay blocked. Their data was deleted, so I no longer know who they are. If you know one of them, choose that person above and then take them off the list: after that they can challenge you again.
    }
button-unblock-former =
    { $people ->
        [one] Unblock that person
       *[other] Unblock all { $people }
    }
preference-notifications = **When it is your turn**
preference-notifications-about = Whether a short message mentions you, which goes away when you play. *{ preference-notifications-never }* turns reminders off too.
preference-notifications-quietly = Quietly, when I am elsewhere
preference-notifications-always = Always
preference-notifications-slow = In slow games only
preference-notifications-never = Never
preference-dice = **Dice**
preference-dice-about = How you see dice: in messages that only you see, and on boards where you play alone. If you choose anything but pictures, the other boards that you play on add digits.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Look of the dice**
preference-theme-about = Which pictures of dice you see where nobody else plays.
preference-theme-usual = As on the server
preference-updates = **Updates of the board**
preference-updates-about = How often your boards are updated while it is the bot's turn.
preference-updates-moves = After every move
preference-updates-turns = Once, when it is somebody's turn again
preference-daily_reminder = **Reminder of the daily game**
preference-daily_reminder-about = Whether I send you one private message, four hours before the day ends (UTC), while you have days in a row that would end.
preference-listed = **Leaderboards across all servers**
preference-listed-about = Whether they show your name and results. If they do, your achievements can be seen on every server too.

## Commands

cmd-preferences = preferences
cmd-preferences-about = Choose your language and how the bot treats you
cmd-admin-about = Look after Farkle on this server
cmd-settings = settings
cmd-settings-about = Choose how Farkle is played on this server
