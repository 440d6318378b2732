-- Tournaments, with what belongs to them.

-- name: budget(guild_id, organizer_id, since)
SELECT
    (
        SELECT count(*)
        FROM tournaments
        WHERE guild_id = :guild_id AND phase IN ('joining', 'check-in', 'running')
    ) AS on_server,
    (
        SELECT count(*)
        FROM tournaments
        WHERE guild_id = :guild_id AND phase IN ('joining', 'check-in', 'running')
            AND organizer_id = :organizer_id
    ) AS of_organizer,
    (
        SELECT count(*)
        FROM tournaments
        WHERE guild_id = :guild_id AND created_at > :since
    ) AS a_day;

-- name: add(version, guild_id, channel_id, organizer_id, organizer_name, plan, phase, details, created_at, deadline, paused_at, trouble, told)
INSERT INTO tournaments (
    version, guild_id, channel_id, organizer_id, organizer_name, plan, phase, details, created_at, deadline,
    paused_at, trouble, told
)
VALUES (
    :version, :guild_id, :channel_id, :organizer_id, :organizer_name, :plan, :phase, :details, :created_at,
    :deadline, :paused_at, :trouble, :told
)
RETURNING id;

-- name: save(id, version, channel_id, phase, details, deadline, paused_at, trouble, told)
-- No row comes back when the version has moved on.
UPDATE tournaments
SET
    version = version + 1,
    channel_id = :channel_id,
    phase = :phase,
    details = :details,
    deadline = :deadline,
    paused_at = :paused_at,
    trouble = :trouble,
    told = :told
WHERE id = :id AND version = :version
RETURNING id;

-- name: hand_over(id, organizer_id, organizer_name)!
UPDATE tournaments
SET organizer_id = :organizer_id, organizer_name = :organizer_name
WHERE id = :id;

-- name: get(id)
SELECT
    id, version, guild_id, channel_id, organizer_id, organizer_name, plan, phase, details, created_at,
    paused_at, trouble, told
FROM tournaments
WHERE id = :id;

-- name: entries(id)
SELECT id, name, number, attendance, since
FROM tournament_entries
WHERE tournament_id = :id
ORDER BY id;

-- name: people(id)
SELECT entry_id, user_id, tournament_people.name
FROM tournament_entries
INNER JOIN tournament_people ON entry_id = tournament_entries.id
WHERE tournament_id = :id
ORDER BY entry_id, board;

-- name: series(id)
SELECT id, part, round, position, first, second, outcome, until
FROM tournament_series
WHERE tournament_id = :id
ORDER BY id;

-- name: games(id)
-- In a damaged match nobody is away. With a plus an id has no affinity, as in the index of matches, and
-- is no order to read all games in.
SELECT
    tournament_games.id, series_id, board, number, result, score, unplayed, came, absent_at, berserk, resigned,
    matches.id AS match_id, matches.phase AS match_phase, closing, message_id,
    ifnull(json_array_length(iif(json_valid(presence), presence, '{}'), '$.away'), 0) AS away
FROM tournament_series
INNER JOIN tournament_games ON series_id = tournament_series.id
LEFT JOIN matches ON tournament IS NOT NULL AND tournament ->> 'game_id' = +tournament_games.id
WHERE tournament_id = :id
ORDER BY +tournament_games.id;

-- name: games_alone(id)
-- What is played for the games of a duplicate: whoever has begun a deal of it has one match. The plus is
-- there as in `games`.
SELECT
    tournament_games.id, matches.id AS match_id, matches.phase AS match_phase, closing, message_id, 0 AS away
FROM tournament_series
INNER JOIN tournament_games ON series_id = tournament_series.id
INNER JOIN tournament_entries
    ON tournament_entries.tournament_id = tournament_series.tournament_id
    AND tournament_entries.number = first
INNER JOIN tournament_people ON entry_id = tournament_entries.id
INNER JOIN matches
    ON occasion IS NOT NULL
    AND occasion = 't' || tournament_series.tournament_id || '.' || round
    AND players ->> '$[0].user_id' = +tournament_people.user_id
WHERE tournament_series.tournament_id = :id AND second IS NULL;

-- name: add_entry(tournament_id, name, number, attendance, since)
INSERT INTO tournament_entries (tournament_id, name, number, attendance, since)
VALUES (:tournament_id, :name, :number, :attendance, :since)
RETURNING id;

-- name: save_entry(id, name, number, attendance, since)!
UPDATE tournament_entries
SET name = :name, number = :number, attendance = :attendance, since = :since
WHERE id = :id;

-- name: drop_entry(id)!
DELETE FROM tournament_entries
WHERE id = :id;

-- name: drop_people(id)!
DELETE FROM tournament_people
WHERE entry_id = :id;

-- name: add_people(entry_id, board, user_id, name)!
INSERT INTO tournament_people (entry_id, board, user_id, name)
VALUES (:entry_id, :board, :user_id, :name);

-- name: add_series(tournament_id, part, round, position, first, second, outcome, until)
INSERT INTO tournament_series (tournament_id, part, round, position, first, second, outcome, until)
VALUES (:tournament_id, :part, :round, :position, :first, :second, :outcome, :until)
RETURNING id;

-- name: save_series(id, outcome, until)!
UPDATE tournament_series
SET outcome = :outcome, until = :until
WHERE id = :id;

-- name: add_game(series_id, board, number, result, score, unplayed, came, absent_at, berserk, resigned)!
INSERT INTO tournament_games (
    series_id, board, number, result, score, unplayed, came, absent_at, berserk, resigned
)
VALUES (:series_id, :board, :number, :result, :score, :unplayed, :came, :absent_at, :berserk, :resigned);

-- name: save_game(id, result, score, unplayed, came, absent_at, berserk, resigned)!
UPDATE tournament_games
SET
    result = :result,
    score = :score,
    unplayed = :unplayed,
    came = :came,
    absent_at = :absent_at,
    berserk = :berserk,
    resigned = :resigned
WHERE id = :id;

-- name: add_act(tournament_id, at, kind, by_id, by_name, about_id, about_name, detail)!
INSERT INTO tournament_acts (tournament_id, at, kind, by_id, by_name, about_id, about_name, detail)
VALUES (:tournament_id, :at, :kind, :by_id, :by_name, :about_id, :about_name, :detail);

-- name: place_of_game(id)
-- The game that a finished match was played for, while nothing has come of it otherwise.
SELECT board, number, came
FROM tournament_games
WHERE id = :id AND result IS NULL;

-- name: keep_score(id, round, user_id, score)!
-- What somebody has scored alone in a round of a duplicate.
UPDATE tournament_games
SET result = 'alone', score = :score
WHERE result IS NULL AND series_id IN (
    SELECT tournament_series.id
    FROM tournament_series
    INNER JOIN tournament_entries
        ON tournament_entries.tournament_id = :id AND tournament_entries.number = first
    INNER JOIN tournament_people ON entry_id = tournament_entries.id
    WHERE tournament_series.tournament_id = :id AND round = :round AND user_id = :user_id
);

-- name: touch(id)!
-- Whoever has read the tournament before a game ended reads it again.
UPDATE tournaments
SET version = version + 1
WHERE id = :id;

-- name: unfinished(first_shard, last_shard, shards)
-- Those that have not ended, or of whose end nobody was told.
SELECT id
FROM tournaments
WHERE (phase IN ('joining', 'check-in', 'running') OR phase != told)
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
ORDER BY id;

-- name: open_on(guild_id)
SELECT id
FROM tournaments
WHERE guild_id = :guild_id AND phase IN ('joining', 'check-in', 'running');

-- name: servers(first_shard, last_shard, shards)
SELECT DISTINCT guild_id
FROM tournaments
WHERE phase IN ('joining', 'check-in', 'running')
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: open_of(user_id)
SELECT DISTINCT tournaments.id
FROM tournament_people
INNER JOIN tournament_entries ON tournament_entries.id = entry_id
INNER JOIN tournaments ON tournaments.id = tournament_id
WHERE user_id = :user_id AND phase IN ('joining', 'check-in', 'running');

-- name: next_deadline(first_shard, last_shard, shards)
SELECT min(deadline) AS deadline
FROM tournaments
WHERE deadline IS NOT NULL AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: due(now, first_shard, last_shard, shards)
SELECT id
FROM tournaments
WHERE deadline IS NOT NULL AND deadline <= :now
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
ORDER BY deadline;

-- name: page(guild_id, page, rows)
-- Those that can be joined first, then those that go on, then the newest; pages past the end give the last.
WITH
field AS MATERIALIZED (
    SELECT
        id, guild_id, channel_id, plan, phase, details,
        row_number() OVER (
            ORDER BY
                CASE phase WHEN 'joining' THEN 0 WHEN 'check-in' THEN 1 WHEN 'running' THEN 2 ELSE 3
                END,
                id DESC
        ) AS place
    FROM tournaments
    WHERE guild_id = :guild_id
),
{page}
SELECT
    id, guild_id, channel_id, plan, phase, details,
    (
        SELECT count(*)
        FROM tournament_entries
        WHERE tournament_id = field.id AND attendance IN ('joined', 'checked-in')
    ) AS entrants,
    page_number, page_count, 0 AS is_own
FROM field
CROSS JOIN sheet
WHERE place > (page_number - 1) * :rows AND place <= page_number * :rows
ORDER BY place;

-- name: acts(id, page, rows)
-- The newest first; pages past the end give the last.
WITH
field AS MATERIALIZED (
    SELECT *, row_number() OVER (ORDER BY id DESC) AS place
    FROM tournament_acts
    WHERE tournament_id = :id
),
{page}
SELECT
    at, kind, by_id, by_name, about_id, about_name, detail,
    page_number, page_count, 0 AS is_own
FROM field
CROSS JOIN sheet
WHERE place > (page_number - 1) * :rows AND place <= page_number * :rows
ORDER BY place;

-- name: suspicions(guild_id, times)
-- Who gave up early again and again in favour of the same person.
WITH given AS (
    SELECT
        board, first, second, tournament_id,
        iif(resigned ->> 0, first, second) AS loser,
        iif(resigned ->> 0, second, first) AS winner
    FROM tournaments
    INNER JOIN tournament_series ON tournament_id = tournaments.id
    INNER JOIN tournament_games ON series_id = tournament_series.id
    WHERE guild_id = :guild_id AND (resigned ->> 0 OR resigned ->> 1)
)
SELECT
    losers.user_id AS loser_id, max(losers.name) AS loser_name,
    winners.user_id AS winner_id, max(winners.name) AS winner_name,
    count(*) AS times
FROM given
INNER JOIN tournament_entries AS lost ON lost.tournament_id = given.tournament_id AND lost.number = loser
INNER JOIN tournament_people AS losers ON losers.entry_id = lost.id AND losers.board = given.board
INNER JOIN tournament_entries AS won ON won.tournament_id = given.tournament_id AND won.number = winner
INNER JOIN tournament_people AS winners ON winners.entry_id = won.id AND winners.board = given.board
GROUP BY losers.user_id, winners.user_id
HAVING count(*) >= :times
ORDER BY times DESC, loser_id, winner_id;
