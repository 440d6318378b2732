# Every task of the project. Nothing but make and Python >= 3.11 needs to be there:
# each target first brings .venv in step with requirements.lock.

PYTHON ?= python3
GAMES ?= 200
SECONDS ?= 60
SEED ?= 1
MINUTES ?= 10
ROOM ?= engine
N ?= 100
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
OLDEST := $(VENV)/oldest
COVERED := --cov=bot/engine
STAMP := $(VENV)/installed
BOT_STAMP := $(VENV)/installed-bot
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
PIP_INSTALL = $(UV) pip install --quiet --python $(BIN)/python
PROMETHEUS := $(VENV)/debian

# What is compiled is kept, whoever may not write beside sources: see tests/conftest.py.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/compiled
export PATH := $(CURDIR)/$(PROMETHEUS)/usr/bin:$(PATH):/usr/sbin

# $(call debian,PROGRAMS,PACKAGES): installs the packages where one of the programs is missing.
define debian
	@missing=; for program in $(1); do command -v $$program >/dev/null || missing="$$missing $$program"; done; \
	[ -z "$$missing" ] || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -q && apt-get install -qy --no-install-recommends $(2); \
		else \
			echo "Missing:$$missing. Install that, or tests are skipped (and fail where CI=true)."; \
			[ "$${CI:-}" != true ]; \
		fi; \
	}
endef

.DEFAULT_GOAL := help
.PHONY: help install bot sandbox test quick rest unit engine oldest check browser tools server container release soak fuzz monkey mutants licences screenshots docs format lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(STAMP) ## set up .venv from requirements.lock (PYTHON=python3.12 picks another Python)

$(STAMP): requirements.lock pyproject.toml | $(UV)
	$(PIP_INSTALL) --require-hashes --requirement requirements.lock
	$(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@git config core.hooksPath .githooks 2>/dev/null || true # a copy without git has no commits
	@touch $@

bot: $(BOT_STAMP) ## set up .venv with what `farkle run` needs, and nothing to develop it

# By pip: uv would take a tenth of the room of all the others.
$(BOT_STAMP): requirements-run.lock pyproject.toml | $(BIN)/python
	$(PIP) --require-hashes --requirement requirements-run.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed. Name one: make install PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing. On Debian: apt-get install python3-venv" >&2; exit 1; }

# pip fetches uv alone, at the version and with the hashes of the lock; uv fetches the rest.
$(UV): | $(BIN)/python
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > $(VENV)/uv.txt
	$(PIP) --require-hashes --requirement $(VENV)/uv.txt

sandbox: install ## play in the browser, inside a simulated Discord (ARGS="--players Ann,Bob --language fr")
	$(BIN)/farkle sandbox $(ARGS)

# Many tests wait, so there are four workers for two cores, and the types, and what is tested by
# itself, go beside them.
test: install browser tools server ## everything that CI runs
	$(MAKE) --jobs=2 rest check oldest

# Each worker works off whole files, whose tests share what takes long to set up, until it takes some
# of another's. Those that wait longest come first: see tests/conftest.py. A test that hangs would
# hang all of it: after ten minutes its worker says where it waits, and counts as failed.
rest: install
	$(BIN)/pytest -n 4 --dist worksteal --ignore=tests/unit/engine \
		-o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true $(ARGS)

quick: install ## lint, types, and the unit tests but the solver's: what to run after each change
	$(MAKE) --jobs=2 check unit

unit: install
	$(BIN)/pytest -q -n 2 --dist worksteal tests/unit --ignore=tests/unit/solver $(ARGS)

engine: install ## the engine's tests, which have to reach every line and branch of it
	$(BIN)/pytest -n 2 $(COVERED) tests/unit/engine $(ARGS)

# What Debian ships is often the oldest Python that people have, and has faults that were mended since.
# The engine is tested there and nowhere else: what measures coverage more than doubles the time it takes.
oldest: install ## play a game, and test engine, texts and matches, on the oldest Python that is here
	$(UV) venv --quiet --allow-existing --python "$$($(UV) python list --only-installed --no-python-downloads \
		'>=3.11' 2>/dev/null | awk 'END { print $$2 }')" $(OLDEST)
	$(UV) pip install --quiet --python $(OLDEST)/bin/python --require-hashes --requirement requirements.lock
	$(UV) pip install --quiet --python $(OLDEST)/bin/python --no-deps --no-build-isolation --editable .
	$(OLDEST)/bin/farkle sandbox --demo > $(OLDEST)/demo
	$(OLDEST)/bin/pytest -n 1 $(COVERED) tests/unit/engine tests/unit/match tests/unit/kit/texts tests/unit/kit/test_locale_*.py $(ARGS)

check: install ## lint, formatting, types and import rules, without the tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

browser: ## install Chromium for the browser tests (Debian, as root)
	$(call debian,chromium,chromium fonts-dejavu-core)

# Prometheus' package is unpacked and not installed, which would start one on this machine.
tools: | $(BIN)/python ## install what checks alerts, service and compose.yaml (Debian, as root)
	$(call debian,systemd-analyze docker-compose,systemd docker-compose)
	@command -v promtool >/dev/null || { \
		command -v apt-get >/dev/null && mkdir -p $(PROMETHEUS) && cd $(PROMETHEUS) && \
		{ apt-get download -q prometheus || { apt-get update -q && apt-get download -q prometheus; }; } && \
		dpkg-deb --extract prometheus_*.deb . && rm prometheus_*.deb; \
	} || { echo "Missing: promtool. Install it, or tests are skipped (and fail where CI=true)."; [ "$${CI:-}" != true ]; }

container: install ## build the Dockerfile and play in the container, for minutes (Debian, as root)
	$(call debian,podman runc mmdebstrap,podman runc mmdebstrap)
	$(BIN)/pytest -m container tests/container $(ARGS)

release: install ## build wheel and sdist, install the wheel into an empty environment, and play (DIST=folder keeps them)
	FARKLE_RELEASE=$(DIST) $(BIN)/pytest -m release tests/release $(ARGS)

server: ## install PostgreSQL, and what stands between it and a bot, for tests (Debian, as root)
	$(if $(FARKLE_TEST_POSTGRES)$(wildcard /usr/lib/postgresql/*/bin/initdb),@:,$(call debian,initdb,postgresql))
	$(call debian,pgbouncer openssl,pgbouncer openssl)

soak: install ## play many games while everything goes wrong that can (GAMES=200; CLUSTERS=2)
	FARKLE_SOAK_GAMES=$(GAMES) FARKLE_SOAK_CLUSTERS=$(CLUSTERS) $(BIN)/pytest -m soak $(if $(CLUSTERS),tests/wire/trouble/test_clusters.py) $(ARGS)

fuzz: install ## feed every parser with what atheris thinks up (SECONDS=60 each)
	$(PIP_INSTALL) --require-hashes --requirement tests/fuzz/requirements.lock
	$(BIN)/python -m tests.fuzz.atheris_all $(SECONDS)

monkey: install ## let random people press and type what they see (SEED=1 MINUTES=10 ARGS="--postgres --processes 2")
	PYTHONHASHSEED=0 $(BIN)/python -m tests.monkey --seed $(SEED) --minutes $(MINUTES) $(ARGS)

mutants: install ## plant small faults in a room, and tell which ones no test finds (ROOM=engine N=100 SEED=1)
	$(BIN)/python -m tests.mutants $(ROOM) --count $(N) --seed $(SEED) $(ARGS)

licences: install ## print every licence, and the advisories of ADVISORIES=all.zip (see SECURITY.md)
	$(BIN)/python -m tests.support.licences $(ADVISORIES)

screenshots: install browser ## draw the pictures of boards in README and docs anew
	$(BIN)/python -m tests.support.browser.screenshots $(ARGS)

docs: install ## write the generated pages of docs/ anew
	$(BIN)/python -m bot.cli.rules_page > docs/rules.md
	$(BIN)/python -m tests.support.pages.buttons
	$(BIN)/python -m tests.support.pages.commands
	$(BIN)/python -m tests.support.pages.cli
	$(BIN)/python -m tests.support.pages.glossary
	$(BIN)/python -m benchmarks.opponents_page > docs/opponents.md
	$(BIN)/python -m tests.e2e.meetings.page > docs/meetings.md
	$(BIN)/python -m benchmarks.dice_page --chart docs/dice.png > docs/dice.md
	$(BIN)/python -m benchmarks.strategy.page --charts docs > docs/strategy.md
	$(BIN)/python -m bot.kit.pictures.dice_art --out docs/themes.png

format: install ## put the code into its form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: $(UV) ## write the locks from pyproject.toml (ARGS=--upgrade for newer versions)
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--extra fast --extra metrics --extra postgres --extra sandbox --group dev --output-file requirements.lock $(ARGS) pyproject.toml
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--constraint requirements.lock --extra fast --extra metrics --extra postgres --group build --output-file requirements-run.lock pyproject.toml
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--group fuzz --output-file tests/fuzz/requirements.lock $(ARGS)

clean: ## remove .venv and every cache
	rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
