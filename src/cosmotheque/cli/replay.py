"""`cosmotheque replay`: a recorded game, step by step at the terminal or as a list."""

import argparse
import sys
from typing import Any

from cosmotheque import registry
from cosmotheque.cli import arguments, sentences
from cosmotheque.cli.plain import plain
from cosmotheque.cli.screen import Screen
from cosmotheque.core.game import CHANCE, CLOCK, Move, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.record import read_header, read_record
from cosmotheque.core.replaying import replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, as `simulate --records` and `play --record` write them")
    parser.add_argument(
        "--seat", type=arguments.whole(0), metavar="N", help="what this seat saw (default: a spectator)"
    )
    parser.add_argument("--list", action="store_true", help="list the moves and show the end, without asking")
    arguments.add_missions(parser)
    arguments.add_language(parser)


def run(args: argparse.Namespace) -> int:
    data = arguments.read_file(args.file)
    game = registry.load(read_header(data).game)
    match = replay(read_record(data, game), game)
    match.view(args.seat)  # refuses a seat that is not there before anything is shown
    film = Film(match, args.seat, Screen(game, args.lang))
    if args.list or not sys.stdin.isatty():
        film.unroll()
    else:
        film.step_through()
    return 0


class Film:
    """The states of a game one after another, as one seat or a spectator saw them."""

    def __init__(self, match: Match, seat: int | None, screen: Screen) -> None:
        self._match = match
        self._seat = None if seat is None else Seat(seat)
        self._screen = screen
        self._states: list[Any] = [match.game.start(match.options, match.seats)]
        for move in match.moves:
            self._states.append(match.game.apply(self._states[-1], move).state)

    def unroll(self) -> None:
        """Every move on a line, the last position, and how it ended."""
        for number in range(1, len(self._states)):
            self._screen.write(self._caption(number))
        self._show(len(self._states) - 1)

    def step_through(self) -> None:
        number, last = 0, len(self._states) - 1
        self._screen.tell(sentences.STEPS)
        self._show(number)
        while (typed := self._screen.ask(f"{number}/{last} > ")) not in (None, "q"):
            wanted = self._step(typed or "", number, last)
            if wanted is None:
                self._screen.tell(sentences.STEPS)
            elif wanted != number:
                number = wanted
                self._show(number)

    def _step(self, typed: str, number: int, last: int) -> int | None:
        """The number to go to from here, or None if the input was not understood."""
        if typed.isdecimal():
            return min(last, int(typed))
        steps = {"": number + 1, "n": number + 1, "b": number - 1, "e": last, "f": last}
        return max(0, min(last, steps[typed])) if typed in steps else None

    def _show(self, number: int) -> None:
        self._screen.write(self._caption(number))
        self._screen.board(self._match.game.view(self._states[number], self._seat))
        if number == len(self._states) - 1:
            self._end()

    def _end(self) -> None:
        outcome = self._match.outcome
        if outcome is None:
            self._screen.tell(sentences.UNFINISHED)
        else:
            self._screen.outcome(outcome, [self._name(Seat(seat)) for seat in range(self._match.seats)])

    def _caption(self, number: int) -> str:
        if number == 0:
            return sentences.START.in_language(self._screen.language)
        move: Move[Any] = self._match.moves[number - 1]
        return f"{number:>4}  {self._name(move.seat)}: {plain(self._match.game.notation.write(move.action))}"

    def _name(self, seat: Seat) -> str:
        language, names = self._screen.language, self._match.header.names
        if seat in (CHANCE, CLOCK):
            return (sentences.CHANCE if seat == CHANCE else sentences.CLOCK).in_language(language)
        return plain(names[seat]) if seat < len(names) else sentences.SEAT.filled(seat).in_language(language)
