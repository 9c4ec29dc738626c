# The few commands of the project. Each one does all the set-up that it needs.
SHELL := bash
.SHELLFLAGS := -eo pipefail -c
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= graveyard
HOST ?= 0.0.0.0
PORT ?= 8000
BROWSER ?= yes
ONE_GAME := $(if $(filter file,$(origin GAME)),,$(GAME))
EMPTY :=
OTHER_GAMES := $(strip $(filter-out $(ONE_GAME),$(notdir $(wildcard tests/scenarios/*))))
NOT_OTHERS := not ($(subst $(EMPTY) $(EMPTY), or ,$(OTHER_GAMES)))
QUICK := tests/test_scenarios.py tests/test_clauses.py tests/test_completeness.py tests/test_words.py
PAGE := ghostlight/server/static/index.html
PIP := $(BIN)/python -m pip install --disable-pip-version-check

.PHONY: play web test check lint soak bench bench-town bench-keyhole bench-museum bench-page bench-server bench-waking bench-floods mutants \
	wheel-test update hooks clean
.DEFAULT_GOAL := play

# Friends on phones must reach the page, so it is served to your network; HOST=127.0.0.1 keeps it to this machine.
# What it needs is set up side by side; the games are compiled while the page is already there.
play:
	@$(MAKE) --silent --no-print-directory --jobs=2 $(VENV)/run-ready $(PAGE)
	@exec $(BIN)/ghostlight serve --host $(HOST) --port $(PORT)

web: $(PAGE)

test: $(VENV)/ready $(PAGE) lint
	@tools/chromium $(BROWSER)
	@cd web && npm test --silent
	@$(BIN)/ghostlight warm --quiet-if-ready
	@$(BIN)/python -m pytest -n 2 --maxschedchunk 10 $(if $(filter no,$(BROWSER)),--ignore=tests/browser)

# The inner loop, right after an edit: what needs no compiled rules, of one game (make check GAME=town) or of all. Of one game
# it runs the tests that name the game, and those that name none.
check: $(VENV)/ready
	@test -z "$(ONE_GAME)" -o -d tests/scenarios/$(or $(ONE_GAME),.) || \
	    { echo "make check: no game is called $(ONE_GAME); there are: $(notdir $(wildcard tests/scenarios/*))" >&2; exit 2; }
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n 2 $(QUICK) $(if $(ONE_GAME),-k "$(ONE_GAME) or $(NOT_OTHERS)")

lint: $(VENV)/ready web/node_modules/.ready
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@cd web && npm run check --silent

soak: $(VENV)/ready
	@$(BIN)/python -m pytest -m soak -s

# The wheel, with the page in it, installed with pip into an empty environment in a folder of its own.
wheel-test: $(VENV)/run-ready $(PAGE)
	@$(BIN)/python tools/wheel.py

mutants: $(VENV)/ready
	@$(BIN)/python tools/mutants.py $(GAME) $(if $(SINCE),--since $(SINCE))

bench: $(VENV)/bench-ready
	@$(BIN)/python -m bench

bench-town: $(VENV)/ready
	@$(BIN)/python -m bench.town $(if $(STUDY),--study $(STUDY))

bench-keyhole: $(VENV)/ready
	@$(BIN)/python -m bench.keyhole $(if $(ONLY),--only $(ONLY))

bench-museum: $(VENV)/ready
	@$(BIN)/python -m bench.museum

bench-page: $(VENV)/ready $(PAGE)
	@$(BIN)/python -m bench.page

bench-waking: $(VENV)/ready $(PAGE)
	@$(BIN)/python -m bench.waking $(if $(CLONE),--clone)

# What one guest can do to another within the limits; ONLY=looks measures one flood.
bench-floods: $(VENV)/ready
	@$(BIN)/python -m bench.floods $(if $(ONLY),--only $(ONLY))

bench-server: $(VENV)/bench-ready
	@$(BIN)/python -m bench.server

# Newer versions of everything, Python's and the page's; says what changed. Pins are made by uv, which nothing else needs.
update: $(VENV)/ready web/node_modules/.ready
	@test -x $(BIN)/uv || $(PIP) --quiet uv
	@UV=$(abspath $(BIN))/uv $(BIN)/python tools/update.py

# Format and lint of what is committed, before it is.
hooks:
	@ln -sf "$(CURDIR)/tools/pre-commit" "$$(git rev-parse --git-path hooks)/pre-commit"
	@echo "Installed: tools/pre-commit runs before each commit."

# --- set-up ------------------------------------------------------------------------------------------------------------

$(VENV)/run-ready: requirements/run.txt pyproject.toml
	@echo "Python packages into $(VENV) (once; half a minute or so) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --no-compile --require-hashes -r requirements/run.txt | sed -un "s/^\(Collecting [^ ]*\|Installing collected packages\).*/    \1/p"
	@$(PIP) --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/ready: $(VENV)/run-ready requirements/dev.txt
	@echo "Packages for development ..."
	@$(PIP) --quiet --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/bench-ready: $(VENV)/ready requirements/bench.txt
	@echo "Setting up the peers that the bench measures against ..."
	@$(PIP) --quiet --require-hashes -r requirements/bench.txt
	@touch $@

# `npm ci` would want every platform's build of the bundler in the lock file; this takes the lock as it is and fetches ours.
web/node_modules/.ready: web/package-lock.json
	@echo "Packages of the browser client (once; half a minute or so) ..."
	@cd web && npm install --no-save --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.ready $(shell find web/src web/public ghostlight/locales docs/rules -type f 2>/dev/null) web/index.html web/vite.config.ts
	@echo "Building the browser client ..."
	@cd web && npm run build --silent -- --logLevel warn
	@touch $@

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .ruff_cache .pytest_cache web/node_modules ghostlight/server/static
