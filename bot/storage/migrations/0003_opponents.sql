-- Opponents that the bot plays, and games that count for ratings.

ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0; -- 1 or 0

-- As before, but games with an opponent that the bot plays add nothing to figures either: such a
-- player has a "level".
DROP TRIGGER count_results;

CREATE TRIGGER count_results AFTER UPDATE OF results ON matches
WHEN old.results IS NULL
    AND new.results IS NOT NULL
    AND new.guild_id IS NOT NULL
    AND json_array_length(new.players) > 1
    AND NOT EXISTS (SELECT 1 FROM json_each(new.players) WHERE value ->> 'level' IS NOT NULL)
BEGIN
    INSERT INTO people (user_id, name, named_at)
    SELECT value ->> 'user_id', value ->> 'name', new.created_at
    FROM json_each(new.players)
    WHERE true
    ON CONFLICT (user_id) DO UPDATE
    SET name = excluded.name, named_at = excluded.named_at
    WHERE excluded.named_at >= named_at;

    INSERT INTO figures (
        guild_id, user_id, games, wins, points, turns, best_turn, farkles, hot_dice, win_rate
    )
    SELECT
        new.guild_id,
        value ->> 'user_id',
        1,
        value ->> 'won',
        value ->> 'score',
        value ->> 'turns',
        value ->> 'best_turn',
        value ->> 'farkles',
        value ->> 'hot_dice',
        value ->> 'won'
    FROM json_each(new.results)
    WHERE true
    ON CONFLICT (guild_id, user_id) DO UPDATE
    SET
        games = games + excluded.games,
        wins = wins + excluded.wins,
        points = points + excluded.points,
        turns = turns + excluded.turns,
        best_turn = max(best_turn, excluded.best_turn),
        farkles = farkles + excluded.farkles,
        hot_dice = hot_dice + excluded.hot_dice,
        win_rate = CAST(wins + excluded.wins AS REAL) / (games + excluded.games);
END;
