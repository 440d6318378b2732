"""Why a vacation cannot begin."""

from bot.match.model.errors import Refusal


class VacationRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    ON_VACATION = "on-vacation"
    TOO_LITTLE_LEFT = "vacation-too-long"
