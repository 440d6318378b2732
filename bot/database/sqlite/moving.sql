-- What `farkle move` looks up of the schema.

-- name: tables()
-- And whether their rows have no number of their own.
SELECT name, wr
FROM pragma_table_list
WHERE schema = 'main' AND type = 'table' AND substr(name, 1, 7) != 'sqlite_';

-- name: put_off()
-- What is cheaper when all rows are there (indexes), or must not see them come (triggers).
SELECT type, name, sql
FROM sqlite_master
WHERE type IN ('index', 'trigger') AND sql IS NOT NULL;
