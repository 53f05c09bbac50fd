"""The answering side: gets strings and gives strings, with what they cost."""

from typing import Protocol

import msgspec


class Reply(msgspec.Struct, frozen=True):
    """An answer, and the tokens it took where the player knows."""

    answer: str
    tokens_in: int = 0
    tokens_out: int = 0


class Player(Protocol):
    """One game after another: `begin`, then `reply` to every text, then `end`."""

    def begin(self, task: str, rules: str) -> None:
        """A game begins, under this name and by these rules."""

    def reply(self, text: str, *, fresh: bool) -> Reply:
        """Answer a text: a new position where it is `fresh`, else what is said about the answer before."""

    def end(self, text: str) -> None:
        """Tell the player how the game ended."""

    def close(self) -> None:
        """Say that there are no more games."""
