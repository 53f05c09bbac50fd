"""Mission 45 by the clock: ten seconds for the first to volunteer (BOM-4505)."""

from random import Random

import pytest

from cosmotheque.core.game import CHANCE, CLOCK, Seat
from cosmotheque.games.bomb_busters.belief.believe import draw_wires
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.model.actions import STRIKE
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.called.data import SILENCE, Name, Named, Unheard, VolunteerTask
from cosmotheque.games.bomb_busters.parts.called.rules import TO_VOLUNTEER
from cosmotheque.games.bomb_busters.parts.called.tests.test_called import HANDS, WHOLE
from cosmotheque.games.bomb_busters.parts.free_order.data import SNIP
from cosmotheque.games.bomb_busters.parts.numbers.data import NumberTask
from cosmotheque.games.bomb_busters.rules.legal import awaited, deadline
from cosmotheque.games.bomb_busters.tests.numbered import TWELVE, Numbered
from cosmotheque.games.bomb_busters.tests.test_bots import choice
from cosmotheque.games.bomb_busters.view.imagining import imagine
from cosmotheque.games.bomb_busters.view.seen import view

EVERYBODY = {0, 1, 2, 3, int(CLOCK)}


def asked(number: int, stands: str = HANDS) -> Numbered:
    """A card was just revealed, and the clock runs."""
    bomb = Numbered("45", stands, 4, deck=TWELVE)
    bomb.change(options=Options(mission="45", clock="time"), tasks=(NumberTask(CHANCE, 1),), turns=1)
    bomb.draw(number)
    return bomb


def test_everybody_with_wires_is_asked() -> None:
    """BOM-4505, BOM-4503: whatever they hold; who lacks the value cannot volunteer, which only they learn."""
    bomb = asked(1)
    assert bomb.actors() == EVERYBODY
    assert awaited(bomb.state) == {0, 1, 2, 3}
    assert [bomb.legal(seat) for seat in (1, 2)] == [[SNIP, SILENCE], [SILENCE]]
    assert bomb.refusal(2, SNIP) == "BOM-4503"
    other = asked(3)
    assert other.actors() == bomb.actors()
    bomb.cut("C1 C2 C3")
    assert bomb.actors() == EVERYBODY - {2}


def test_the_first_to_volunteer_cuts() -> None:
    """BOM-4505: not the first from the captain; then the captain reveals again (BOM-4507)."""
    bomb = asked(7)
    assert bomb.play(2, SNIP) == (Named(Seat(2), Seat(2), 7),)
    assert (bomb.state.active, bomb.state.tasks, bomb.actors()) == (2, (), {2})
    assert bomb.refusal(1, SNIP) == "BOM-4503"
    bomb.dual("D3", 7, "C3")
    assert (bomb.state.active, bomb.actors()) == (0, {CHANCE})


def test_after_ten_seconds_the_captain_names() -> None:
    """BOM-4505, BOM-4504."""
    bomb = asked(1)
    assert deadline(bomb.state) == TO_VOLUNTEER == 10_000
    bomb.play(CLOCK, STRIKE, at=TO_VOLUNTEER)
    assert bomb.heard(Unheard) == [Unheard(1)]
    assert {type(action) for action in bomb.legal(0)} == {Name}
    assert deadline(bomb.state) is None


def test_the_clock_does_not_strike_early() -> None:
    """BOM-4505."""
    bomb = asked(1)
    bomb.play(CLOCK, STRIKE, at=TO_VOLUNTEER - 1)
    assert bomb.actors() == EVERYBODY


def test_when_all_keep_silent_nobody_waits() -> None:
    """BOM-4505: who has said so is asked no more, and the ten seconds go on for the others."""
    bomb = asked(1)
    for seat in (3, 0, 2):
        bomb.play(seat, SILENCE)
    assert bomb.state.tasks == (VolunteerTask(Seat(0), TO_VOLUNTEER, (Seat(0), Seat(2), Seat(3))),)
    assert bomb.actors() == {1, int(CLOCK)}
    bomb.play(1, SILENCE)
    assert bomb.heard(Unheard) == [Unheard(1)]
    assert bomb.actors() == {0}


def test_the_ten_seconds_are_seen_and_tell_nothing() -> None:
    """BOM-4505: every view has their end; all that a seat can imagine looks the same to it."""
    bomb = asked(1, WHOLE)
    bomb.play(3, SILENCE)
    seen = bomb.view(2)
    assert seen.tasks == bomb.state.tasks
    worlds = [imagine(seen, Random(seed), draw_wires) for seed in range(5)]
    assert all(view(world, Seat(2)) == seen for world in worlds)


@pytest.mark.parametrize(("shown", "decided"), [(6, SNIP), (0, SILENCE)])
def test_bots_decide_as_by_turns(shown: int, decided: Action) -> None:
    """BOM-4505: who sees where another wire is comes forward, and who would have to guess does not."""
    bomb = asked(6, WHOLE)
    bomb.change_wires("A6", shown=shown)
    assert choice(bomb, 1, LEVELS[3]) == decided
