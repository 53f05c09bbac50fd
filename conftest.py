"""Loads the fixtures that browser tests share, here and in the games' own folders, and throw-away servers."""

pytest_plugins = ("tests.e2e.plugin", "tests.server.services")
