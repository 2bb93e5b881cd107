# One way to run things, for people and for CI: `make help`.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000
export PYTHONDONTWRITEBYTECODE ?= 1

.DEFAULT_GOAL := help
.PHONY: help run install install-dev prepare lock check quick test test-browser test-data test-services test-all bench format clean

help: ## list every target
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{printf "  make %-15s %s\n", $$1, $$2}'

run: prepare ## set up if needed, then start the site with its worker and scheduler on http://127.0.0.1:$(PORT)
	@echo "The site is at http://127.0.0.1:$(PORT)  (Ctrl-C stops it)"
	@PORT=$(PORT) $(BIN)/honcho start --no-prefix

install: $(VENV)/.installed
install-dev: $(VENV)/.installed-dev

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: requirements.lock | $(BIN)/python
	$(BIN)/pip install --quiet --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.installed-dev: requirements-dev.lock | $(BIN)/python
	$(BIN)/pip install --quiet --require-hashes -r requirements-dev.lock
	@touch $@ $(VENV)/.installed

.env:
	@umask 077 && $(PYTHON) -c "import secrets; print('SECRET_KEY=' + secrets.token_urlsafe(48))" > .env

prepare: install .env
	@$(BIN)/python manage.py migrate --verbosity 0
	@$(BIN)/python manage.py load_starter
	@$(BIN)/python manage.py collectstatic --noinput --verbosity 0

lock: install-dev ## renew requirements.lock and requirements-dev.lock from pyproject.toml
	$(BIN)/uv pip compile -q --python-version 3.11 --universal --no-emit-index-url --no-emit-find-links --generate-hashes --no-header pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q --python-version 3.11 --universal --no-emit-index-url --no-emit-find-links --generate-hashes --no-header --extra dev -c requirements.lock pyproject.toml -o requirements-dev.lock

format: install-dev ## lay out the code as the linters want it
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/djlint --reformat --quiet templates || true

quick: install-dev .env ## lint and run the tests that need nothing else
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pytest -q -n 2

check: install-dev .env ## every static check: ruff, mypy, djlint, import-linter, migrations, templates
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/djlint --lint --quiet templates
	$(BIN)/lint-imports
	$(BIN)/python manage.py makemigrations --check --dry-run
	$(BIN)/python manage.py check --fail-level WARNING

test: install-dev .env ## all tests that need no browser, no other server and no outside data
	$(BIN)/pytest -n 2
