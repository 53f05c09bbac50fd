"""A person's turn at the prompt: lists, wishes, refusals, and in the end an action."""

from collections.abc import Callable
from typing import Any

from cosmotheque.cli import sentences
from cosmotheque.cli.screen import Screen
from cosmotheque.cli.typed import Wish, read_wish
from cosmotheque.core.errors import BadNotation, CannotUndo
from cosmotheque.core.game import Seat, rule_against
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
        self._written = [match.game.notation.write(action) for action in self._actions]

    def ask(self) -> Any:
        """A legal action, or None after a move was taken back; Left when nobody wants to go on."""
        self._show(list(range(len(self._written))))
        while (text := self._screen.ask()) is not None:
            number = find_action(text, self._written)
            if number is not None:
                return self._actions[number]
            wish = read_wish(text)
            if wish is None:
                if (action := self._search(text)) is not None:
                    return action
            elif self._grant(*wish):
                return None
        raise Left

    def _show(self, numbers: list[int]) -> None:
        self._listed = numbers
        self._shown = self._screen.actions(self._written, numbers)

    def _search(self, text: str) -> Any:
        """Narrow the list, turn its page when nothing was typed; else the action that is so read, if it is legal."""
        if not text:
            start = self._shown if self._shown < len(self._listed) else 0
            self._shown = start + self._screen.actions(self._written, self._listed, start)
        elif found := narrow(text, self._written):
            self._show(found)
        else:
            return self._read(text)
        return None

    def _read(self, text: str) -> Any:
        """A legal action that is written in another way, or measured; else None, after the rule that forbids it."""
        game, state = self._match.game, self._match.state
        try:
            action = game.notation.read(text) if game.notation.read else None
        except BadNotation:
            action = None
        if action is None:
            self._screen.tell(sentences.NO_ACTION.filled(text, self._written[0]))
            return None
        if game.measured.outline(action) in self._actions and game.measured.admits(state, self._seat, action):
            return action
        rule = rule_against(game, state, self._seat, action)
        if rule is not None:
            self._screen.write(f"{game.words.rule(rule).in_language(self._screen.language)} ({rule})")
        return None

    def _grant(self, wish: Wish, rest: str) -> bool:
        """Do what is not a move; true when the turn has to begin anew."""
        match wish:
            case Wish.UNDO:
                return self._undo()
            case Wish.HINT:
                self._advise(self._seat)
            case Wish.BOARD:
                self._screen.board(self._match.sight(self._seat))
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
            self._screen.tell(refusal.text)
            return False
        return True
