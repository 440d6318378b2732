-- Why a game has no result of its own: one word stood for many causes.
ALTER TABLE tournament_games ADD COLUMN unplayed TEXT;  -- 'no-show', 'deserted', 'broke-off', 'not-shown', 'decided'

UPDATE tournament_games
SET unplayed = 'no-show'
WHERE no_show = 1;

ALTER TABLE tournament_games DROP COLUMN no_show;
