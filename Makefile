# `make play` plays, `make test` tests; both install what they need into .venv and web/node_modules first.
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
BIN := .venv/bin
UV := $(BIN)/uv
STATIC := src/cosmotheque/server/static/index.html
MANUAL := src/cosmotheque/server/manual
WEB_SOURCES := $(shell find web/src web/public web/scripts web/index.html web/package-lock.json web/vite.config.ts \
	-type f -not -path '*/paraglide/*' 2>/dev/null)
GENERATED := $(shell find web/src -name wire.ts -o -name 'shared.*.json')
# What the words of boards are chosen by: `server/generate/board_words.py`.
BOARDS := $(filter-out $(GENERATED),$(shell find web/src/games -name '*.ts' -o -name '*.svelte' -o -path '*/messages/fr.json'))

# For what runs beside the tests.
LATER := nice -n 19

# Python keeps what it compiles, whatever is usual on this machine: hundreds of processes need it.
unexport PYTHONDONTWRITEBYTECODE
# What is installed goes into .venv, whichever other environment is active in this shell.
unexport VIRTUAL_ENV

.PHONY: help play dev web docs check test test-long tests lint types layers kernels debian svelte vitest bench-guard audit lock clean

help: ## what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

play: .venv/installed $(STATIC) ## start the server here and open the browser; LAN=1 opens it to the local network
	$(BIN)/cosmotheque serve --open $(if $(LAN),--lan) $(if $(PORT),--port $(PORT))

dev: .venv/installed .venv/generated web/node_modules/installed ## server and interface, both renewed with every change; PORT=8017
	tools/dev

web: $(STATIC) ## build the interface

# Strict: a link that leads nowhere, or a page that nothing leads to, is an error.
docs: .venv/tested .venv/generated ## build the documentation, which the server then shows under /docs
	$(BIN)/sphinx-build -q -W --keep-going -c docs/site -d .venv/doctrees docs $(MANUAL)

# For tests, which look at what is there.
$(MANUAL)/index.html:
	$(MAKE) --no-print-directory docs

check: .venv/tested ## lint, types, laws and tests of one game or one feature of the server: GAME=katarenga, FEATURE=campaigns
	tools/check $(if $(FEATURE),--feature $(FEATURE),$(or $(GAME),$(error GAME or FEATURE is wanted: make check GAME=katarenga)))

# Tests begin once what they need is there; types and the checks of the browser's code go on beside them, at low
# priority. A long test is left out while all files that it depends on are as they were when it last passed
# (tests/long.lock).
test: ## everything that has to hold; what .ci/run runs
	$(MAKE) --no-print-directory -j4 --output-sync LONG=changed debian kernels docs $(STATIC) types lint layers tests svelte vitest
	$(MAKE) --no-print-directory bench-guard

test-long: .venv/tested $(STATIC) debian | $(MANUAL)/index.html ## every long test, whatever has changed; keeps what they depended on where they pass
	$(BIN)/python -m cosmotheque.server.workers.worker --warm
	$(BIN)/python -m cosmotheque.batch
	$(BIN)/pytest --crew 5 --long only

lint: .venv/tested
	$(BIN)/ruff check . && $(BIN)/ruff format --check .

types: .venv/tested
	$(LATER) $(BIN)/mypy

layers: .venv/tested
	$(BIN)/lint-imports --no-cache

# Those of batches are for long tests.
kernels: .venv/tested
	$(BIN)/python -m cosmotheque.server.workers.worker --warm
	changed=$$($(BIN)/python -m tests.long.changed rules); [ -z "$$changed" ] || $(BIN)/python -m cosmotheque.batch $$changed

debian:
	tools/need-servers
	tools/need-chromium

# The messages that check and test would compile first are those of the build.
svelte: $(STATIC)
	$(LATER) tools/npm run --silent --ignore-scripts check --prefix web

vitest: $(STATIC)
	$(LATER) tools/npm run --silent --ignore-scripts test --prefix web

# One process collects them all, and five share them out: two begin with a browser.
tests: .venv/tested $(STATIC) debian | $(if $(LONG),kernels docs,$(MANUAL)/index.html)
	$(BIN)/pytest --crew 5 $(if $(LONG),--long $(LONG))

# Alone, at the end: what it measures is processor time, but a busy machine makes it last longer.
bench-guard: .venv/tested ## whether rules, beliefs, frames or the server have become slower than bench/guard.json says
	$(BIN)/python bench/guard.py

audit: .venv/installed ## ask whether any dependency has a known fault: nothing found, found, or could not ask
	$(BIN)/python tools/audit

lock: | $(UV) ## write the lock files anew from pyproject.toml
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		--extra server --extra fast pyproject.toml -o requirements.lock
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		--extra server --extra fast --extra postgres --extra redis --group dev -c requirements.lock pyproject.toml -o requirements-dev.lock
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		--extra server --extra fast --extra postgres --extra redis -c requirements-dev.lock pyproject.toml -o deploy/requirements.lock

clean: ## remove what was installed and built
	rm -rf .venv web/node_modules src/cosmotheque/server/static $(MANUAL) docs/examples docs/games docs/house

$(UV):
	tools/venv

.venv/installed: requirements.lock pyproject.toml | $(UV)
	$(UV) pip install -q --require-hashes -r requirements.lock
	$(UV) pip install -q --no-deps -e .
	touch $@

.venv/tested: requirements-dev.lock .venv/installed
	$(UV) pip install -q --require-hashes -r requirements-dev.lock
	touch $@

web/node_modules/installed: web/package-lock.json | .venv/installed
	tools/npm ci --prefix web --no-audit --no-fund --silent
	touch $@

# TypeScript and words for the browser, and a page of the documentation: a file that stays the same keeps its time.
.venv/generated: .venv/installed $(shell find src/cosmotheque -name '*.py') $(BOARDS)
	$(BIN)/python -m cosmotheque.server.generate
	touch $@

# Nothing to do, but make looks at their times again: the interface is built anew only if one of them has changed.
$(GENERATED): .venv/generated ;

$(STATIC): web/node_modules/installed $(WEB_SOURCES) | .venv/generated
	tools/npm run --silent build --prefix web
	touch $@
