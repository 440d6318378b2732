-- What buttons were trusted with until now, and blocks of people who have deleted their data.

-- Who wants the turn to be skipped: a bit for each seat, none once anything happens.
ALTER TABLE matches ADD COLUMN votes INTEGER NOT NULL DEFAULT 0;

-- Blocks of people who are kept nowhere else any more. The key is in a file beside the database.
CREATE TABLE former_blocks (
    user_id INTEGER NOT NULL,             -- who takes no challenges from them
    digest BLOB NOT NULL,                 -- HMAC-SHA256 of the ids of both
    key_name TEXT NOT NULL,               -- by which key: another cannot tell anything of it
    PRIMARY KEY (user_id, digest)
) STRICT, WITHOUT ROWID;
