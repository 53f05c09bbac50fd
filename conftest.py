"""Loads what tests of several folders share: how they are run and chosen, browsers, throw-away servers."""

pytest_plugins = (
    "tests.crew.plugin",
    "tests.long.plugin",
    "tests.e2e.plugin",
    "tests.server.services",
    "tests.server.push_service",
)
