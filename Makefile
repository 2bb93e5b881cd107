# One way to run things, for people and for CI: `make help`.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 2
export PYTHONDONTWRITEBYTECODE ?= 1

.DEFAULT_GOAL := help
.PHONY: help run install install-dev lock check quick picture test test-browser test-data test-services test-all soak golden arena audit prove compile bench format clean FORCE

help: ## list every target
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-15s %s\n", $$1, $$2}'

run: install .env ## set up what is missing, then run the site, its worker and its scheduler (PORT=8000)
	@$(BIN)/python -m config.start

install: $(VENV)/.installed
install-dev: $(VENV)/.installed-dev

test: install-dev .env ## all tests that need no browser, no other server and no outside data
	$(BIN)/pytest -n $(WORKERS)

test-browser: install-dev .env ## the site in Chromium: the whole thread, every page, accessibility, content security
	@$(BIN)/python -m tests.browser.chromium
	$(BIN)/pytest tests/browser

test-data: install-dev .env ## real card files: CARD_DATA names their folder
	@$(BIN)/python -m tests.data.card_data
	$(BIN)/pytest tests/data

test-services: install-dev .env ## real processes; PostgreSQL with Redis and with RabbitMQ, the quick tests on PostgreSQL too
	@$(BIN)/python -m tests.services.addresses
	$(BIN)/pytest tests/services
	DATABASE_URL="$$($(BIN)/python -m tests.services.addresses DATABASE)" $(BIN)/pytest -n $(WORKERS)

test-all: test test-browser test-data test-services ## all four of these

picture: install-dev .env ## take the picture of the README again, docs/images/builder.png, in Chromium
	@$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.browser.picture

soak: install-dev .env ## 20,000 random-legal games under close watch, of real cards too where CARD_DATA is set, on all cores (SOAK=short: 400)
	@$(BIN)/python -m tests.soak

golden: install-dev .env ## write the golden games of Weiß Schwarz and the counts of positions anew: read what changed in them
	@$(BIN)/python -m tests.rules.weiss_schwarz.golden
	@git diff --stat -- tests/rules/weiss_schwarz/golden

audit: install-dev .env ## 150 abilities of real cards beside their programs, to be compared by somebody (SEED=1): CARD_DATA names the card files
	@$(BIN)/python -m tests.audit $(or $(SEED),1)

arena: install-dev .env ## greedy against random, 1,000 games of the starter decks on all cores (ARENA=short: 108)
	@$(BIN)/python -m tests.arena

prove: install-dev .env ## take out one rule of play after the other: what was proven still is
	@$(BIN)/python manage.py rules_coverage --book weiss-schwarz --mutate

compile: install-dev .env ## the rules compiled by mypyc into build/compiled, for speed alone; needs a C compiler
	@$(BIN)/python -m bench.builds

bench: install-dev .env ## measure import, search, editing on both databases, and the engine in both builds: CARD_DATA names the card files
	@$(BIN)/python -m bench

quick: install-dev .env ## lint, and the tests of `make test`
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pytest -q -n $(WORKERS)

check: install-dev .env ## every static check: layout, types, templates, imports, migrations, deployment
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/djlint --lint --quiet templates
	$(BIN)/lint-imports
	$(BIN)/python manage.py makemigrations --check --dry-run
	$(BIN)/python manage.py check --fail-level WARNING
	$(BIN)/pytest -q tests/config/test_templates_compile.py

format: install-dev ## lay out the code as the linters want it
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/djlint --reformat --quiet templates || true

lock: install-dev ## renew requirements.lock and requirements-dev.lock from pyproject.toml
	$(BIN)/uv pip compile $(LOCK_OPTIONS) pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile $(LOCK_OPTIONS) --extra dev -c requirements.lock pyproject.toml -o requirements-dev.lock

LOCK_OPTIONS := -q --python-version 3.11 --universal --no-emit-index-url --no-emit-find-links --generate-hashes --no-header

clean: ## remove everything that these targets made, the database in var/ too
	rm -rf $(VENV) .env var build .mypy_cache .ruff_cache .hypothesis .import_linter_cache

# The virtual environment: made anew when it is missing, half made, or of a Python that is gone.
USABLE := import pip, sys; sys.exit(sys.version_info < (3, 11))
ifneq ($(wildcard $(VENV)),)
ifneq ($(shell $(BIN)/python -c '$(USABLE)' 2>/dev/null && echo usable),usable)
$(shell rm -f $(VENV)/.installed $(VENV)/.installed-dev $(BIN)/python)
endif
endif

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed and $(PYTHON) is not found: install it, or name one, as in 'make run PYTHON=python3.12'." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed and $(PYTHON) is $$($(PYTHON) -V 2>&1): install a newer one, or name one, as in 'make run PYTHON=python3.12'." >&2; exit 1; }
	@echo "Making the virtual environment in $(VENV)."
	@$(PYTHON) -m venv --clear $(VENV) || { echo "$(PYTHON) cannot make virtual environments: install its venv module (python3-venv on Debian)." >&2; rm -rf $(VENV); exit 1; }

$(VENV)/.installed: requirements.lock | $(BIN)/python
	@echo "Installing what the site needs."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.installed-dev: requirements-dev.lock | $(BIN)/python
	@echo "Installing what the site and its tests need."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@ $(VENV)/.installed

.env:
	@umask 077 && $(PYTHON) -c "import secrets; print('SECRET_KEY=' + secrets.token_urlsafe(48))" > .env.new && mv .env.new .env
