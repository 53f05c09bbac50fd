"""Judgement of tokens of other kinds, roles and windfalls by bots and mentor."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.core.moment import Moment
from cosmotheque.games.bomb_busters.bots.choices import choose, worth
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.bots.plans import Outlook, cuts_with_tools, plans
from cosmotheque.games.bomb_busters.drawing.draw import draw
from cosmotheque.games.bomb_busters.mentor.advice import advise
from cosmotheque.games.bomb_busters.mentor.remarks import remark
from cosmotheque.games.bomb_busters.model.actions import DENY, LayBeside, Lie, PlaceToken
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask
from cosmotheque.games.bomb_busters.model.wires import Beside, Note, Slot
from cosmotheque.games.bomb_busters.parts.roles.data import Played
from cosmotheque.games.bomb_busters.parts.windfall.data import Fallen, GiftTask, GiveToken, PickTask, PickToken
from cosmotheque.games.bomb_busters.rules.deal import chance, start
from cosmotheque.games.bomb_busters.rules.legal import legal_actions
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, changed, slot
from cosmotheque.games.bomb_busters.view.seen import view

CAREFUL = LEVELS[4]


def bomb_of(mission: MissionName, stands: str, **more: object) -> Bomb:
    return Bomb(stands, 4, Options(mission=mission), **more)  # type: ignore[arg-type]


def chosen(bomb: Bomb, seat: int) -> Action:
    return choose(bomb.view(seat), bomb.legal(seat), CAREFUL, Random(1))


def dealt(mission: MissionName, **changes: Any) -> State:
    """A whole mission of four before any player has chosen, or with other things to choose."""
    state = start(Options(mission=mission, captain="0", new_characters=False), 4)
    while state.captain < 0 or (state.tasks and state.tasks[0].seat == CHANCE):
        state = apply(state, Move(CHANCE, chance(state, Random(7)))).state
    return changed(state, **changes)


def moment(state: State, seat: int = 0) -> Moment:
    return Moment(Seat(seat), view(state, Seat(seat)), tuple(legal_actions(state, Seat(seat))))


def test_a_rare_count_tells_most() -> None:
    """BOM-165: three equal wires before one or two."""
    bomb = bomb_of("24", "1 2 2 2 5 9 | 1 3 | 3 4 | 4", setup=True)
    assert chosen(bomb, 0) in [PlaceToken(slot(name)) for name in ("A2", "A3", "A4")]


def test_an_unexpected_parity_tells_most() -> None:
    """BOM-164: the first of ten wires is nearly always odd, so an even one says more."""
    bomb = bomb_of("21", "2 3 3 4 5 6 7 7 8 9 | 12 | 3 | 4", setup=True)
    assert chosen(bomb, 0) == PlaceToken(slot("A1"))


def test_a_lie_excludes_what_others_expect() -> None:
    """BOM-169: a 1 at the first place before anything that nobody would think of; nothing twice."""
    bomb = bomb_of("52", "2 5 9 | 1 3 | 3 4 | 7 12", setup=True)
    assert worth(bomb.view(0), Lie(slot("A1"), 1)) > worth(bomb.view(0), Lie(slot("A1"), 12))
    bomb.change_wires("A1", notes=(Note("not", 1),))
    assert worth(bomb.view(0), Lie(slot("A1"), 1)) == 0


def test_an_absence_excludes_what_others_expect() -> None:
    """BOM-171: lacking a value of the ends tells more than one of the middle."""
    bomb = bomb_of("22", "2 3 4 8 9 11 | 1 3 | 3 4 | 7 12", setup=True)
    assert chosen(bomb, 0) in (LayBeside(0, 1), LayBeside(0, 12))


@pytest.mark.parametrize(
    ("mission", "word"), [("21", "token in front"), ("24", "×"), ("52", "the false"), ("22", "beside stand A")]
)
def test_the_mentor_says_why_a_token(mission: MissionName, word: str) -> None:
    """BOM-164 to BOM-171: in words of its kind, before and after."""
    here = moment(dealt(mission))
    advice = advise(here)
    assert word in advice.said.en
    worst = min(here.actions, key=lambda action: worth(here.view, action))
    found = remark(here, worst)
    assert found is not None
    assert found.better == max(here.actions, key=lambda action: worth(here.view, action))


def test_who_may_not_fail_takes_no_chance_lightly() -> None:
    """BOM-242: a guess of the rookie risks the whole mission, and the mentor reminds of it."""
    state = dealt("14", tasks=(), roles=Played("rookie", Seat(1)))
    value = next(iter(Outlook(view(state, Seat(0)), CAREFUL).values))
    assert Outlook(view(state, Seat(0)), CAREFUL).risk(0.5, 0.0, (value,)) < 0.1
    rookie = changed(state, roles=Played("rookie", Seat(0)))
    assert Outlook(view(rookie, Seat(0)), CAREFUL).risk(0.5, 0.0, (value,)) == 0.5
    assert "In your role" in advise(moment(rookie)).said.en


def test_who_has_no_tools_plans_without() -> None:
    """BOM-243; and an endless detector costs nothing (BOM-5802)."""
    careless = Outlook(view(dealt("28", tasks=()), Seat(0)), CAREFUL)
    assert not any(plan.tools for plan in plans(careless))
    free = Outlook(view(dealt("58"), Seat(0)), CAREFUL)
    assert (free.detector, free.tool > 0) == (0.0, True)
    assert any("double" in plan.tools for plan in cuts_with_tools(free))


def test_a_gift_is_what_the_neighbour_may_hold() -> None:
    """BOM-2204: nothing that all know them to lack."""
    here = moment(dealt("22", tasks=(GiftTask(Seat(0), Seat(1)),), windfall=Fallen(done=True)))
    best = max(here.actions, key=lambda action: worth(here.view, action))
    assert isinstance(best, GiveToken)
    assert "neighbour" in advise(here).said.en
    worst = min(here.actions, key=lambda action: worth(here.view, action))
    assert remark(here, worst) is not None


def test_a_token_of_the_line_is_taken_for_what_it_tells() -> None:
    """BOM-2702."""
    state = dealt("27", tasks=(PickTask(Seat(0)),), windfall=Fallen(done=True, line=(2, 4, 4, 9)))
    here = moment(state)
    assert "it says most about your wires" in advise(here).said.en
    assert remark(here, PickToken(2)) is not None
    assert "tokens 2 4 4 9" in draw(here.view, "en")


def test_saying_no_is_advised_where_there_are_no_tokens() -> None:
    """BOM-172: there is nothing to choose."""
    state = dealt("58")
    lacked = next(n for n in range(1, 13) if all(wire.code != 10 * n for wire in state.stands[1].wires[:2]))
    asked = AnswerTask(Seat(1), Seat(0), (Slot(1, 0), Slot(1, 1)), (lacked,), (Slot(0, 0),))
    here = moment(replace(state, tasks=(asked,)), 1)
    assert here.actions == (DENY,)
    assert "wrong" in advise(here).said.en


def test_drawings_show_tokens_of_all_kinds() -> None:
    """BOM-164 to BOM-171: in front of wires and beside stands; without reminders not what was only said."""
    bomb = bomb_of("24", "1 2 2 2 5 9 | 1 3 3 7 8 | 3 4 5 6 9 | 4 6 7 7 12")
    bomb.change_wires("A1", notes=(Note("times", 2),))
    bomb.change_wires("B1", notes=(Note("even"),))
    bomb.change_wires("B2", notes=(Note("not", 5), Note("not", 7, said=True)))
    stands = list(bomb.state.stands)
    stands[2] = replace(stands[2], beside=(Beside(4, "stand"), Beside(3, "marked")))
    bomb.change(stands=tuple(stands))
    text = draw(bomb.view(0), "en")
    assert all(mark in text for mark in ("×2", "(e)", "≠5≠7", "✗4 (3)"))
    bomb.change(options=Options(mission="24", reminders=False))
    assert "≠7" not in draw(bomb.view(0), "fr")
