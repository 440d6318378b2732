-- What is kept of somebody, a statement for each table. Ids of places are texts, since many programs
-- round such large numbers. Ids and names of others are left out.

-- name: people(user_id)
SELECT name, named_at, listed
FROM people
WHERE user_id = :user_id;

-- name: preferences(user_id)
-- Of the people on the block list only how many there are; nothing of what cannot be read.
SELECT
    iif(
        json_valid(choices),
        json_replace(choices, '$.blocked', json_array_length(choices, '$.blocked')),
        NULL
    ) AS choices
FROM preferences
WHERE user_id = :user_id;

-- name: vacations(user_id)
SELECT begins_at, ends_at
FROM vacations
WHERE user_id = :user_id
ORDER BY begins_at;

-- name: former_blocks(user_id)
-- Blocks of people whose data was deleted: how many there are.
SELECT count(*) AS people
FROM former_blocks
WHERE user_id = :user_id
HAVING count(*) > 0;

-- name: lessons(user_id)
SELECT lesson, done_at
FROM lessons
WHERE user_id = :user_id
ORDER BY done_at, lesson;

-- name: lesson_offers(user_id)
SELECT offered_at
FROM lesson_offers
WHERE user_id = :user_id;

-- name: matches(user_id)
-- Without the seed, which is a secret until the game has ended, and is in what `/farkle verify` gives;
-- and without what others are still choosing for a game in the tavern.
SELECT
    id AS game, phase, CAST(guild_id AS TEXT) AS guild_id, CAST(channel_id AS TEXT) AS channel_id,
    CAST(message_id AS TEXT) AS message_id, players, invited, snapshot, log, words, created_at,
    deadline, remind_at, CAST(reminder_id AS TEXT) AS reminder_id, closes_at, ended_at, closing,
    rated, limited, occasion, occasion_ends_at, rematch, presence, votes, iif(phase = 'choosing', NULL, tavern) AS tavern
FROM matches
WHERE id IN (
    SELECT match_id
    FROM results
    WHERE user_id = :user_id
    UNION
    SELECT id
    FROM matches
    WHERE phase != 'finished'
        AND (instr(players, :user_id) OR instr(invited, :user_id) OR instr(words, :user_id))
)
ORDER BY id;

-- name: attendances(user_id)
SELECT match_id AS game, until
FROM attendances
WHERE user_id = :user_id;

-- name: turn_calls(user_id)
SELECT
    match_id AS game, CAST(guild_id AS TEXT) AS guild_id, CAST(channel_id AS TEXT) AS channel_id,
    CAST(message_id AS TEXT) AS message_id
FROM turn_calls
WHERE user_id = :user_id;

-- name: results(user_id)
SELECT
    match_id AS game, ended_at, CAST(guild_id AS TEXT) AS guild_id, counts, won, place, score, banked,
    turns, best_turn, farkles, hot_dice, big_1000, big_2500, big_5000, rating, accuracy, luck
FROM results
WHERE user_id = :user_id
ORDER BY ended_at, match_id;

-- name: closed_games(user_id)
SELECT match_id AS game, ended_at, CAST(guild_id AS TEXT) AS guild_id
FROM closed_games
WHERE user_id = :user_id
ORDER BY ended_at, match_id;

-- name: figures(user_id)
SELECT
    CAST(guild_id AS TEXT) AS guild_id, period, starts, ends, ruleset, shown, games, wins, points,
    turns, best_turn, farkles, hot_dice, big_1000, big_2500, big_5000, streak, best_streak, rated,
    mu, sigma, reviewed, accuracy, luck
FROM ledgers
CROSS JOIN figures -- in this order: so that the index finds a row in each ledger
WHERE figures.ledger = ledgers.id AND user_id = :user_id;

-- name: awards(user_id)
SELECT achievement, match_id AS game
FROM awards
WHERE user_id = :user_id;

-- name: rivalries(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id, 'opponent' AS rival, games, wins, losses, latest
FROM rivalries
WHERE user_id = :user_id;

-- name: rated_pairs(user_id)
SELECT day, 'opponent' AS rival, games
FROM rated_pairs
WHERE low = :user_id OR high = :user_id;

-- name: podiums(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id, starts, ends, place, wins, games
FROM podiums
WHERE user_id = :user_id;

-- name: belongings(user_id)
-- What somebody owns, and what they have won and a wager has passed on.
SELECT
    thing, origin, number, match_id AS game,
    iif(owner_id = :user_id, 'you', 'opponent') AS owner,
    iif(winner_id = :user_id, 'you', 'opponent') AS won_by
FROM belongings
WHERE owner_id = :user_id OR winner_id = :user_id
ORDER BY id;

-- name: daily_results(user_id)
SELECT day, CAST(guild_id AS TEXT) AS guild_id, name, score
FROM daily_results
WHERE user_id = :user_id;

-- name: daily_streaks(user_id)
SELECT last_day, days, best
FROM daily_streaks
WHERE user_id = :user_id;

-- name: deal_results(user_id)
SELECT deal, name, score, ended_at
FROM deal_results
WHERE user_id = :user_id;

-- name: solvers(user_id)
SELECT name, mu, sigma, answered, solved, streak, best_streak, last_day, days, best_days
FROM solvers
WHERE user_id = :user_id;

-- name: puzzle_answers(user_id)
SELECT puzzle, answered_at, given, rating_before, rating_after
FROM puzzle_answers
WHERE user_id = :user_id;

-- name: puzzle_days(user_id)
SELECT day, solved
FROM puzzle_days
WHERE user_id = :user_id;

-- name: puzzle_places(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id
FROM puzzle_places
WHERE user_id = :user_id;

-- name: own_puzzles(user_id)
SELECT puzzle, line, rules, match_id AS game, step, found_at
FROM own_puzzles
WHERE user_id = :user_id;

-- name: guesses(user_id)
SELECT
    match_id AS game, CAST(guild_id AS TEXT) AS guild_id, name, side, guessed_at, points
FROM guesses
WHERE user_id = :user_id
ORDER BY guessed_at, match_id;

-- name: honours(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id, honour, CAST(role_id AS TEXT) AS role_id, state
FROM honours
WHERE user_id = :user_id;

-- name: declines(user_id)
SELECT
    iif(user_id = :user_id, 'you', 'opponent') AS declined_by,
    iif(challenger_id = :user_id, 'you', 'opponent') AS challenger,
    times,
    declined_at
FROM declines
WHERE user_id = :user_id OR challenger_id = :user_id;

-- name: drafts(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id, title, edits, base, options, updated_at
FROM drafts
WHERE user_id = :user_id;

-- name: absences(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id
FROM absences
WHERE user_id = :user_id;

-- name: rungs(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id, ruleset, name, place, sunk, sinks_at
FROM rungs
WHERE user_id = :user_id;

-- name: ladder_challenges(user_id)
SELECT
    CAST(guild_id AS TEXT) AS guild_id, CAST(channel_id AS TEXT) AS channel_id,
    CAST(message_id AS TEXT) AS message_id, ruleset, match_id AS game, due_at, ended_at, outcome,
    iif(challenger_id = :user_id, 'you', 'opponent') AS challenger,
    iif(challenged_id = :user_id, 'you', 'opponent') AS challenged
FROM ladder_challenges
WHERE challenger_id = :user_id OR challenged_id = :user_id
ORDER BY id;

-- name: tournaments(user_id)
-- Those that somebody looks after.
SELECT
    id AS tournament, CAST(guild_id AS TEXT) AS guild_id, CAST(channel_id AS TEXT) AS channel_id,
    organizer_name AS name, plan ->> 'title' AS title, phase, created_at
FROM tournaments
WHERE organizer_id = :user_id
ORDER BY id;

-- name: tournament_people(user_id)
SELECT
    tournament_id AS tournament, tournament_people.name, tournament_entries.name AS team, board, number,
    attendance
FROM tournament_people
INNER JOIN tournament_entries ON tournament_entries.id = entry_id
WHERE user_id = :user_id
ORDER BY tournament_id;

-- name: tournament_acts(user_id)
SELECT
    tournament_id AS tournament, at, kind, iif(by_id = :user_id, 'you', 'somebody else') AS done_by,
    iif(about_id = :user_id, 'you', 'somebody else') AS about, detail
FROM tournament_acts
WHERE by_id = :user_id OR about_id = :user_id
ORDER BY id;
