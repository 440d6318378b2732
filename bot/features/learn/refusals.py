"""What cannot be learned."""

from bot.match.model.errors import Refusal


class LearnRefusal(Refusal):
    """Each has its sentence, `refusal-<value>`, in the locale files."""

    NO_SUCH_LESSON = "no-such-lesson"
