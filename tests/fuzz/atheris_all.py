"""Every parser fed by atheris for some seconds each, and what came of it: `make fuzz`."""

import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.fuzz.parsers import PARSERS, Parser

FINDINGS = Path("build/fuzz")
"""Where an input lies that a parser could not stand."""

_EXECUTED = re.compile(r"stat::number_of_executed_units:\s*(\d+)")


def main() -> None:
    """Feed each parser for as many seconds as the argument says; end with code 1 for findings."""
    seconds = int(sys.argv[1])
    FINDINGS.mkdir(parents=True, exist_ok=True)
    failed = [name for name, parser in PARSERS.items() if not _feed(name, parser, seconds)]
    if failed:
        sys.exit(f"Findings in {', '.join(failed)}: see {FINDINGS}/.")
    print("No findings.")  # noqa: T201 - a report on the terminal


def _feed(name: str, parser: Parser, seconds: int) -> bool:
    """Feed one parser in a process of its own and report; tell whether it stood everything."""
    with TemporaryDirectory() as corpus:
        for number, seed in enumerate(parser.seeds):
            Path(corpus, str(number)).write_text(seed, encoding="utf-8")
        run = subprocess.run(
            [
                *(sys.executable, "-m", "tests.fuzz.atheris_one", name, corpus),
                *(f"-max_total_time={seconds}", "-max_len=4096", "-timeout=5"),
                *("-print_final_stats=1", f"-artifact_prefix={FINDINGS}/{name}-"),
            ],
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
    executed = _EXECUTED.search(run.stderr)
    count = int(executed[1]) if executed else 0
    print(f"{name:20} {count:>10,} inputs, {'none' if not run.returncode else 'a FINDING'}")  # noqa: T201 - see above
    if run.returncode:
        (FINDINGS / f"{name}.log").write_text(run.stdout + run.stderr, encoding="utf-8")
    return not run.returncode


if __name__ == "__main__":
    main()
