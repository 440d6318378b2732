"""`farkle` on a machine that is busy with tests: a statement of PostgreSQL may wait for long."""

from functools import partial

from bot.__main__ import main
from bot.database.postgres import opening

if __name__ == "__main__":
    opening.open_postgres = partial(opening.open_postgres, time_limit=60)
    main()
