"""A view that depends on what a part keeps secret is caught by the laws: a planted fault for each slice and task."""

from dataclasses import replace
from random import Random
from typing import Any, get_args, get_type_hints
from zlib import crc32

import pytest

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.kinds import Pending, Public, Slice
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.roster import Parts, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask
from cosmotheque.games.bomb_busters.parts.carrier.data import Carrier, FileTask
from cosmotheque.games.bomb_busters.parts.clues.data import Hints
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import Guesses
from cosmotheque.games.bomb_busters.parts.numbers.data import Numbers
from cosmotheque.games.bomb_busters.parts.trapeze.data import TossTask
from cosmotheque.games.bomb_busters.parts.weak_link.data import Link
from cosmotheque.games.bomb_busters.rules.deal import chance, start
from cosmotheque.games.bomb_busters.rules.legal import awaited
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.tests.bomb import changed
from cosmotheque.games.bomb_busters.tests.brute import lively_move
from cosmotheque.games.bomb_busters.view.seen import View, view
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.case import Case, Position
from cosmotheque.laws.refusals import make_probes
from cosmotheque.laws.suite import check_position

KEPT_BY: dict[type[Slice | Pending], tuple[MissionName, int, int]] = {
    AnswerTask: ("4", 4, 0),
    Carrier: ("43", 4, 0),
    FileTask: ("43", 2, 0),
    Guesses: ("29", 4, 0),
    Hints: ("25", 4, 0),
    Link: ("34", 4, 0),
    Numbers: ("45", 4, 0),
    TossTask: ("42", 4, 13),
}
"""A mission for each secret, how many play it, and for how many turns already."""


def test_every_secret_has_its_fault() -> None:
    slices = {kind for hint in get_type_hints(Parts).values() for kind in get_args(hint) if kind is not type(None)}
    secret = {kind for kind in slices if not issubclass(kind, Public)}
    own = {kind for kind in get_args(Task) if kind.redact_for is not Pending.redact_for}
    assert secret | own == set(KEPT_BY)


@pytest.mark.parametrize("kind", KEPT_BY, ids=lambda kind: kind.__name__)
def test_a_view_that_depends_on_a_secret_is_caught(kind: type[Slice | Pending]) -> None:
    def leaky(state: State, seat: Seat | None) -> View:
        return changed(view(state, seat), turns=crc32(repr(_kept(state, kind)).encode()))

    rng = Random(1)
    mission, seats, turns = KEPT_BY[kind]
    position = _keeping(kind, turns, Case(replace(GAME, view=leaky), seats, Options(mission=mission), 0))
    probes = make_probes(GAME, [position], rng)
    with pytest.raises(LawBroken, match="Law 8"):
        check_position(position, probes, rng)


def _kept(state: State, kind: type[Slice | Pending]) -> list[Any]:
    parts = (getattr(state.parts, name) for name in Parts.__struct_fields__)
    return [one for one in (*parts, *state.tasks) if isinstance(one, kind)]


def _keeping(kind: type[Slice | Pending], turns: int, case: Case) -> Position:
    """A position of lively play in which something is hidden from spectators."""
    rng, first = Random(3), changed(start(case.options, case.seats), turns=turns)
    state = first
    for number in range(1000):
        drawn = CHANCE in awaited(state)
        move: Move[Any] = Move(CHANCE, chance(state, rng)) if drawn else lively_move(state, rng)
        state = apply(state, move).state
        if state.ended:
            state = first
        if CHANCE not in awaited(state) and any(one.redact_for(None) != one for one in _kept(state, kind)):
            return Position(case, number, state, 0, move)
    raise AssertionError(f"nothing is hidden by {kind}")
