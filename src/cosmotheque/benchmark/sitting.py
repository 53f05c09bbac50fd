"""One game as a conversation: text for a player who has nothing else, and what becomes of each answer."""

import re
from random import Random
from typing import Any

import msgspec

from cosmotheque import registry
from cosmotheque.adapters import words
from cosmotheque.adapters.episode import Episode
from cosmotheque.benchmark import sentences
from cosmotheque.benchmark.renaming import Renaming
from cosmotheque.benchmark.suite import Task
from cosmotheque.core.errors import CosmothequeError, GameOver, Said
from cosmotheque.core.game import Outcome
from cosmotheque.core.notation import find_action
from cosmotheque.core.sentences import GAME_OVER
from cosmotheque.core.text import Language, Text

TRIES = 3
"""The refusals in a row after which chance plays."""
LISTS = 5
"""The most lists in a turn; more are refused."""
MOST_TURNS = 500
"""The turns after which a seat gives up."""
WISH = re.compile(r"list\b\s*(.*)", re.IGNORECASE)
AROUND = " \t`'\"*“”«»"
"""Characters that models put around an answer."""


class Counts(msgspec.Struct):
    """Counts of a player: turns, answers, unreadable and illegal ones, lists, and how often chance played for it."""

    turns: int = 0
    answers: int = 0
    unreadable: int = 0
    illegal: int = 0
    lists: int = 0
    drawn: int = 0


class Sitting:
    """A player's seat in one task. `rules` are told first; `text` is what is to be answered next."""

    def __init__(
        self, task: Task, language: Language = "en", *, renamed: bool = False, most_turns: int = MOST_TURNS
    ) -> None:
        self.task, self.counts = task, Counts()
        self._language: Language = language
        self._most_turns = most_turns
        game = registry.load(task.game)
        players = [None if seat == task.seat else task.bot(task.others) for seat in range(task.seats)]
        self._renaming = Renaming(game, language) if renamed else None
        self._hand = Random(f"{task.deal}/drawn")
        self._told = self._refusals = self._lists = 0
        self.episode = Episode(game, players, seed=task.deal, options=task.options)
        self.rules = self._hide(self._rules())
        self.text = self._turn()
        self.fresh = True
        """True if the text is a new position, and not something said about the one before."""

    @property
    def outcome(self) -> Outcome | None:
        return self.episode.outcome

    def answer(self, said: str) -> str:
        """Take an answer; what is to be answered next, or how it ended."""
        if self.outcome is not None:
            raise GameOver(GAME_OVER)
        self.counts.answers += 1
        moves = len(self.episode.match.moves)
        self.text = self._answer(_last_line(said))
        self.fresh = len(self.episode.match.moves) > moves
        return self.text

    def _answer(self, line: str) -> str:
        wish = WISH.fullmatch(line)
        if wish and self._lists < LISTS:
            self._lists += 1
            self.counts.lists += 1
            return self._list_actions(wish[1])
        try:
            action = self._read("" if wish else line)
        except CosmothequeError as fault:
            self.counts.unreadable += 1
            return self._refuse(sentences.ENOUGH_LISTS if wish else fault.said)
        try:
            self.episode.play(action)
        except CosmothequeError as fault:
            self.counts.illegal += 1
            return self._refuse(fault.said)
        return self._turn()

    def _read(self, line: str) -> Any:
        """The action that is meant, legal or not."""
        game = self.episode.match.game
        number = find_action(line, self._write_actions())
        if number is not None:
            return self.episode.actions(self.task.seat)[number]
        if not line or game.notation.read is None:
            raise Said(sentences.NO_ACTION.filled(repr(line)) if line else sentences.EMPTY)
        return game.notation.read(line if self._renaming is None else self._renaming.recover(line))

    def _refuse(self, why: Text) -> str:
        """Say why; after too many refusals in a row chance plays."""
        self._refusals += 1
        if self._refusals < TRIES:
            return self._hide(sentences.REFUSED.filled(why).in_language(self._language))
        action = self._hand.choice(self.episode.actions(self.task.seat))
        self.counts.drawn += 1
        self.episode.play(action)
        drawn = sentences.DRAWN.filled(self.episode.match.game.notation.write(action)).in_language(self._language)
        return f"{self._hide(drawn)}\n\n{self._turn()}"

    def _turn(self) -> str:
        """The events since the last turn and the seat's view and actions; or the end of the game."""
        self._refusals = self._lists = 0
        given_up = [] if self.outcome is not None or self.counts.turns < self._most_turns else [self._give_up()]
        match = self.episode.match
        position = self._hide(words.tell_position(match, self.task.seat, self._told, self._language))
        self._told = len(match.moves)
        if self.outcome is not None:
            end = self._hide(words.tell_outcome(match.game, self.outcome, self._language))
            return "\n\n".join([*given_up, position, end])
        self.counts.turns += 1
        return f"{position}\n\n{self._list_actions('')}"

    def _give_up(self) -> str:
        self.episode.concede()
        return sentences.GIVEN_UP.filled(self.counts.turns).in_language(self._language)

    def _list_actions(self, beginning: str) -> str:
        seat, written = self.task.seat, self._write_actions()
        return words.tell_actions(seat, written, self._language, search=beginning, more=sentences.MORE)

    def _write_actions(self) -> list[str]:
        write = self.episode.match.game.notation.write
        return [self._hide(write(action)) for action in self.episode.actions(self.task.seat)]

    def _rules(self) -> str:
        """The form of an answer, the game's aim, its rules, and the legend; rules of other chapters are left out."""
        game, task = self.episode.match.game, self.task
        low, high = (f"{score:g}" for score in game.meta.scores)
        told = sentences.TASK.filled(task.seat, task.seats, low, high, TRIES).in_language(self._language)
        return f"{told}\n\n{words.tell_game_rules(game, task.options, self._language)}"

    def _hide(self, text: str) -> str:
        return text if self._renaming is None else self._renaming.hide(text)


def _last_line(said: str) -> str:
    """The line of the answer, without what is often put around it."""
    lines = [line.strip(AROUND) for line in said.splitlines()]
    found = next((line for line in reversed(lines) if line), "")
    return re.sub(r"^(?:answer|action|réponse)\s*:\s*", "", found, flags=re.IGNORECASE).strip(AROUND).removesuffix(".")
