"""Judgement of constraints, the weak link and hidden number cards by mentor, bots and drawings."""

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from cosmotheque.core.bot import Limit
from cosmotheque.core.game import Seat
from cosmotheque.core.moment import Moment
from cosmotheque.games.bomb_busters.bots.choices import choose, worth
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.bots.player import Player
from cosmotheque.games.bomb_busters.drawing.draw import draw
from cosmotheque.games.bomb_busters.mentor.advice import advise
from cosmotheque.games.bomb_busters.mentor.remarks import remark
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Wire
from cosmotheque.games.bomb_busters.parts.common_constraint.data import KEEP, REPLACE, ReplaceTask
from cosmotheque.games.bomb_busters.parts.constraints.data import Constraints
from cosmotheque.games.bomb_busters.parts.hidden_numbers.bot import chance_laid
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import Guesses, LayNumber, NumberCard
from cosmotheque.games.bomb_busters.parts.own_constraints.data import SWAP, RingTask, TakeConstraint, TurnRing
from cosmotheque.games.bomb_busters.parts.weak_link.data import Accuse, Link
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, dealt

FIVE = LEVELS[5]


def setting(mission: str, **changes: object) -> Bomb:
    """A fair deal at the first turn, with something changed."""
    bomb = dealt(Options(mission=mission), 4)
    bomb.change(**changes)
    return bomb


def moment(bomb: Bomb, seat: int) -> Moment:
    return Moment(Seat(seat), bomb.view(seat), tuple(bomb.legal(seat)))


CASES = [
    ("31", {}, None),
    ("32", {"tasks": (ReplaceTask(Seat(0)),)}, KEEP),
    ("61", {"tasks": (RingTask(Seat(0)),)}, TurnRing(1)),
    ("61", {}, SWAP),
    ("34", {}, None),
    ("29", {}, None),
]


@pytest.mark.parametrize(("mission", "changes", "action"), CASES)
def test_the_mentor_has_words(mission: str, changes: dict[str, object], action: Action | None) -> None:
    """Advice and remarks in both languages, for every choice and turn of these missions."""
    bomb = setting(mission, **changes)
    seat = bomb.state.tasks[0].seat if bomb.state.tasks else bomb.state.active
    here = moment(bomb, seat)
    told = advise(here)
    assert told.said.fr
    assert told.said.en
    if action is not None:
        remark(here, action)


def names(bomb: Bomb, **having: object) -> list[str]:
    """The wires of which something is true, as names."""
    stands = bomb.state.stands
    wires = ((stand, place, wire) for stand, row in enumerate(stands) for place, wire in enumerate(row.wires))
    tests: dict[str, Callable[[int, Wire], object]] = {
        "owner": lambda stand, _: stands[stand].owner,
        "odd": lambda _, wire: wire.code % 20 == 10,
        "value": lambda _, wire: wire.code // 10 if wire.code % 10 == 0 else 0,
    }
    return [
        f"{'ABCDE'[stand]}{place + 1}"
        for stand, place, wire in wires
        if all(tests[name](stand, wire) == value for name, value in having.items())
    ]


def test_a_captain_replaces_what_shuts_the_next_player_out() -> None:
    """BOM-3202: bots keep what suits the active player, and replace the rest."""
    bomb = setting("32", tasks=())
    captain = bomb.state.captain
    bomb.cut(" ".join(names(bomb, owner=captain, odd=False)))
    bomb.change(tasks=(ReplaceTask(captain),))
    for opened, deck, wanted in (("A", ("B",), REPLACE), ("B", ("A",), KEEP)):
        bomb.change(constraints=Constraints(opened=opened, deck=deck))  # type: ignore[arg-type]
        assert choose(bomb.view(captain), bomb.legal(captain), FIVE, Random(0)) == wanted


def test_a_constraint_is_chosen_that_fits() -> None:
    """BOM-3101: the one that lets most own wires pass."""
    bomb = Bomb("2 4 6 8 10 12 | 1 3 | 5 7 | 9 11", options=Options(mission="31"), setup=True)
    assert choose(bomb.view(0), bomb.legal(0), FIVE, Random(0)) == TakeConstraint("A")


def test_bots_accuse_when_sure() -> None:
    """BOM-3405: not at first, but when one player alone has kept a constraint for long."""
    bomb = setting("34", captain=Seat(0), active=Seat(0))
    link = Link(Seat(1), ("C", "A", "E", "D"), ((),) * 4)
    for said, accuses in ((((),) * 4, False), (((), (2, 8, 10, 12), (1, 2, 7, 12), (3, 4, 8, 11)), True)):
        bomb.change(weak_link=replace(link, said=said))
        action = Player(FIVE, None, 0).intend(bomb.view(0), bomb.legal(0), Limit(nodes=20))[0]
        assert isinstance(action, Accuse) == accuses
    assert action == Accuse(Seat(1), "A")


def test_the_chance_of_the_laid_card() -> None:
    """BOM-2902: known cards of the layer count whole, hidden ones share what is left."""
    bomb = setting("29", active=Seat(0))
    hands = ((NumberCard(1), NumberCard(2)), (NumberCard(3), NumberCard(4)), (NumberCard(5), NumberCard(6)))
    layer = (NumberCard(7, shown=True), NumberCard(8))
    bomb.change(hidden_numbers=Guesses((*hands, layer), layer=Seat(3), laid=8), tasks=())
    seen = bomb.view(0)
    assert chance_laid(seen, 7) == pytest.approx(1 / 2)
    assert chance_laid(seen, 8) == pytest.approx(1 / 2 / 9)
    assert chance_laid(seen, 1) == 0
    assert chance_laid(bomb.view(3), 8) == 1


def test_a_card_is_laid_that_is_not_cut() -> None:
    """BOM-2902: bots lay what the active player cannot hold, not what they are known to hold."""
    bomb = dealt(Options(mission="29"), 4)
    shown = next(name for name in names(bomb, owner=bomb.state.active) if bomb.wire(name).code % 10 == 0)
    value = bomb.wire(shown).code // 10
    gone = value % 12 + 1
    bomb.change_wires(shown, shown=value, token=True)
    bomb.cut(" ".join(names(bomb, value=gone)))
    seen = bomb.view((bomb.state.active - 1) % 4)
    assert worth(seen, LayNumber(gone)) > worth(seen, LayNumber(value))


@pytest.mark.parametrize(
    ("mission", "line"),
    [("31", "constraint of seat 0"), ("37", "constraint for all"), ("34", "weak link"), ("29", "number cards of seat")],
)
def test_the_drawing_shows_cards(mission: str, line: str) -> None:
    assert line in draw(dealt(Options(mission=mission), 4).view(0), "en")


def test_pairs_and_the_ring_are_drawn() -> None:
    """BOM-5701, BOM-6101: in both languages."""
    assert "numbers and constraints" in draw(dealt(Options(mission="57"), 3).view(0), "en")
    assert "à côté du capitaine" in draw(dealt(Options(mission="61"), 3).view(0), "fr")
