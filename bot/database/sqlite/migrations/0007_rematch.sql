-- Who at a finished table wants to play again.

ALTER TABLE matches ADD COLUMN rematch TEXT; -- JSON: {"seats": [0], "until": unix seconds}, or NULL
