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

# Python keeps what it compiles, whatever is usual on this machine: hundreds of processes need it.
unexport PYTHONDONTWRITEBYTECODE
# What is installed goes into .venv, whichever other environment is active in this shell.
unexport VIRTUAL_ENV

.PHONY: help play dev web docs check test lint types layers kernels collected debian svelte vitest unit browser bench-guard audit lock clean

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

check: .venv/tested ## lint, types, laws and tests of one game: GAME=katarenga
	tools/check $(or $(GAME),$(error GAME is wanted, as in: make check GAME=katarenga))

# Kernels are compiled at low priority: at the same low priority of all others they are not the last to be done.
# Browser tests wait a good deal of their time, the others compute: side by side they are done sooner.
test: ## everything that has to hold; what .ci/run runs
	nice -n 19 $(MAKE) --no-print-directory -j3 debian kernels svelte vitest docs types lint layers collected
	$(MAKE) --no-print-directory -j2 --output-sync unit browser
	$(MAKE) --no-print-directory bench-guard

lint: .venv/tested
	$(BIN)/ruff check . && $(BIN)/ruff format --check .

types: .venv/tested
	$(BIN)/mypy

layers: .venv/tested
	$(BIN)/lint-imports --no-cache

kernels: .venv/tested
	$(BIN)/python -m cosmotheque.server.workers.worker --warm
	$(BIN)/python -m cosmotheque.batch

# Python compiles all that tests import once, before five workers want it at the same time.
collected: .venv/tested .venv/generated
	$(BIN)/pytest --collect-only -q >.venv/collected || { cat .venv/collected; exit 1; }

debian:
	tools/need-servers
	tools/need-chromium

# The messages that check and test would compile first are those of the build.
svelte: $(STATIC)
	tools/npm run --silent --ignore-scripts check --prefix web

vitest: $(STATIC)
	tools/npm run --silent --ignore-scripts test --prefix web

unit: .venv/tested $(STATIC) docs debian
	$(BIN)/pytest -n 3 --dist worksteal -m "not browser"

browser: .venv/tested $(STATIC) debian
	$(BIN)/pytest -n 2 --dist worksteal -m browser $$(grep -rl "mark.browser" tests src --include="test_*.py")

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
.venv/generated: .venv/installed $(shell find src/cosmotheque -name '*.py')
	$(BIN)/python -m cosmotheque.server.generate
	touch $@

$(STATIC): web/node_modules/installed $(WEB_SOURCES) | .venv/generated
	tools/npm run --silent build --prefix web
	touch $@
