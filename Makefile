# The few commands of the project. Each one does all the set-up that it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= graveyard

.PHONY: play test lint soak bench mutants clean
.DEFAULT_GOAL := play

play: $(VENV)/ready
	@$(BIN)/ghostlight warm --quiet-if-ready
	@$(BIN)/ghostlight play graveyard

test: $(VENV)/ready lint
	@$(BIN)/ghostlight warm --quiet-if-ready
	@$(BIN)/python -m pytest -n 2

lint: $(VENV)/ready
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

soak: $(VENV)/ready
	@$(BIN)/python -m pytest -m soak -s

mutants: $(VENV)/ready
	@$(BIN)/python tools/mutants.py $(GAME)

bench: $(VENV)/bench-ready
	@$(BIN)/python -m bench

$(VENV)/ready: requirements/dev.txt pyproject.toml
	@echo "Setting up Python packages in $(VENV) (once, a minute or so) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/bench-ready: $(VENV)/ready requirements/bench.txt
	@echo "Setting up the peers that the bench measures against ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .ruff_cache .pytest_cache
