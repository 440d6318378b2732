-- Who wants the turn to be skipped: a bit for each seat, none once anything happens. Until now the
-- buttons of the vote said so themselves.
ALTER TABLE matches ADD COLUMN votes INTEGER NOT NULL DEFAULT 0;
