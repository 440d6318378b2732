## Themes of dice that cannot be used

error-theme-file = The theme { $file } cannot be used. { $why }
error-theme-files = { $folder } holds { $themes } themes, and a menu has room for { $most }. Take some of them away.
error-theme-usual = { $folder } has no { $theme }.toml, the usual theme. Put it back.
theme-problem-unreadable = It is not a TOML file: { $why }.
theme-problem-name = Its name, { $name }, should be 2 to 16 small letters, digits and underscores, beginning with a letter.
theme-problem-unknown = A theme has no { $key }; take it out.
theme-problem-missing = { $key } is missing.
theme-problem-colour = { $key } should be a colour such as "#1b2347", and is "{ $value }".
theme-problem-marks = marks should be one of: { $marks }.
theme-problem-corner = corner should be a whole number from 0 to { $most }.
theme-problem-contrast = { $part }.mark and { $part }.front are too much alike: their contrast is { NUMBER($ratio, maximumFractionDigits: 1) }, and { $least } is the least.

## The command line

cli-help = Farkle for Discord: run the bot, try it in a simulated Discord, and ask about dice and odds.
cli-version = Show which version this is.
cli-run = Run the bot on Discord, with the settings of .env and the environment.
cli-run-clusters = Run that many processes that share the bot on PostgreSQL, start again what dies, and end with them.
cli-clusters-count = Name 1 to { $most } processes.
cli-sandbox = Start the bot inside a simulated Discord, to be played in a browser.
cli-sandbox-port = The port of the web page on this machine; 0 takes any free one.
cli-sandbox-players = The people in the simulated server, separated by commas.
cli-sandbox-language = The language that the server and everybody in it speak, such as fr; English if you leave it out.
cli-sandbox-demo = Play one whole game without a browser, and print each board.
cli-sandbox-open = Farkle is ready. Open { $address } in a browser, once for each player, and type /farkle challenge. Ctrl-C stops it.
cli-sandbox-bad-players = Name at least two different players, for example: --players Ada,Ben
cli-sandbox-bad-port = { $port } is not a port. Choose a number from 0 to 65535.
cli-sandbox-port-taken = Something else already uses port { $port }. Choose another with --port, or 0 for any free one.
cli-sandbox-missing = The simulated Discord is not installed. Install it with: pip install "farkle-discord[sandbox]"
cli-score = List what can be set aside from a roll, with its points, best first.
cli-score-roll = The dice, such as 123455 or "1 2 3 4 5 5"; a single - reads one roll a line from standard input.
cli-score-json = Print a JSON object for each roll.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Line { $line }: { $why }
cli-odds = Show how likely you are to win from any scores, and what rolling and banking are worth.
cli-odds-scores = The banked points of two or three players, separated by commas, in the order of play from the one whose turn it is.
cli-odds-turn = The points at risk in this turn; leave it out before the first roll.
cli-odds-dice = How many dice are left to roll.
cli-odds-turns-left = If turns are limited: how many are left, both players' together and this one included; all of them if you leave it out.
cli-odds-json = Print a JSON object.
cli-odds-at = { $ruleset }, { $own } to { $other }
cli-odds-roll =
    { $dice ->
        [one] Roll 1 die: { NUMBER($points, maximumFractionDigits: 1) } points on average, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
       *[other] Roll { $dice } dice: { NUMBER($points, maximumFractionDigits: 1) } points on average, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
    }
cli-odds-bank = Bank: { $points } points
cli-odds-no-bank = These points cannot be banked yet.
cli-odds-wins = { "  " }wins { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } % of the games
cli-solve = Solve the game by a ruleset: how likely each player is to win when all play perfectly.
cli-solve-all = Solve every ruleset that ships, and store their tables where the bot finds them.
cli-solve-output = The folder to store tables in, by the names of their rulesets.
cli-solve-players = The players: two, or three who each play for their own chance to win.
cli-solve-json = Print a JSON object for each ruleset.
cli-solve-which = Name one ruleset, or say --all for every one that ships, which solves the games of two.
cli-solve-bad-folder = Tables cannot be stored in { $folder }: { $why }. Choose another folder with --output.
cli-solve-progress = Solving { $ruleset }
cli-solve-failed = { $ruleset } could not be solved: { $why }
cli-solve-expected = { $ruleset }: a turn brings { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } points on average, played for points alone.
cli-solve-banks = Bank from { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } with 1 die left
       *[other] { $points } with { $dice }
    }
cli-solve-never = never with { $dice }
cli-solve-first = The first of two perfect players wins { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } % of the games.
cli-solve-three =
    Of three perfect players the first wins { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) } % of the games, the second { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) } % and the third { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) } %. Playing one turn differently gains nobody more than { NUMBER($gain, maximumSignificantDigits: 1) } %.
    { $states ->
        [0] Every position has settled.
        [one] 1 position has not settled, by { NUMBER($residual, maximumSignificantDigits: 1) } % at most.
       *[other] { $states } positions have not settled, by { NUMBER($residual, maximumSignificantDigits: 1) } % at most.
    }
cli-solve-cost = Solved in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s with { $megabytes } MB of memory.
cli-solve-dice = Six dice of the tavern by their slugs, as in lucky,lucky,odd,weighted,ordinary,devils-head: what a turn with them brings.
cli-solve-against = The six dice of the other side: how likely the side with --dice wins if it begins.
cli-solve-target = The points to win at, for --against and for badges.
cli-solve-target-bounds = The target must be from { NUMBER($least) } to { NUMBER($most) }.
cli-solve-dice-alone = --against needs --dice, and --target needs both, or a badge. None of them goes with --all, --output or --players.
cli-solve-dice-rules = Games by { $ruleset } are not solved for loaded dice: it must be a race to at most { NUMBER($most) } points, which may be overshot, without penalties and without a final round.
cli-solve-dice-count = A turn of these rules is played with { $dice } dice, and { $given } are named. Name each, with commas between them.
cli-solve-dice-unknown = There is no die "{ $die }". Choose among these: { $known }.
cli-solve-dice-bank = With { $dice } left, bank from { $points }.
cli-solve-dice-never = With { $dice } left, always roll.
cli-solve-dice-cost = Solved in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = The badge of the side that begins, by its slug, as in silver-warlords: how likely that side wins.
cli-solve-against-badge = The badge of the other side.
cli-solve-badge-alone = --badge and --against-badge go with --target, and with both of --dice and --against or neither. They do not go with --all, --output or --players.
cli-solve-badge-unknown = There is no badge "{ $badge }". Choose among these: { $known }.
cli-no-token = There is no token. Put DISCORD_TOKEN=... into .env; the README says where to find it.
cli-bad-token = Discord does not know this token. Copy it again from the page Bot of your application in the developer portal.
cli-no-discord = Discord cannot be reached at { $address }: { $why }. Check the network, then start again.
cli-outdated = Discord no longer lets this version of the bot connect (code { $code }). Update the bot.
cli-wrong-shards = Discord refuses the shards of the bot (code { $code }). Set FARKLE_SHARDS to 0, or to more than now and the same in every process, and start the bot again.
cli-lock-unwritable = The file { $path } cannot be written ({ $why }). Let the bot write to its folder, or name another database in FARKLE_DATABASE.
cli-verify = Roll the dice of an exported game again, and tell whether each roll matches the seed.
cli-verify-export = The file farkle-dice.txt or farkle-game.json of an exported game, or the line in it, from fair1 to the last move; a single - reads it from standard input.
cli-verify-unreadable = The file { $file } cannot be read: { $why }
cli-verify-seal = The seal is { $seal }. Compare it with the one that the board showed before the first roll.
cli-verify-words = Words mixed in: { $words }.
cli-status = Ask the running bot whether people can play; ends with code 1 if not.
cli-status-ready = People can play.
cli-status-off = The bot tells nobody how it does: set FARKLE_STATUS to an address and a port, such as { $example }, and start it again.
cli-status-silent = Nobody answers at { $address } who knows how the bot does. See in its log whether it runs.
cli-status-start = The bot is starting: it waits for Discord. Its log says since when.
cli-status-discord = The connection to Discord is lost; the bot tries to connect again. Its log says why.
cli-status-database = The database does not answer. The log of the bot says why.
cli-status-leaving = The bot was told to stop, and is about to leave.
cli-doctor = Look after all that the bot needs: token, Discord, servers, database, backups; ends with code 1 if something must be done.
cli-doctor-json = Print the findings as JSON.
cli-doctor-try = Also try everything in this channel (its id): post a board, open a thread, make an event, register commands; all of it is taken back.
cli-try-bad-channel = { $typed } is no channel. In Discord turn on the developer mode, copy the id of a text channel, and type it here.
cli-try-done = { $what }: Discord answered { $status }.
cli-try-refused = { $what }: Discord answered { $answer }.
cli-try-unanswered = { $what }: Discord gave no answer ({ $why }).
cli-try-permit = Give the bot in this channel: { $names }.
cli-try-report = docs/first-hour-on-discord.md tells what to send in.
cli-try-left = This is still there, and has to be done by hand: { $what }.
cli-try-interrupted = The trial was interrupted. What it made is taken back.
cli-try-stopped = The trial ended too soon ({ $why }). What it made is taken back; try again later.
cli-try-unclean = There was no time left to take everything back. Look into the channel, at the events of the server and at its commands.
cli-try-no-channel = This is no text channel of a server. Name one in which people are to play.
cli-try-no-die = Discord took the board, but its text has no die any more. docs/first-hour-on-discord.md tells what to send in.
cli-try-no-event = No scheduled event was tried: the bot has not the permission { permission-create-events } on this server, which is needed only to list tournaments there.
cli-try-own-commands = The application has commands of this server alone, which were left as they are. So none were tried.
cli-try-title = Farkle: a trial
cli-try-board-text = A trial of the bot: this message goes by itself.
cli-try-board-changed = The same board, changed. It goes by itself.
cli-try-button = Nothing to press
cli-try-look = Look at the channel
cli-try-die = Upload a die
cli-try-board = Post a board
cli-try-edit = Change the board
cli-try-thread = Open a thread
cli-try-archive = Archive the thread
cli-try-event = Make a scheduled event
cli-try-commands = Register all commands on this server
cli-try-delete-commands = Take the commands of this server back
cli-try-delete-event = Delete the event
cli-try-delete-thread = Delete the thread
cli-try-delete-board = Delete the board
cli-try-delete-die = Delete the die
cli-doctor-token-ok = The token is that of { $name }.
cli-doctor-discord-ok = Discord answers at { $address }.
cli-doctor-discord-away = Discord cannot be asked at { $address } ({ $why }). Look at the connection of this machine, and at DISCORD_API_BASE.
cli-doctor-clock-ok = The clock of this machine is right.
cli-doctor-clock-off = The clock of this machine is wrong by { $seconds } s. Let it be set over the network (timedatectl set-ntp true): deadlines are told by it.
cli-doctor-sessions-left = { $remaining ->
    [one] The bot may begin one more session today.
   *[other] The bot may begin { $remaining } more sessions today.
}
cli-doctor-sessions-none = The bot needs { $shards } sessions and may begin only { $remaining } today. Do not start it again before { $minutes } min are over: Discord takes the token away from a bot that begins too many. Its log says why it starts so often.
cli-doctor-endpoint-ok = Discord sends commands and presses to the bot's own connection.
cli-doctor-endpoint-set = Nobody can play: the application has an interactions endpoint URL, so Discord sends commands and presses there and none to the bot. Empty that field in the developer portal, on the page General Information.
cli-doctor-installs-ok = The application can be installed on servers and in people's own accounts.
cli-doctor-installs-servers = The application can be installed on servers alone. For people to bring it along wherever they write, tick User Install in the developer portal, on the page Installation, and start the bot again.
cli-doctor-installs-users = The application cannot be installed on servers, so the bot has no commands for them. Tick Guild Install in the developer portal, on the page Installation, and start the bot again.
cli-doctor-intents-ok = The application has no privileged intents, and needs none.
cli-doctor-intents-spare = The application has privileged intents, which the bot does not use. Turn them off in the developer portal, on the page Bot.
cli-doctor-permissions-ok = { $servers ->
    [0] The bot is on no server yet.
    [one] The bot has all permissions on its server.
   *[other] The bot has all permissions on its { $servers } servers.
}
cli-doctor-permissions-needed = On { $server } the bot may not do what games need. Give it there: { $names }.
cli-doctor-permissions-wished = On { $server } games have no threads, or boards that have scrolled away are not noticed. Give the bot there: { $names }.
cli-doctor-permissions-most = The bot may be on more servers: only the first { $most } were looked at.
cli-doctor-permissions-chosen = On { $server } the bot may not do what was chosen there. Give it there: { $names }.
cli-doctor-two-factor = On { $server } Discord lets the bot give winners no role (60003): the server demands two-factor authentication, and the owner of the application has not turned it on. Turn it on in that account, and start the bot again.
cli-doctor-commands-ok = Discord knows the { $commands } commands of this version.
cli-doctor-commands-missing = Discord does not know these commands: { $names }. Start the bot: it tells Discord of them, and its log says if Discord refuses.
cli-doctor-commands-spare = Discord knows commands that this version does not have: { $names }. Start the bot: it tells Discord of its own.
cli-doctor-commands-older = The bot has not told Discord of the commands of this version. It does so when it starts.
cli-doctor-commands-refused = Discord has refused some of the commands of this version. The log of the bot says which and why; it tells Discord of them again when it starts.
cli-doctor-emojis-ok = Discord has all dice of the usual theme.
cli-doctor-emojis-missing = { $missing ->
    [one] Discord lacks one picture of the dice
   *[other] Discord lacks { $missing } pictures of the dice
}, so that they are plain text. Start the bot: it uploads them, and its log says if Discord refuses.
cli-doctor-database-ok = { $path } is whole: { $size } MB, schema { $schema }.
cli-doctor-database-server = { $path } answers: { $size } MB, schema { $schema }.
cli-doctor-database-older = { $path } is whole: { $size } MB, schema { $schema } of an older version of the bot; this version wants { $newest }, and brings it up to date when it starts. To do so before: stop the bot, and run farkle migrate.
cli-doctor-database-empty = { $path } has no tables of the bot yet. The bot makes them when it starts. If there should be games in it, look at FARKLE_DATABASE.
cli-doctor-database-none = There is no database { $path } yet. The bot makes it when it starts.
cli-doctor-database-damaged = { $path } is damaged: { $damage }. Stop the bot and put a backup in its place: farkle restore.
cli-doctor-disk-ok = { $free } MB are free in { $folder }.
cli-doctor-disk-tight = { $free } MB are free in { $folder }: not enough for a copy of the database and for it to grow. Free some space.
cli-doctor-disk-full = Only { $free } MB are free in { $folder }. Free some space before nothing can be saved any more.
cli-doctor-disk-unwritable = { $folder } cannot be written by this user. Let the bot write there, and run the doctor as its user.
cli-doctor-backups-ok = The newest backup in { $folder } is of { $day }.
cli-doctor-backups-off = The bot makes no backups. Name a folder in FARKLE_BACKUPS, on another disk if there is one.
cli-doctor-backups-server = PostgreSQL has its own backups, such as those of pg_dump. Look there whether they are made.
cli-doctor-backups-none = There is no backup in { $folder } yet. The bot makes one a day when it is quiet.
cli-doctor-backups-old = The newest backup in { $folder } is of { $day }. See in the log of the bot why there is none since.
cli-doctor-backups-unreadable = The folder of backups { $folder } cannot be read: { $why }. Let the bot read and write there.
cli-doctor-backups-unwritable = The bot cannot write to the folder of backups { $folder }. Let the bot's own user write there.
cli-doctor-key-none = The key for blocks of people who have deleted their data, { $path }, is made at the next start.
cli-doctor-key-ok = The key for blocks of people who have deleted their data, { $path }, is whole.
cli-doctor-tables-ok = The tables of all { $tables } rulesets can be read.
cli-doctor-tables-refused = Tables of solved games cannot be used: { $tables }. Install the bot anew.
cli-doctor-languages-ok = All { $languages } languages are whole.
cli-doctor-languages-flaws = Something is wrong with the texts in { $flaws ->
    [one] one place
   *[other] { $flaws } places
}: farkle locales check says where.
cli-doctor-status-off = FARKLE_STATUS is not set, so a running bot cannot be asked how it does.
cli-backup = Copy the database to a file, and check the copy; the bot may go on meanwhile.
cli-backup-file = The file to write; one of that name is replaced once the copy is whole.
cli-backup-no-database = There is no database { $path } yet, so there is nothing to back up.
cli-backup-itself = { $path } is the database itself: name another file.
cli-backup-folder = { $path } is a folder: name a file in it, such as { $example }.
cli-backup-server = { $path } is PostgreSQL, which makes its own backups: pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = The backup { $file } is made ({ $size } MB). It is whole, and up to { $games } of its games were played through again.
cli-backup-older = The backup { $file } is made ({ $size } MB). It is whole. Its schema is { $schema }, of an older version of the bot (this version has { $newest }), so that no games were played through again.
cli-backup-newer = The backup { $file } is made ({ $size } MB). It is whole. Its schema is { $schema }, of a newer version of the bot (this version knows { $newest }), so that no games were played through again, and only that version can use it.
cli-restore = Put a backup in the place of the database; the bot must not run meanwhile.
cli-restore-file = A file that farkle backup has written, or the bot itself in FARKLE_BACKUPS.
cli-restore-force = Put the database that is there aside.
cli-restore-no-file = There is no file { $file }.
cli-restore-there = There is a database { $path } already. To put it aside and restore the backup, say --force.
cli-restore-server = { $path } is PostgreSQL, which puts its own backups back: pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = The backup { $file } is now the database { $path }.
cli-restore-newer = The backup { $file } is of a newer version of the bot (schema { $schema }; this version knows { $newest }), and nothing was changed. Update the bot, or restore an older backup.
cli-restore-older = It has schema { $schema }, of an older version of the bot. This version brings it up to date ({ $newest }) at its next start, or with farkle migrate.
cli-restore-aside = What was there before is { $aside }. Delete it when you no longer need it.
cli-migrate = Bring the database of an older version up to date, as a start of the bot does; the bot must not run meanwhile.
cli-migrate-dry = Only say what would be done.
cli-migrate-no-database = There is no database { $path } yet. The bot makes it when it starts.
cli-migrate-empty = { $path } has no tables of the bot, and nothing was changed. Start the bot, which makes them, or name another database in FARKLE_DATABASE.
cli-migrate-current = { $path } has schema { $schema }, which is what this version of the bot wants. There is nothing to bring up to date.
cli-migrate-would = { $path } has schema { $schema }, of an older version of the bot; this version wants { $newest }. Nothing was changed. farkle migrate would run, all or none:
cli-migrate-backup = Make a backup first: older versions cannot use the database afterwards.
cli-migrate-done = { $path } is brought up to date: its schema was { $schema } and is { $newest }. Start the bot.
cli-move = Copy everything to another, empty database, and prove the copy; the bot must not run meanwhile.
cli-move-target = The path of a file, or an address like postgresql://user@host/name.
cli-move-bad-target = This is no place for a database: { $why }.
cli-move-itself = { $path } is the database itself: name another one.
cli-move-no-database = There is no database { $path } yet, so there is nothing to copy.
cli-move-copying = Copying
cli-move-proving = Counting again
cli-move-done = { $rows ->
        [one] One row
       *[other] { $rows } rows
    } of { $games ->
        [one] one game
       *[other] { $games } games
    } and all else are copied from { $source } to { $target }. Each table has as many rows, every figure is what the games add up to, and up to { $sample } games were played through again.
cli-move-next = Set FARKLE_DATABASE to the address of { $target }, and start the bot. { $source } is as it was: keep it until you no longer need it.
cli-move-files = Set FARKLE_FILES={ $files } too: files of the bot lie beside it, and one of them, { $file }, knows the blocks of people who have deleted their data. Keep that file.
cli-recount = Count every stored game again, and tell what differs from the figures that are kept.
cli-recount-fix = Put right what differs; the bot must not run meanwhile.
cli-recount-no-database = There is no database { $path } yet, so there is nothing to count.
cli-recount-difference = { $where }: kept { $kept }, counted { $counted }
cli-recount-nothing = nothing
cli-recount-equal = Every game is counted: all figures are what the stored games add up to.
cli-recount-fixed =
    { $differences ->
        [one] This one difference is put right.
       *[other] These { $differences } differences are put right.
    }
cli-recount-differs =
    { $differences ->
        [one] One difference. Stop the bot, make a backup, and put it right with: farkle recount --fix
       *[other] { $differences } differences. Stop the bot, make a backup, and put them right with: farkle recount --fix
    }
cli-locales = Look after the texts of the bot's languages.
cli-locales-check = Find what is missing, superfluous, broken or too long in the languages of data/locales.
cli-locales-which = The languages to look at, such as fr; all of them if you leave it out.
cli-locales-unknown = There is no language "{ $word }". Choose from: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $language }: one message, and nothing is wrong with it.
       *[other] { $language }: { $messages } messages, and nothing is wrong with them.
    }
cli-locales-flaws =
    { $flaws ->
        [one] One mistake.
       *[other] { $flaws } mistakes.
    }

cli-puzzles = Find puzzles, positions in which the best choice is not the obvious one, and check those that ship.
cli-puzzles-mine = Find puzzles by a seed, in games of the bot's opponents and at random. The same seed finds the same ones.
cli-puzzles-seed = The seed, a whole number.
cli-puzzles-output = The folder to write a file into for each ruleset.
cli-puzzles-ruleset = The ruleset, which must be a solved one; all that ship if you leave it out.
cli-puzzles-count = How many puzzles to find for each ruleset.
cli-puzzles-pairs = With --ruleset: look for some more with so many random pairs of sets of loaded dice, which are solved first.
cli-puzzles-played = A file of games to look in first: one a line, from fk1 to the last move, as exported games have it.
cli-puzzles-check = Check that the answers of puzzles are the solver's, by the margins they state, and that no two are alike.
cli-puzzles-folder = The folder to check; that of the puzzles that ship if you leave it out.
cli-puzzles-bad-seed = Choose a seed from 0 to { $most }.
cli-puzzles-bad-count = Choose a count from 1 to { $most }.
cli-puzzles-bad-pairs = Choose 1 to { $most } pairs, and their ruleset with --ruleset.
cli-puzzles-unsolved = There is no solved game of { $ruleset } among those that ship, and only solved games have puzzles.
cli-puzzles-games =
    { $games ->
        [one] { $file } has one game.
       *[other] { $file } has { $games } games.
    }
cli-puzzles-many-games = { $file } has more than { $most } lines. Split it, and look in one part at a time.
cli-puzzles-bad-line = { $file }, line { $line }: { $why }
cli-puzzles-unreadable = The file { $file } cannot be read: { $why }
cli-puzzles-unwritable = Puzzles cannot be written into { $folder }: { $why }. Choose another folder with --output.
cli-puzzles-progress = Looking for puzzles of { $ruleset }
cli-puzzles-mined = { $ruleset }: { $puzzles } puzzles, chosen from { $found } in { $positions } positions, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } has fewer puzzles than the { $wanted } that you asked for, no two of them alike.
cli-puzzles-none = There are no puzzles in { $folder }.
cli-puzzles-misnamed = { $file } has puzzles of { $ruleset }, so it should be called after that.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset }: one puzzle, and nothing is wrong with it ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset }: { $puzzles } puzzles, and nothing is wrong with them ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] One mistake.
       *[other] { $flaws } mistakes.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = { $file } cannot be read: { $detail }
puzzle-file-too-large = { $file } has more than { $detail } bytes, which is too much for a file of puzzles.
puzzle-file-no-head = { $file } does not begin with the line that tells whose puzzles these are.
puzzle-file-not-a-puzzle = { $file }, line { $line } is no puzzle: { $detail }
puzzle-file-twice = { $file } has the puzzle { $detail } twice, the second time in line { $line }.
puzzle-flaw-other-rules = { $file }: the ruleset is not what it was when these puzzles were found. Find new ones with: farkle puzzles mine
puzzle-flaw-unplayable = { $file }: the position of { $puzzle } cannot come about.
puzzle-flaw-unsolved = { $file }: there is no solved game with the dice of { $puzzle }.
puzzle-flaw-no-puzzle = { $file }: the best choice of { $puzzle } is not clearly better, or is the obvious one.
puzzle-flaw-wrong-id = { $file }: { $puzzle } is not the id that follows from its position.
puzzle-flaw-wrong-answer = { $file }: the answer of { $puzzle } is not the solver's.
puzzle-flaw-wrong-margin = { $file }: the margin of { $puzzle } is not the solver's.
puzzle-flaw-wrong-grade = { $file }: the themes, wrong answers or rating of { $puzzle } are not what they should be.
puzzle-flaw-alike = { $file }: { $puzzle } is much like a puzzle before it.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } is not named after a language that Discord knows, such as fr or pt-BR.
check-stray = { $file } does not belong here: data/locales holds a folder for each language, with the same files as the folder en.
check-unreadable = { $file } cannot be read at: { $detail }
check-twice = { $file }: { $key } is in { $detail } already.
check-missing = { $file }: { $key } is missing.
check-extra = { $file }: { $key } is not in English, so nothing shows it.
check-misplaced = { $file }: { $key } belongs in { $detail }, where English has it.
check-broken = { $file }: { $key } cannot be shown: { $detail }
check-unknown-value = { $file }: { $key } uses ${ $detail }, which English does not.
check-missing-value = { $file }: { $key } leaves out ${ $detail }.
check-unknown-variant = { $file }: { $key } has the variant { $detail }, which is never chosen.
check-missing-variant = { $file }: { $key } lacks the variant { $detail }.
check-missing-plural = { $file }: { $key } lacks the plural form { $detail }.
check-too-long = { $file }: { $key } may become longer than { $most } characters: { $detail }
check-marks = { $file }: { $key } begins with other marks than English, or one of its marks is not closed: { $detail }
check-bad-name = { $file }: { $detail } is not a valid name for a command or option: 1 to { $most } lower-case letters, digits, hyphens and underscores.
check-same-name = { $file }: { $detail } is there twice.
check-unknown-command = { $file }: { $key } names { $detail }, which is no command in this language.
check-literal-command = { $file }: { $key } names { $detail } by its letters. Refer to it instead, as in { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } has more than { $most } characters in all its names and descriptions, each taken from the longest language.

cli-second-copy = Another copy of the bot is running on the database { $path }. Stop that one first, or name another file in FARKLE_DATABASE.

## The league

cli-league = Let the bot's opponents play each other, and programs of your own, with the same dice in every seat: how strong each is, in Elo with standard errors.
cli-league-players = Who plays: opponents by name, levels by number (1 to 100), points (for points alone), bank:300 (banks from 300 on). Everybody if you leave it out.
cli-league-program = A program that speaks the line protocol of docs/line-protocol.md, as name=command, such as "mine=python3 mine.py". May be given several times.
cli-league-ruleset = The rules: a ruleset's name, or a line such as "house(target=5000)"; all that ship if you leave it out. May be given several times.
cli-league-how = How many games each figure rests on, at least.
cli-league-pairs = Let each two players play so many games, and tell how often each wins against each.
cli-league-only = Only the games of this player.
cli-league-seats = How many seats a table has, up to 8. At tables of more than two, each plays alone against others of one kind.
cli-league-teams = How many teams of equal size, 2 to 4.
cli-league-seed = Repeat the dice: the same number, the same games.
cli-league-processes = How many processes play.
cli-league-seconds = How many seconds a program has for each move.
cli-league-results = A file to keep what was played in. A league that was stopped goes on from there.
cli-league-json = Print a JSON object for each ruleset.
cli-league-unknown = There is no player "{ $word }". Choose from: { $known }, a level from { $least } to { $most }, points, or bank: and a number of points, such as bank:300.
cli-league-bad-program = "{ $word }" is no program. Give it a name of its own and a command, such as: --program "mine=python3 mine.py"
cli-league-same-names = Each player plays once. Give programs names of their own.
cli-league-how-many = A league has 2 to { $most } players.
cli-league-not-there = "{ $word }" does not play in this league. Choose from: { $known }.
cli-league-bad-file = The file { $file } cannot be used: { $why }. Choose another with --results.
cli-league-broken = A process of the league was ended from outside. Begin again with the same --results, and it goes on from what was played.
cli-league-progress = League of { $ruleset }
cli-league-board =
    { $games ->
        [one] { $rules }, { $seats } seats: one game
       *[other] { $rules }, { $seats } seats: { $games } games
    }
cli-league-player = Player
cli-league-rival = Against
cli-league-elo = Elo
cli-league-error = Error
cli-league-games = Games
cli-league-wins = Wins, %
cli-league-lost =
    { $games ->
        [one] { $name } lost one game: { $why }
       *[other] { $name } lost { $games } games: { $why }
    }
cli-league-fault-no-start = it could not be started: { $said }
cli-league-fault-version = it speaks version "{ $said }" of the protocol, and the league another.
cli-league-fault-died = it ended in the middle of a game.
cli-league-fault-silent = it did not answer in time.
cli-league-fault-nonsense = it said something that is not in the protocol: "{ $said }"
cli-league-fault-illegal = it chose what was not offered: "{ $said }"
cli-league-fault-flood = it said more than anybody could read.
cli-league-fault-unasked = it spoke without being asked: "{ $said }"
cli-league-fault-out = it had failed too often before, so it was not asked any more.

cli-engine = Play as an opponent of the bot in other programs: speak the line protocol of docs/line-protocol.md on standard input and output.
cli-engine-level = Which opponent: perfect, cautious, greedy, streaky, tactician, or a level from 1 to 100.
cli-engine-not-understood = This line is not understood: { $line }

## Playing in the terminal

play-about = Play a game for one to eight people at this keyboard, or from moves that are piped in.
play-option-ruleset = The rules: a ruleset's name, or a line such as "house(target=5000,high_stakes=yes)"; docs/rules.md has every option.
play-option-players = How many people play, 1 to 8; 2 if you leave it out, or 1 against opponents.
play-option-names = Who plays, separated by commas.
play-option-bots = Opponents to play against, separated by commas: perfect, cautious, greedy, streaky, tactician, or a level from 1 to 100.
play-option-teams = How many teams of equal size, 2 to 4; they play to 20,000 unless you set a target.
play-option-target = The points that win, 500 to 100,000.
play-option-turns = Play this many turns each instead, 1 to 100.
play-option-seed = Repeat the dice: with the same number, the same moves make the same game.

play-no-such-bot = There is no opponent "{ $word }". Choose from: { $known }, or a level from { $least } to { $most }.
play-player = Player { $number }
play-names-do-not-fit =
    { $names ->
        [one] You named one player, but { $players } play. Name them all, or leave --players out.
       *[other] You named { $names } players, but { $players } play. Name them all, or leave --players out.
    }
play-same-names = Give every player a name of their own, for example: --names Ann,Bob
play-needs-two = A game to a target needs two: say --players 2, or --bots with an opponent. Alone you can play a number of turns: --turns 10.
play-welcome = Press { $key } for the rules and the keys.
play-clock = When time runs out, the best dice are banked, where the rules allow it.
play-time-left = Time left: { $time }

play-offer =
    { $dice ->
        [one] There are { $points } points and one die to take over.
       *[other] There are { $points } points and { $dice } dice to take over.
    }
play-turn = **{ $name }**, roll the dice.

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = choose
play-key-most = most points
play-key-roll =
    { $dice ->
        [one] roll 1 die, { $chance } farkle
       *[other] roll { $dice } dice, { $chance } farkle
    }
play-key-take =
    { $dice ->
        [one] take over { $points } and 1 die, { $chance } farkle
       *[other] take over { $points } and { $dice } dice, { $chance } farkle
    }
play-key-bank = bank { $points }
play-key-give = give { $points } away
play-key-undo = undo
play-key-hand = hand
play-key-help = help
play-key-resign = resign
play-key-quit = quit

play-help = **The keys**
play-help-key = - **{ $keys }** { $what }
play-help-choose = chooses a die by its face, then the next die of that face; once all are chosen, it puts them back
play-help-most = chooses the dice that score most
play-help-roll = sets the chosen dice aside and rolls the others
play-help-bank = sets the chosen dice aside and banks the points of the turn
play-help-take = takes over the dice and the points that the last player left, where the rules offer them
play-help-undo = takes the last choice of dice back
play-help-hand = lists everything that scores
play-help-help = shows the rules and the keys
play-help-resign = takes whoever is to play out of the game
play-help-quit = leaves the game

play-unknown = "{ $word }" is not a command. Press { $key } for the keys.
play-sure = Press { $key } once more if you mean it, or any other key to play on.
play-no-more-moves = There are no more moves, so the game ends here, unfinished.
play-left = The game ends here, unfinished. Thank you for playing.
play-figures = { $name }: turns { $turns }, best turn { $best }, farkles { $farkles }, hot dice { $hot }
cli-record-folder = Nothing can be recorded in { $folder } ({ $why }): name another folder in FARKLE_RECORD, or leave it empty.
