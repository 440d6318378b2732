"""One parser fed by atheris, which looks for inputs that reach new code: `make fuzz` runs it.

python -m tests.fuzz.atheris_one game -max_total_time=60
"""

import sys
from importlib import import_module

# Installed by `make fuzz` alone, so its types are unknown to mypy.
atheris = import_module("atheris")

with atheris.instrument_imports(include=["bot"]):
    from tests.fuzz.parsers import PARSERS


def main() -> None:
    """Feed the parser that is named first; what follows is for libFuzzer."""
    parser = PARSERS[sys.argv.pop(1)]

    def feed(data: bytes) -> None:
        parser.feed(data.decode(errors="replace"))

    atheris.Setup(sys.argv, feed)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
