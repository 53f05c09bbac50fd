"""The `cosmotheque` command. One file a command; each is imported when it is called for and not before."""

from cosmotheque.cli.main import main

__all__ = ["main"]
