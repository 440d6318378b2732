"""Use cases: what people do with the bot, without Discord and without SQL."""
