"""Coach, odds and review say the same thing of the same position, figure by figure."""

import re
from operator import eq
from random import Random

import pytest

from cosmotheque.core.game import Move, Seat
from cosmotheque.core.mentor import Advice, Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.games.bomb_busters.components import RED, YELLOW
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.mentor import MENTORS
from cosmotheque.games.bomb_busters.mentor.shown import Odds
from cosmotheque.games.bomb_busters.mentor.words import percent
from cosmotheque.games.bomb_busters.model.actions import Announce, DualCut, Point, Sweep, Take
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.tests.bomb import slot
from cosmotheque.games.bomb_busters.tests.brute import EVERY_KIND, lively_move, small_deal

pytestmark = pytest.mark.long("rules")

MENTOR = MENTORS["bomb-busters"]
SLOT = r"[A-E]\d+"
PLAIN = re.compile(rf"(?P<at>{SLOT}), announcing (?P<value>\w+)(?P<odds>[^.]*)")
PLAYED = re.compile(rf"(?P<value>\w+) announced at (?P<at>{SLOT})(?P<odds>:[^.]*)")
SEVERAL = re.compile(rf"(?P<at>{SLOT}(?:, {SLOT})* and {SLOT})(?P<odds>[^.]*)")
TWO_OF_THREE = Options(mission="practice", red=2, red_shown=3, yellow=2)
Step = Take | Point | Sweep


def advise(moment: Moment) -> Advice:
    assert MENTOR.advise is not None
    return MENTOR.advise(moment)


def remark(moment: Moment, action: Action) -> Remark | None:
    assert MENTOR.remark is not None
    return MENTOR.remark(moment, action)


def moment_of(state: State, seat: Seat) -> Moment:
    return Moment(seat, GAME.view(state, seat), GAME.legal_actions(state, seat))


def check_figures(said: str, odds: Odds) -> None:
    """Every cut that a sentence names has the chances that the board shows."""
    for cut in (*PLAIN.finditer(said), *PLAYED.finditer(said)):
        if chances := odds_at(odds, slot(cut["at"])):
            check_plain(chances, cut["value"], cut["odds"])
    for cut in SEVERAL.finditer(said):
        reds = [chances[RED] for at in re.findall(SLOT, cut["at"]) if (chances := odds_at(odds, slot(at)))]
        assert "no red possible" not in cut["odds"] or not any(reds), said
        assert "cannot all be red" not in cut["odds"] or any(reds), said
    assert not said.startswith("Nothing is certain") or odds.cuts[0].success < 1, said


def odds_at(odds: Odds, at: Slot) -> tuple[float, ...]:
    return odds.chances[at.stand][at.place]


def check_plain(chances: tuple[float, ...], value: str, told: str) -> None:
    """Check the words for one wire and one value: certain or so many per cent, and the risk of red."""
    chance = chances[YELLOW if value == "yellow" else int(value)]
    if chance == 1:
        assert "certain" in told
        return
    assert (percent(chance).en if chance else "no chance") in told or f"({percent(chance).en}," in told
    if "stabilizer" not in told:
        red = f"{percent(chances[RED]).en} risk of hitting red" if chances[RED] else "no red possible"
        assert red in told


def check_safest(advice: Advice) -> None:
    """A cut that is not the one the board calls safest says why, in both languages."""
    if not isinstance(advice.best, DualCut):
        return
    safest = advice.shown.cuts[0]
    if (advice.best.target, advice.best.value) != (safest.slot, safest.value):
        name = slot_name(safest.slot)
        assert re.search(f"Right now {name}, announcing .* would be safer, but ", advice.said.en)
        assert re.search(f"Sur le moment, {name} en annonçant .* serait plus sûr, mais ", advice.said.fr)


def check_next_step(state: State, seat: Seat, advice: Advice) -> None:
    """Check that the coach names the same cut at every step to a player who follows it through a draft."""
    if isinstance(advice.best, Step):
        after = GAME.apply(state, Move(seat, advice.best)).state
        assert advise(moment_of(after, seat)).said.en.split(". ")[0] == advice.said.en.split(". ")[0]


@pytest.mark.parametrize(("options", "seats"), [*EVERY_KIND, (TWO_OF_THREE, 3)])
def test_whole_games_agree(options: Options, seats: int) -> None:
    """BOM-90: what is advised is best, figures are those of the board, and every cut with tools is judged."""
    rng, judged = Random(f"{options.mission} {seats}"), False
    state = small_deal(options, seats, rng)
    while not state.ended:
        move = lively_move(state, rng)
        moment = moment_of(state, move.seat)
        advice = advise(moment)
        check_figures(advice.said.en, advice.shown)
        check_safest(advice)
        check_next_step(state, move.seat, advice)
        for action in (move.action, advice.best):
            noted = remark(moment, action)
            if noted is not None:
                check_figures(noted.said.en, advice.shown)
                assert not eq(action, advice.best) or (noted.grade, noted.better) == (Grade.BEST, None)
                judged |= eq(action, move.action) and " announced at " in noted.said.en.split("Better:")[0]
        assert judged or not isinstance(move.action, Announce)
        judged &= isinstance(move.action, Step)
        state = GAME.apply(state, move).state
