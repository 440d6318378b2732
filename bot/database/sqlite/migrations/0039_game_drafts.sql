-- Anybody may change the rules of a game that they have called: a draft that is for one match.
ALTER TABLE drafts ADD COLUMN match_id INTEGER;  -- the match whose rules it changes, NULL for house rules
