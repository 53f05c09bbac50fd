"""A person's turn at the prompt: lists, wishes, refusals, and in the end an action."""

from collections.abc import Callable
from typing import Any

from cosmotheque.cli.screen import Screen
from cosmotheque.cli.typed import Wish, read_wish
from cosmotheque.core.errors import BadNotation, CannotUndo
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.notation import find_action, narrow


class Left(Exception):
    """The player wants to go."""


class Turn:
    """Asks until there is an answer. `advise` gives a hint to a seat."""

    def __init__(self, match: Match, seat: Seat, screen: Screen, advise: Callable[[Seat], None]) -> None:
        self._match = match
        self._seat = seat
        self._screen = screen
        self._advise = advise
        self._actions = match.actions(seat)
        self._written = [match.game.write(action) for action in self._actions]

    def ask(self) -> Any:
        """A legal action, or None after a move was taken back; Left when nobody wants to go on."""
        self._show(list(range(len(self._written))))
        while (text := self._screen.ask()) is not None:
            number = find_action(text, self._written)
            if number is not None:
                return self._actions[number]
            wish = read_wish(text)
            if wish is None:
                self._search(text)
            elif self._grant(*wish):
                return None
        raise Left

    def _show(self, numbers: list[int]) -> None:
        self._listed = numbers
        self._shown = self._screen.actions(self._written, numbers)

    def _search(self, text: str) -> None:
        """Narrow the list, turn its page when nothing was typed, or say why there is no such action."""
        if not text:
            start = self._shown if self._shown < len(self._listed) else 0
            self._shown = start + self._screen.actions(self._written, self._listed, start)
        elif found := narrow(text, self._written):
            self._show(found)
        else:
            self._refuse(text)

    def _refuse(self, text: str) -> None:
        """The rule that forbids what was typed, where the game can read it."""
        game = self._match.game
        if game.read is None:
            self._screen.tell("none", text=text)
            return
        try:
            action = game.read(text)
        except BadNotation as fault:
            self._screen.write(str(fault))
            return
        rule = game.why(self._match.state, self._seat, action)
        self._screen.write(f"{game.words.rule(rule).in_language(self._screen.language)} ({rule})")

    def _grant(self, wish: Wish, rest: str) -> bool:
        """Do what is not a move; true when the turn has to begin anew."""
        match wish:
            case Wish.UNDO:
                return self._undo()
            case Wish.HINT:
                self._advise(self._seat)
            case Wish.BOARD:
                self._screen.board(self._match.view(self._seat))
                self._show(list(range(len(self._written))))
            case Wish.RULES:
                self._screen.rules(rest)
            case Wish.HELP:
                self._screen.help()
            case Wish.QUIT:
                raise Left
        return False

    def _undo(self) -> bool:
        """Everybody at this screen consents, and bots always do."""
        try:
            self._match.undo(self._seat, consents=range(self._match.seats))
        except CannotUndo as refusal:
            self._screen.write(refusal.text.in_language(self._screen.language))
            return False
        return True
