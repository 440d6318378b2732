-- Which process has a shard, and when it last said that it lives (Unix seconds).
CREATE TABLE shards (
    shard BIGINT PRIMARY KEY,
    holder TEXT COLLATE "C",
    alive BIGINT NOT NULL
);

-- From when on the next shard of a bucket may begin a session (Unix milliseconds).
CREATE TABLE shard_turns (
    bucket BIGINT PRIMARY KEY,
    free_at BIGINT NOT NULL
);

-- What processes remember is told to the others by the transaction that changes it.
CREATE FUNCTION tell_of_server() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('farkle', 'server ' || coalesce(NEW.guild_id, OLD.guild_id));
    RETURN NULL;
END
$$;

CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON server_settings
FOR EACH ROW EXECUTE FUNCTION tell_of_server();

CREATE FUNCTION tell_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('farkle', TG_ARGV[0] || ' ' || coalesce(NEW.user_id, OLD.user_id));
    RETURN NULL;
END
$$;

CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON preferences
FOR EACH ROW EXECUTE FUNCTION tell_of_person('person');

CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON vacations
FOR EACH ROW EXECUTE FUNCTION tell_of_person('vacation');

-- A person gets another id when their data is deleted, and never otherwise.
CREATE FUNCTION tell_of_former() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('farkle', 'former ' || OLD.user_id);
    RETURN NULL;
END
$$;

CREATE TRIGGER tell AFTER UPDATE OF user_id ON people
FOR EACH ROW WHEN (OLD.user_id != NEW.user_id) EXECUTE FUNCTION tell_of_former();
