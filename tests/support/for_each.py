"""One test of many values, where a test for each would cost more than what it checks."""

import functools
from collections.abc import Callable, Collection
from typing import TypeVar

T = TypeVar("T")


def for_each(
    wanted: Collection[T] | Callable[[], Collection[T]],
) -> Callable[[Callable[[T], None]], Callable[[], None]]:
    """Make a test of a check of one value: it checks all that are `wanted`, and names what fails.

    What takes long to find is given by a function, which is asked when the test runs.
    """

    def decorate(check: Callable[[T], None]) -> Callable[[], None]:
        def test() -> None:
            values = wanted() if callable(wanted) else wanted
            failed: dict[str, Exception] = {}
            for value in values:
                try:
                    check(value)
                except Exception as error:  # noqa: BLE001 - raised below, when all were tried
                    failed[str(value)] = error
            if failed:
                first = next(iter(failed.values()))
                first.add_note(f"{len(failed)} of {len(values)} failed: {', '.join(failed)[:2000]}")
                raise first

        functools.update_wrapper(test, check)
        del test.__wrapped__  # type: ignore[attr-defined] # pytest would look for fixtures there
        return test

    return decorate
