## Themes of dice that cannot be used

error-theme-file = Cannot use the theme { $file }. { $why }
error-theme-files = { $folder } holds { $themes } themes, but the menu has room for only { $most }. Remove some.
error-theme-usual = { $folder } lacks { $theme }.toml, the default theme. Put it back.
theme-problem-unreadable = It is not a valid TOML file: { $why }.
theme-problem-name = Its name, { $name }, must be 2 to 16 lower-case letters, digits and underscores, and start with a letter.
theme-problem-unknown = A theme has no { $key }. Remove it.
theme-problem-missing = { $key } is missing.
theme-problem-colour = { $key } must be a colour such as "#1b2347", not “{ $value }”.
theme-problem-marks = marks must be one of: { $marks }.
theme-problem-corner = corner must be a whole number from 0 to { $most }.
theme-problem-contrast = { $part }.mark and { $part }.front are too similar: their contrast is { NUMBER($ratio, maximumFractionDigits: 1) }, but must be at least { $least }.

## The command line

cli-help = Farkle for Discord: run the bot, try it in a simulated Discord, and look up dice and odds.
cli-version = Show the version and exit.
cli-run = Run the bot on Discord, with the settings from .env and the environment.
cli-run-clusters = Run this many processes that share the bot on PostgreSQL, restart any that die, and stop them all together.
cli-clusters-count = Choose 1 to { $most } processes.
cli-sandbox = Start the bot in a simulated Discord that you play in a browser.
cli-sandbox-port = The port of the web page on this machine; 0 picks any free port.
cli-sandbox-players = The people in the simulated server, separated by commas.
cli-sandbox-language = The language of the server and of everybody in it, such as fr (default: English).
cli-sandbox-demo = Play a whole game without a browser, printing every board.
cli-sandbox-open = Farkle is ready. Open { $address } in a browser, once for each player, and type /farkle challenge. Press Ctrl-C to stop.
cli-sandbox-bad-players = Name at least two different players, for example: --players Ada,Ben
cli-sandbox-bad-port = { $port } is not a port. Choose a number from 0 to 65535.
cli-sandbox-port-taken = Port { $port } is already in use. Choose another with --port, or 0 for any free port.
cli-sandbox-missing = The simulated Discord is not installed. Install it with: pip install "farkle-discord[sandbox]"
cli-score = List what you can set aside from a roll, with its points, best first.
cli-score-roll = The dice, such as 123455 or "1 2 3 4 5 5"; - reads one roll per line from standard input.
cli-score-json = Print a JSON object for each roll.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Line { $line }: { $why }
cli-odds = Show how likely you are to win from any scores, and what rolling and banking are worth.
cli-odds-scores = The banked points of two or three players, separated by commas, in turn order: first the player whose turn it is.
cli-odds-turn = The points at risk in this turn; 0 before the first roll.
cli-odds-dice = How many dice are left to roll.
cli-odds-turns-left = In games with a fixed number of turns: how many turns are left in all, both players' and this one included (default: all of them).
cli-odds-json = Print a JSON object.
cli-odds-at = { $ruleset }, { $own } to { $other }
cli-odds-roll =
    { $dice ->
        [one] Roll 1 die: { NUMBER($points, maximumFractionDigits: 1) } points on average, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
       *[other] Roll { $dice } dice: { NUMBER($points, maximumFractionDigits: 1) } points on average, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
    }
cli-odds-bank = Bank: { $points } points
cli-odds-no-bank = These points cannot be banked yet.
cli-odds-wins = { "  " }wins { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }% of games
cli-solve = Solve the game of a ruleset: how likely each player is to win with perfect play.
cli-solve-all = Solve every built-in ruleset, and store the tables where the bot looks for them.
cli-solve-output = The folder to store the tables in, named after their rulesets.
cli-solve-players = How many players: two, or three who each play for their own win.
cli-solve-json = Print a JSON object for each ruleset.
cli-solve-which = Name one ruleset, or use --all to solve the two-player games of every built-in one.
cli-solve-bad-folder = Cannot store tables in { $folder }: { $why }. Choose another folder with --output.
cli-solve-progress = Solving { $ruleset }
cli-solve-failed = Could not solve { $ruleset }: { $why }
cli-solve-expected = { $ruleset }: a turn played for points alone scores { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } points on average.
cli-solve-banks = Bank from { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } with 1 die left
       *[other] { $points } with { $dice }
    }
cli-solve-never = never with { $dice }
cli-solve-first = Of two perfect players, the first wins { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) }% of games.
cli-solve-three =
    Of three perfect players, the first wins { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) }% of games, the second { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) }% and the third { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) }%. By playing one turn differently nobody gains more than { NUMBER($gain, maximumSignificantDigits: 1) }%.
    { $states ->
        [0] Every position has converged.
        [one] 1 position has not converged, by at most { NUMBER($residual, maximumSignificantDigits: 1) }%.
       *[other] { $states } positions have not converged, by at most { NUMBER($residual, maximumSignificantDigits: 1) }%.
    }
cli-solve-cost = Solved in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, using { $megabytes } MB of memory.
cli-solve-dice = Six loaded dice by their slugs, such as lucky,lucky,odd,weighted,ordinary,devils-head: what a turn with them is worth.
cli-solve-against = The opponent's six dice: how likely the side with --dice is to win if it starts.
cli-solve-target = The points that win, for --against and for badges.
cli-solve-target-bounds = The target must be from { NUMBER($least) } to { NUMBER($most) }.
cli-solve-dice-alone = --against needs --dice, and --target needs both, or a badge. None of them can be combined with --all, --output or --players.
cli-solve-dice-rules = Games of { $ruleset } cannot be solved for loaded dice: it must be a race to at most { NUMBER($most) } points that may be overshot, without penalties and without a final round.
cli-solve-dice-count = A turn with these rules takes { $dice } dice, but you named { $given }. Name each one, separated by commas.
cli-solve-dice-unknown = There is no die “{ $die }”. Choose from: { $known }.
cli-solve-dice-bank = With { $dice } left, bank from { $points }.
cli-solve-dice-never = With { $dice } left, always roll.
cli-solve-dice-cost = Solved in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = The badge of the side that starts, by its slug, such as silver-warlords: how likely that side is to win.
cli-solve-against-badge = The opponent's badge.
cli-solve-badge-alone = --badge and --against-badge need --target, and either both --dice and --against or neither. They cannot be combined with --all, --output or --players.
cli-solve-badge-unknown = There is no badge “{ $badge }”. Choose from: { $known }.
cli-no-token = There is no token. Add DISCORD_TOKEN=... to .env; README.md says where to get one.
cli-bad-token = Discord does not accept this token. Copy it again from the Bot page of your application in the developer portal.
cli-no-discord = Cannot reach Discord at { $address }: { $why }. Check the network, then start again.
cli-outdated = Discord no longer lets this version of the bot connect (code { $code }). Update the bot.
cli-wrong-shards = Discord rejects the number of shards (code { $code }). Set FARKLE_SHARDS to 0, or to a higher number, the same in every process, then start the bot again.
cli-lock-unwritable = Cannot write the file { $path } ({ $why }). Let the bot write to its folder, or name another database in FARKLE_DATABASE.
cli-verify = Roll the dice of an exported game again, and check every roll against the seed.
cli-verify-export = The farkle-dice.txt or farkle-game.json of an exported game, or the line in it from fair1 to the last move; - reads it from standard input.
cli-verify-unreadable = Cannot read the file { $file }: { $why }
cli-verify-seal = The seal is { $seal }. Compare it with the one that the board showed before the first roll.
cli-verify-words = Words mixed in: { $words }.
cli-status = Ask the running bot whether people can play; exits with code 1 if they cannot.
cli-status-ready = People can play.
cli-status-off = The bot does not report its status. Set FARKLE_STATUS to an address and a port, such as { $example }, and restart it.
cli-status-silent = Nothing answers at { $address }. Check in the bot's log whether it is running.
cli-status-start = The bot is starting: it is waiting for Discord. Its log says since when.
cli-status-discord = The connection to Discord is lost; the bot is reconnecting. Its log says why.
cli-status-database = The database does not answer. The bot's log says why.
cli-status-leaving = The bot is shutting down.
cli-doctor = Check everything the bot needs: token, Discord, servers, database, backups; exits with code 1 if something needs fixing.
cli-doctor-json = Print the findings as JSON.
cli-doctor-try = Also try everything in this channel (its id): post a board, open a thread, create an event, register commands; then undo it all.
cli-try-bad-channel = { $typed } is not a channel id. Turn on developer mode in Discord, copy the id of a text channel, and use that.
cli-try-done = { $what }: Discord answered { $status }.
cli-try-refused = { $what }: Discord answered { $answer }.
cli-try-unanswered = { $what }: Discord did not answer ({ $why }).
cli-try-permit = Grant the bot in this channel: { $names }.
cli-try-report = docs/first-hour-on-discord.md says what to report.
cli-try-left = This could not be undone; delete it by hand: { $what }.
cli-try-interrupted = The trial was interrupted. Undoing what it made.
cli-try-stopped = The trial failed ({ $why }). Undoing what it made; try again later.
cli-try-unclean = There was no time left to undo everything. Check the channel, the server's events and its commands.
cli-try-no-channel = This is not a text channel of a server. Choose one where people are going to play.
cli-try-no-die = Discord accepted the board, but its text no longer shows the die. docs/first-hour-on-discord.md says what to report.
cli-try-no-event = Skipped the scheduled event: the bot lacks the permission { permission-create-events } on this server, which it needs only to list tournaments there.
cli-try-own-commands = Skipped the commands: the application has commands for this server alone, which were left as they are.
cli-try-title = Farkle: trial run
cli-try-board-text = This is a trial run by the bot. The message deletes itself.
cli-try-board-changed = The same board, edited. It deletes itself.
cli-try-button = Nothing to press
cli-try-look = Check the channel
cli-try-die = Upload a die
cli-try-board = Post a board
cli-try-edit = Edit the board
cli-try-thread = Open a thread
cli-try-archive = Archive the thread
cli-try-event = Create a scheduled event
cli-try-commands = Register all commands on this server
cli-try-delete-commands = Remove this server's commands
cli-try-delete-event = Delete the event
cli-try-delete-thread = Delete the thread
cli-try-delete-board = Delete the board
cli-try-delete-die = Delete the die
cli-doctor-token-ok = The token belongs to { $name }.
cli-doctor-discord-ok = Discord answers at { $address }.
cli-doctor-discord-away = Cannot reach Discord at { $address } ({ $why }). Check this machine's network connection and DISCORD_API_BASE.
cli-doctor-clock-ok = This machine's clock is right.
cli-doctor-clock-off = This machine's clock is off by { $seconds } s. Set it over the network (timedatectl set-ntp true): the deadlines that players see depend on it.
cli-doctor-sessions-left = { $remaining ->
    [one] The bot can start one more session today.
   *[other] The bot can start { $remaining } more sessions today.
}
cli-doctor-sessions-none = The bot needs { $shards } sessions but can start only { $remaining } more today. Wait { $minutes } min before you start it again: Discord resets the token of a bot that starts too often. Its log says why it does.
cli-doctor-endpoint-ok = Discord sends commands and button presses to the bot's own connection.
cli-doctor-endpoint-set = Nobody can play: the application has an interactions endpoint URL, so Discord sends every command and button press there instead of to the bot. Clear that field in the developer portal, on the page General Information.
cli-doctor-installs-ok = The application can be installed on servers and to people's own accounts.
cli-doctor-installs-servers = The application can be installed only on servers. To let people use it anywhere, tick User Install in the developer portal, on the page Installation, and restart the bot.
cli-doctor-installs-users = The application cannot be installed on servers, so the bot has no commands there. Tick Guild Install in the developer portal, on the page Installation, and restart the bot.
cli-doctor-intents-ok = The application has no privileged intents and needs none.
cli-doctor-intents-spare = The application has privileged intents, which the bot does not use. Turn them off in the developer portal, on the page Bot.
cli-doctor-permissions-ok = { $servers ->
    [0] The bot is not on any server yet.
    [one] The bot has all its permissions on its server.
   *[other] The bot has all its permissions on its { $servers } servers.
}
cli-doctor-permissions-needed = On { $server } the bot lacks permissions that games need. Grant it: { $names }.
cli-doctor-permissions-wished = On { $server } the bot cannot open threads for games, or cannot notice that a board has scrolled away. Grant it: { $names }.
cli-doctor-permissions-most = The bot may be on more servers: only the first { $most } were checked.
cli-doctor-permissions-chosen = On { $server } the bot lacks permissions for what its settings ask for. Grant it: { $names }.
cli-doctor-two-factor = On { $server } Discord does not let the bot give winners a role (60003): the server requires two-factor authentication, and the application's owner has not enabled it. Enable it in that account, and restart the bot.
cli-doctor-commands-ok = Discord knows this version's { $commands } commands.
cli-doctor-commands-missing = Discord does not know these commands: { $names }. Start the bot: it registers them, and its log says if Discord refuses.
cli-doctor-commands-spare = Discord knows commands that this version does not have: { $names }. Start the bot: it registers its own instead.
cli-doctor-commands-older = The bot has not registered this version's commands with Discord yet. It does so when it starts.
cli-doctor-commands-refused = Discord refused some of this version's commands. The bot's log says which and why; it registers them again when it starts.
cli-doctor-emojis-ok = Discord has all dice of the default theme.
# $missing is never 0.
cli-doctor-emojis-missing = { $missing ->
    [one] Discord lacks one picture of the dice
   *[other] Discord lacks { $missing } pictures of the dice
}, which are shown as text instead. Start the bot: it uploads them, and its log says if Discord refuses.
cli-doctor-database-ok = { $path } is intact: { $size } MB, schema { $schema }.
cli-doctor-database-server = { $path } responds: { $size } MB, schema { $schema }.
cli-doctor-database-older = { $path } is intact: { $size } MB, with schema { $schema } of an older version of the bot. This version needs schema { $newest }, and migrates it when it starts. To migrate it now, stop the bot and run farkle migrate.
cli-doctor-database-empty = { $path } has none of the bot's tables yet. The bot creates them when it starts. If there should be games in it, check FARKLE_DATABASE.
cli-doctor-database-none = There is no database { $path } yet. The bot creates it when it starts.
cli-doctor-database-damaged = { $path } is damaged: { $damage }. Stop the bot and restore a backup with: farkle restore
cli-doctor-disk-ok = { $folder } has { $free } MB free.
cli-doctor-disk-tight = { $folder } has only { $free } MB free: not enough for a copy of the database and for its growth. Free some space.
cli-doctor-disk-full = { $folder } has only { $free } MB free. Free some space before nothing can be saved any more.
cli-doctor-disk-unwritable = This user cannot write to { $folder }. Let the bot write there, and run the doctor as the bot's user.
cli-doctor-backups-ok = The newest backup in { $folder } is from { $day }.
cli-doctor-backups-off = The bot makes no backups. Name a folder in FARKLE_BACKUPS, on another disk if you can.
cli-doctor-backups-server = PostgreSQL has its own backups, such as those of pg_dump. Check there that they are being made.
cli-doctor-backups-none = There is no backup in { $folder } yet. The bot makes one a day, at a quiet hour.
cli-doctor-backups-old = The newest backup in { $folder } is from { $day }. The bot's log says why there has been none since.
cli-doctor-backups-unreadable = Cannot read the backup folder { $folder }: { $why }. Let the bot read and write there.
cli-doctor-backups-unwritable = The bot cannot write to the backup folder { $folder }. Let the bot's own user write there.
cli-doctor-key-none = The key that keeps people who deleted their data blocked, { $path }, is created at the next start.
cli-doctor-key-ok = The key that keeps people who deleted their data blocked, { $path }, is intact.
cli-doctor-tables-ok = The solved tables of all { $tables } rulesets are readable.
cli-doctor-tables-refused = Cannot use these solved tables: { $tables }. Reinstall the bot.
cli-doctor-languages-ok = All { $languages } languages are complete.
# $flaws is never 0.
cli-doctor-languages-flaws = The texts have mistakes in { $flaws ->
    [one] one place
   *[other] { $flaws } places
}: farkle locales check says where.
cli-doctor-status-off = FARKLE_STATUS is not set, so the status of a running bot cannot be checked.
cli-backup = Copy the database to a file, and check the copy; the bot can keep running.
cli-backup-file = The file to write; an existing one is replaced once the copy is complete.
cli-backup-no-database = There is no database { $path } yet, so there is nothing to back up.
cli-backup-itself = { $path } is the database itself: name another file.
cli-backup-folder = { $path } is a folder: name a file in it, such as { $example }.
cli-backup-server = { $path } is PostgreSQL, which has its own backups: pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = Backed up to { $file } ({ $size } MB). The copy is intact, and up to { $games } of its games were replayed.
cli-backup-older = Backed up to { $file } ({ $size } MB). The copy is intact. Its schema { $schema } is of an older version of the bot (this version has { $newest }), so no games were replayed.
cli-backup-newer = Backed up to { $file } ({ $size } MB). The copy is intact. Its schema { $schema } is of a newer version of the bot (this version knows { $newest }), so no games were replayed, and only that version can use it.
cli-restore = Replace the database with a backup; stop the bot first.
cli-restore-file = A file written by farkle backup, or by the bot itself into FARKLE_BACKUPS.
cli-restore-force = Set the existing database aside.
cli-restore-no-file = There is no file { $file }.
cli-restore-there = There is already a database { $path }. To set it aside and restore the backup, add --force.
cli-restore-server = { $path } is PostgreSQL, which restores its own backups: pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = The backup { $file } is now the database { $path }.
cli-restore-newer = Nothing was changed: the backup { $file } is from a newer version of the bot (schema { $schema }; this version knows { $newest }). Update the bot, or restore an older backup.
cli-restore-older = Its schema { $schema } is of an older version of the bot. This version migrates it to { $newest } at the next start, or with farkle migrate.
cli-restore-aside = The previous database is now { $aside }. Delete it when you no longer need it.
cli-migrate = Migrate the database of an older version, as the bot does when it starts; stop the bot first.
cli-migrate-dry = Only show what would be done.
cli-migrate-no-database = There is no database { $path } yet. The bot creates it when it starts.
cli-migrate-empty = Nothing was changed: { $path } has none of the bot's tables. Start the bot, which creates them, or name another database in FARKLE_DATABASE.
cli-migrate-current = { $path } has schema { $schema }, which this version of the bot needs. There is nothing to migrate.
cli-migrate-would = Nothing was changed: { $path } has schema { $schema } of an older version of the bot; this version needs { $newest }. farkle migrate would run, all or none:
cli-migrate-backup = Make a backup first: older versions cannot use the database afterwards.
cli-migrate-done = Migrated { $path } from schema { $schema } to { $newest }. You can start the bot.
cli-move = Copy everything to another, empty database, and verify the copy; stop the bot first.
cli-move-target = The path of a file, or an address such as postgresql://user@host/name.
cli-move-bad-target = This is not a database: { $why }.
cli-move-itself = { $path } is the database itself: name another one.
cli-move-no-database = There is no database { $path } yet, so there is nothing to copy.
cli-move-done = Copied { $rows ->
        [one] one row
       *[other] { $rows } rows
    } of { $games ->
        [one] one game
       *[other] { $games } games
    } and everything else from { $source } to { $target }. Row counts match, all statistics match the games, and up to { $sample } games were replayed.
cli-move-next = Set FARKLE_DATABASE to the address of { $target }, and start the bot. { $source } is unchanged: keep it until you no longer need it.
cli-move-files = Set FARKLE_FILES={ $files } too: the bot keeps files beside it, and one of them, { $file }, keeps people who deleted their data blocked. Do not lose that file.
cli-work-copying = Copying
cli-work-checking = Checking
cli-work-migrating = Migrating
cli-work-counting = Recounting
cli-work-comparing = Comparing
cli-recount = Recount every stored game, and show where the stored statistics differ.
cli-recount-fix = Correct the differences; stop the bot first.
cli-recount-no-database = There is no database { $path } yet, so there is nothing to recount.
cli-recount-difference = { $where }: stored { $kept }, counted { $counted }
cli-recount-nothing = nothing
cli-recount-equal = Recounted every game: all statistics match the stored games.
cli-recount-fixed =
    { $differences ->
        [one] Corrected this one difference.
       *[other] Corrected these { $differences } differences.
    }
cli-recount-differs =
    { $differences ->
        [one] One difference. Stop the bot, make a backup, and correct it with: farkle recount --fix
       *[other] { $differences } differences. Stop the bot, make a backup, and correct them with: farkle recount --fix
    }
cli-locales = Check the texts of the bot's languages.
cli-locales-check = Find what is missing, superfluous, broken, too long or worded against terms.toml in the languages of data/locales.
cli-locales-which = The languages to check, such as fr (default: all of them).
cli-locales-unknown = There is no language “{ $word }”. Choose from: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $language }: one message, no mistakes.
       *[other] { $language }: { $messages } messages, no mistakes.
    }
cli-locales-flaws =
    { $flaws ->
        [one] One mistake.
       *[other] { $flaws } mistakes.
    }

cli-puzzles = Find puzzles, positions where the best choice is not the obvious one, and check the built-in ones.
cli-puzzles-mine = Find puzzles in games of the bot's opponents and in random positions. The same seed finds the same puzzles.
cli-puzzles-seed = The seed, a whole number.
cli-puzzles-output = The folder to write one file per ruleset to.
cli-puzzles-ruleset = The ruleset, which must be solved (default: all built-in ones).
cli-puzzles-count = How many puzzles to find for each ruleset.
cli-puzzles-pairs = With --ruleset: also look for puzzles with this many random pairs of sets of loaded dice, which are solved first.
cli-puzzles-played = A file of games to search first: one per line, from fk1 to the last move, as exported games have it.
cli-puzzles-check = Check that every answer is the solver's, by the margin it states, and that no two puzzles are alike.
cli-puzzles-folder = The folder to check (default: that of the built-in puzzles).
cli-puzzles-anew = Solve the games again instead of reading the built-in tables, which takes some minutes.
cli-puzzles-bad-seed = Choose a seed from 0 to { $most }.
cli-puzzles-bad-count = Choose a count from 1 to { $most }.
cli-puzzles-bad-pairs = Choose 1 to { $most } pairs, and their ruleset with --ruleset.
cli-puzzles-unsolved = { $ruleset } is not among the built-in solved games, and only solved games have puzzles.
cli-puzzles-games =
    { $games ->
        [one] { $file } has one game.
       *[other] { $file } has { $games } games.
    }
cli-puzzles-many-games = { $file } has more than { $most } lines. Split it, and search one part at a time.
cli-puzzles-bad-line = { $file }, line { $line }: { $why }
cli-puzzles-unreadable = Cannot read the file { $file }: { $why }
cli-puzzles-unwritable = Cannot write puzzles to { $folder }: { $why }. Choose another folder with --output.
cli-puzzles-progress = Looking for puzzles in { $ruleset }
cli-puzzles-mined = { $ruleset }: chose { $puzzles } puzzles of { $found } found in { $positions } positions, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } has fewer than { $wanted } different puzzles.
cli-puzzles-none = There are no puzzles in { $folder }.
cli-puzzles-misnamed = { $file } holds puzzles of { $ruleset }, so it should be named after that.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset }: one puzzle, no mistakes ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset }: { $puzzles } puzzles, no mistakes ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] One mistake.
       *[other] { $flaws } mistakes.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = Cannot read { $file }: { $detail }
puzzle-file-too-large = { $file } is larger than { $detail } bytes, which is too large for a file of puzzles.
puzzle-file-no-head = { $file } does not start with the line that names the ruleset.
puzzle-file-not-a-puzzle = { $file }, line { $line } is not a puzzle: { $detail }
puzzle-file-twice = { $file } has the puzzle { $detail } twice, the second time on line { $line }.
puzzle-flaw-other-rules = { $file }: the ruleset has changed since these puzzles were found. Find new ones with: farkle puzzles mine
puzzle-flaw-unplayable = { $file }: the position of { $puzzle } cannot occur.
puzzle-flaw-unsolved = { $file }: no solved game has the dice of { $puzzle }.
puzzle-flaw-no-puzzle = { $file }: the best choice of { $puzzle } is not clearly better, or is the obvious one.
puzzle-flaw-wrong-id = { $file }: { $puzzle } is not the id of its position.
puzzle-flaw-wrong-answer = { $file }: the answer of { $puzzle } is not the solver's.
puzzle-flaw-wrong-margin = { $file }: the margin of { $puzzle } is not the solver's.
puzzle-flaw-wrong-grade = { $file }: the themes, wrong answers or rating of { $puzzle } are not what they should be.
puzzle-flaw-alike = { $file }: { $puzzle } is much like an earlier puzzle.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } is not named after a language that Discord has, such as fr or pt-BR.
check-stray = { $file } does not belong here: data/locales holds a folder for each language, with the same files as the folder en.
check-unreadable = { $file } cannot be parsed at: { $detail }
check-twice = { $file }: { $key } is already in { $detail }.
check-missing = { $file }: { $key } is missing.
check-extra = { $file }: { $key } is not in English, so nothing uses it.
check-misplaced = { $file }: { $key } belongs in { $detail }, where English has it.
check-broken = { $file }: { $key } cannot be shown: { $detail }
check-unknown-value = { $file }: { $key } uses ${ $detail }, which the English text does not have.
check-missing-value = { $file }: { $key } leaves out ${ $detail }.
check-unknown-variant = { $file }: { $key } has the variant { $detail }, which is never used.
check-missing-variant = { $file }: { $key } lacks the variant { $detail }.
check-missing-plural = { $file }: { $key } lacks the plural form { $detail }.
check-too-long = { $file }: { $key } can get longer than { $most } characters: { $detail }
check-marks = { $file }: { $key } starts with different Markdown than English, or does not close it: { $detail }
check-bad-name = { $file }: { $detail } is not a valid name for a command or option. Use 1 to { $most } lower-case letters, digits, hyphens and underscores.
check-same-name = { $file }: { $detail } is used twice.
check-unknown-command = { $file }: { $key } names { $detail }, which is not a command in this language.
check-literal-command = { $file }: { $key } spells out { $detail }. Refer to it instead, as in { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } is longer than { $most } characters with all its names and descriptions, counting the longest language of each.

# How texts are worded, by terms.toml and by rules for all languages. $wanted is what to write.

check-no-terms = { $file } is missing. It says what this language calls the words of the game: copy that of another language.
check-missing-word = { $file }: “{ $detail }” has no translation. Add it under [words].
check-extra-word = { $file }: “{ $detail }” is not among the words of en/terms.toml. Remove it, or add it to all languages.
check-idle-exception = { $file } has an exception for { $key }, and nothing there needs it. Remove it.
check-avoided = { $file }: { $key } has “{ $detail }”. Write: { $wanted }
check-translated-twice = { $file }: { $key } is “{ $detail }”, but English says the same as in { $wanted }. Write the same, or add the key to translated-twice in terms.toml.
check-same-choice = { $file }: { $key } is “{ $detail }”, just as { $wanted } beside it. Find another name.
check-typed-name = { $file }: { $key } spells out the name *{ $detail }*. Refer to it instead: { $wanted }
check-unnamed = { $file }: { $key } does not name { $detail }, though English does. Add it.
check-uncounted = { $file }: the variant [one] of { $key } does not show { $detail }, which can be 0 there. Show it, or write into the English file: # { $detail } is never 0.

cli-second-copy = Another copy of the bot is running on the database { $path }. Stop it first, or name another database in FARKLE_DATABASE.

## The league

cli-league = Let the bot's opponents and programs of your own play each other, with the same dice in every seat, and rate them in Elo with standard errors.
cli-league-players = Who plays: opponents by name, levels by number (1 to 100), points (plays for points alone), bank:300 (banks from 300 on) (default: every opponent).
cli-league-program = A program that speaks the line protocol of docs/line-protocol.md, as name=command, such as "mine=python3 mine.py". Can be repeated.
cli-league-ruleset = The rules: a ruleset's name, or a line such as "house(target=5000)" (default: all built-in ones). Can be repeated.
cli-league-how = The least number of games that each result rests on.
cli-league-pairs = Let every two players play this many games, and show how often each beats each.
cli-league-only = Only the games of this player.
cli-league-seats = How many seats a table has, up to 8. At larger tables than two, each player faces opponents of one kind.
cli-league-teams = How many teams of equal size, 2 to 4.
cli-league-seed = The seed of the dice: the same number gives the same games.
cli-league-processes = How many processes to use.
cli-league-seconds = How many seconds a program has for each move.
cli-league-results = A file to save results in. An interrupted league resumes from it.
cli-league-json = Print a JSON object for each ruleset.
cli-league-unknown = There is no player “{ $word }”. Choose from: { $known }, a level from { $least } to { $most }, points, or bank: and a number of points, such as bank:300.
cli-league-bad-program = “{ $word }” is not a program. Give it a name of its own and a command, such as: --program "mine=python3 mine.py"
cli-league-same-names = Two players have the same name. Name each player once, and give programs names of their own.
cli-league-how-many = A league has 2 to { $most } players.
cli-league-not-there = “{ $word }” does not play in this league. Choose from: { $known }.
cli-league-bad-file = Cannot use the file { $file }: { $why }. Choose another with --results.
cli-league-broken = A process of the league was killed. Start again with the same --results to resume.
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
cli-league-wins = Wins,%
# $games is never 0.
cli-league-lost =
    { $games ->
        [one] { $name } lost one game: { $why }
       *[other] { $name } lost { $games } games: { $why }
    }
cli-league-fault-no-start = it could not be started: { $said }
cli-league-fault-version = it speaks version “{ $said }” of the protocol, and the league another.
cli-league-fault-died = it exited in the middle of a game.
cli-league-fault-silent = it did not answer in time.
cli-league-fault-nonsense = it sent something that is not in the protocol: “{ $said }”
cli-league-fault-illegal = it chose a move that was not offered: “{ $said }”
cli-league-fault-flood = it sent more than the league can read.
cli-league-fault-unasked = it spoke without being asked: “{ $said }”
cli-league-fault-out = it had failed too often before, so it was not asked again.

cli-engine = Run an opponent of the bot for other programs, speaking the line protocol of docs/line-protocol.md on standard input and output.
cli-engine-level = Which opponent: perfect, cautious, greedy, streaky, tactician, or a level from 1 to 100.
cli-engine-not-understood = Cannot understand this line: { $line }

## Playing in the terminal

play-about = Play a game for one to eight people at this keyboard, or with moves that are piped in.
play-option-ruleset = The rules: a ruleset's name, or a line such as "house(target=5000,high_stakes=yes)"; docs/rules.md has every option.
play-option-players = How many people play, 1 to 8 (default: 2, or 1 against opponents).
play-option-names = The names of the players, separated by commas.
play-option-bots = The opponents to play against, separated by commas: perfect, cautious, greedy, streaky, tactician, or a level from 1 to 100.
play-option-teams = How many teams of equal size, 2 to 4; they play to 20,000 unless you set a target.
play-option-target = The points that win, 500 to 100,000.
play-option-turns = Play this many turns each instead, 1 to 100.
play-option-seed = The seed of the dice: with the same number, the same moves make the same game.

play-no-such-bot = There is no opponent “{ $word }”. Choose from: { $known }, or a level from { $least } to { $most }.
play-player = Player { $number }
play-names-do-not-fit =
    { $names ->
        [one] You named one player, but { $players } play. Name them all, or leave --players out.
       *[other] You named { $names } players, but { $players } play. Name them all, or leave --players out.
    }
play-same-names = Give every player a different name, for example: --names Ann,Bob
play-needs-two = A game to a target needs at least two players: use --players 2, or add an opponent with --bots. Alone, you can play a number of turns: --turns 10
play-welcome = Press { $key } for the rules and the keys.
play-clock = When time runs out, the best dice are banked if the rules allow it.
play-time-left = Time left: { $time }

# $dice is never 0.
play-offer =
    { $dice ->
        [one] You can take over { $points } points and one die.
       *[other] You can take over { $points } points and { $dice } dice.
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
play-key-hand = options
play-key-help = help
play-key-resign = resign
play-key-quit = quit

play-help = **The keys**
play-help-key = - **{ $keys }** { $what }
play-help-choose = chooses a die by its face, then the next die with that face; once all are chosen, puts them back
play-help-most = chooses the dice that score most
play-help-roll = sets the chosen dice aside and rolls the rest
play-help-bank = sets the chosen dice aside and banks the turn's points
play-help-take = takes over the dice and the points that the last player left, if the rules allow it
play-help-undo = undoes the last choice of dice
play-help-hand = lists everything that scores
play-help-help = shows the rules and the keys
play-help-resign = removes the player whose turn it is from the game
play-help-quit = leaves the game

play-unknown = “{ $word }” is not a command. Press { $key } for the keys.
play-sure = Press { $key } again to confirm, or any other key to keep playing.
play-no-more-moves = There are no more moves, so the game ends here, unfinished.
play-left = The game ends here, unfinished. Thank you for playing.
play-figures = { $name }: turns { $turns }, best turn { $best }, farkles { $farkles }, hot dice { $hot }
cli-record-folder = Cannot record into { $folder } ({ $why }). Name another folder in FARKLE_RECORD, or leave it empty.
