"""Puzzles, held to the rules themselves: every first move, every answer to it and every second move is played."""

from typing import Any

import pytest

from cosmotheque.core.game import AnyGame, Move
from cosmotheque.core.match import Match
from cosmotheque.core.moment import Moment
from cosmotheque.games.katarenga.actions import Camp, Oust
from cosmotheque.games.katarenga.game import BASE_GAME, BIG_BANG
from cosmotheque.games.katarenga.puzzles import proof as proving
from cosmotheque.games.katarenga.puzzles import seeming
from cosmotheque.games.katarenga.puzzles.proof import prove
from cosmotheque.games.katarenga.puzzles.themes import find

CAMP = "YBGRBGRY/RBYYYYBR/BGRGGRGB/GRYBRYBG/YRGBGRYB/BBRYBBRG/GYGRYYGR/RYBGRGBY w2b4/1w1w4/8/8/8/8/4b3/1ww5 ---- b 45"
WIN = "GBRYRYBG/RGBBGRGB/YRYGYYBR/BGYRBGRY/GRYBBGRY/BGRGYRGB/YYBRRBYG/RGBYGBYR 7b/8/8/2w5/2w5/2b5/8/8 -w-b b 49"
FEW = (
    "GBRYGRYB/BGBRBGRG/YRYGRBYY/RGYBYBGR/RGBYBGRY/YYGRYRBB/BBRGRGYG/GRYBGBYR "
    "1wb4W/w6w/8/b1b4b/8/1b6/w4b2/1b1w1w1b BR w 30"
)
SETTLE = (
    "GRYBYRBG/BGRGBBGR/YYBRGYRY/RGBYRYGB/GBYRBYRG/BGRGGRBB/RBYYRGYY/YRGBYBGR "
    "1w2bw2/7w/b6b/8/1w5b/8/2w2w1b/Bw2b2w RY b 129"
)
OUST = (
    "RGBYYBGR/YYBRRBYY/BGRGBGRG/GRYBGRYB/BYGRYRGB/GYRYBGRY/RBGBGYBR/YRBGRYBG "
    "1b2wwbb/ww5w/7b/b2b4/2w5/b6w/8/b4w2 YG w 78"
)
FOUND = [
    pytest.param(BASE_GAME, "camp-2", CAMP, "e2-f1", id="camp"),
    pytest.param(BASE_GAME, "win-2", WIN, "c3-c1", id="win"),
    pytest.param(BIG_BANG, "win-2", SETTLE, "h4-f5", id="settle"),
    pytest.param(BIG_BANG, "oust-2", OUST, "c4-b2", id="oust"),
]


def moment_of(match: Match) -> Moment:
    seat = match.state.turn
    return Moment(seat, match.view(seat), match.actions(seat), ())


def is_reached(game: AnyGame, theme: str, state: Any, action: Any) -> bool:
    """True if a move does what the theme asks for."""
    if theme.startswith("win"):
        outcome = game.outcome(then(game, state, action))
        return outcome is not None and outcome.scores[state.turn] > outcome.scores[1 - state.turn]
    return isinstance(action, Camp if theme.startswith("camp") else Oust)


def then(game: AnyGame, state: Any, action: Any) -> Any:
    return game.apply(state, Move(state.turn, action)).state


def can_reach(game: AnyGame, theme: str, state: Any) -> bool:
    return any(is_reached(game, theme, state, action) for action in game.legal_actions(state, state.turn))


def is_forced(game: AnyGame, theme: str, state: Any, action: Any) -> bool:
    """True if the aim is reached with the next move, whatever is answered to a move."""
    met = then(game, state, action)
    return all(can_reach(game, theme, then(game, met, answer)) for answer in game.legal_actions(met, met.turn))


@pytest.mark.parametrize(("game", "theme", "position", "first"), FOUND)
def test_one_first_move_forces_it(game: AnyGame, theme: str, position: str, first: str) -> None:
    match = Match(game, options={"position": position})
    moment = moment_of(match)
    proof = prove(moment, theme)
    assert proof is not None
    assert theme in set(find(moment))
    right = [number for number, one in enumerate(moment.actions) if is_forced(game, theme, match.state, one)]
    assert [*proof.right] == right
    assert {game.notation.write(moment.actions[number]).split("@")[0] for number in right} == {first}
    assert not can_reach(game, theme, match.state)
    for number, verdict in enumerate(proof.verdicts):
        assert number in right or verdict.points or "ends the game" in verdict.said.en or "passing" in verdict.said.en


@pytest.mark.parametrize("readers", [(0,), (1,)])
def test_what_can_be_met_by_few_answers_misleads(monkeypatch: pytest.MonkeyPatch, readers: tuple[int, ...]) -> None:
    """Bots do not aim at ousting: who pictures no answer takes any move, who pictures one any that has survived it."""
    monkeypatch.setattr(seeming, "READERS", readers)
    match = Match(BIG_BANG, options={"position": OUST})
    moment = moment_of(match)
    proof = prove(moment, "oust-2")
    assert proof is not None
    shares = [survived(match.state, action) for action in moment.actions]
    assert seeming.difficulty(moment, "oust-2", proof) == pytest.approx(
        1 - 1 / sum(share ** readers[0] for share in shares)
    )
    assert seeming.difficulty(moment, "win-2", proof) is None


def survived(state: Any, action: Any) -> float:
    """The share of the answers after which a pawn can be ousted."""
    met = then(BIG_BANG, state, action)
    answers = BIG_BANG.legal_actions(met, met.turn)
    return sum(can_reach(BIG_BANG, "oust-2", then(BIG_BANG, met, answer)) for answer in answers) / len(answers)


def test_with_three_first_moves_there_is_nothing_to_choose_from(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = moment_of(Match(BIG_BANG, options={"position": FEW}))
    assert len(moment.actions) == 3
    assert prove(moment, "win-2") is None
    monkeypatch.setattr(proving, "FEWEST", 3)
    assert prove(moment, "win-2") is not None


def test_the_second_camp_is_asked_for_as_a_win() -> None:
    match = Match(BASE_GAME, options={"position": WIN})
    assert [theme for theme in find(moment_of(match)) if theme.startswith("camp")] == []
    assert prove(moment_of(match), "camp-2") is not None
