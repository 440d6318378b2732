-- What `farkle move` looks up of the schema.

-- name: columns()
-- Those that can be written, by table.
SELECT
    CAST(columns.table_name AS TEXT) AS name,
    array_agg(CAST(columns.column_name AS TEXT) ORDER BY columns.ordinal_position) AS names
FROM information_schema.columns AS columns
INNER JOIN pg_tables
    ON pg_tables.schemaname = columns.table_schema AND pg_tables.tablename = columns.table_name
WHERE columns.table_schema = 'public' AND columns.is_generated = 'NEVER'
GROUP BY columns.table_name;

-- name: references()
SELECT CAST(CAST(conrelid AS REGCLASS) AS TEXT) AS name, CAST(CAST(confrelid AS REGCLASS) AS TEXT) AS other
FROM pg_constraint
WHERE contype = 'f' AND conrelid != confrelid;

-- name: numbered()
-- Tables that number their rows, in which column, and by which sequence.
SELECT
    CAST(table_name AS TEXT) AS name,
    CAST(column_name AS TEXT) AS number,
    pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
FROM information_schema.columns
WHERE table_schema = 'public' AND is_identity = 'YES';

-- name: indexes()
-- Those that belong to no constraint.
SELECT CAST(CAST(indexrelid AS REGCLASS) AS TEXT) AS name, pg_get_indexdef(indexrelid) AS definition
FROM pg_index
INNER JOIN pg_class ON pg_class.oid = indrelid
WHERE relnamespace = CAST('public' AS REGNAMESPACE) AND relkind = 'r'
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid);
