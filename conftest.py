"""Loads the fixtures that browser tests share, here and in the games' own folders."""

pytest_plugins = ("tests.e2e.plugin",)
