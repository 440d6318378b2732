"""`farkle` for which every answer that may take long does."""

from bot.__main__ import main
from bot.client import answer

if __name__ == "__main__":
    answer.DEFER_AFTER = 0.0
    main()
