-- Servers that the bot has left: the clocks of their ladders stand since then (Unix seconds).
CREATE TABLE ladder_standstills (
    guild_id BIGINT PRIMARY KEY,
    since BIGINT NOT NULL
);
