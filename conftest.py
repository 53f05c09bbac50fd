"""Loads the fixtures that tests of several folders share: browsers, throw-away servers, a push service."""

pytest_plugins = ("tests.e2e.plugin", "tests.server.services", "tests.server.push_service")
