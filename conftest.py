"""Loads what tests of several folders share: processes to run in, browsers, throw-away servers, a push service."""

pytest_plugins = ("tests.crew.plugin", "tests.e2e.plugin", "tests.server.services", "tests.server.push_service")
