"""The process of a bot, with the game of the tests on its shelf."""

from pathlib import Path

from cosmotheque import games
from cosmotheque.server.workers import worker

games.__path__.append(str(Path(__file__).with_name("shelf")))

if __name__ == "__main__":
    worker.main()
