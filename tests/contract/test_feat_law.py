"""Law 21 is tested itself: each fault that is planted in the feats of the toy is caught."""

from dataclasses import replace

import msgspec
import pytest

from cosmotheque import laws
from cosmotheque.core.game import AnyGame, Feat, Outcome, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.text import RuleId, Text
from cosmotheque.laws.feats import check_done
from cosmotheque.laws.play import play

from . import toy

WORD, FRENCH = Text("mot", "word"), Text("mot", " ")
RULE = toy.WORDS.rulebook[0].rules[0].id


def has_most(state: toy.State, seat: Seat) -> bool:
    return state.points[seat] == max(state.points) > 0


def feat(key: str = "most", **changes: object) -> Feat[toy.State]:
    return replace(Feat(key=key, name=WORD, how=WORD, rules=(RULE,), done=has_most), **changes)  # type: ignore[arg-type]


def with_feats(*feats: Feat[toy.State]) -> AnyGame:
    return replace(toy.TOY, feats=feats)


def together(*feats: Feat[toy.State]) -> AnyGame:
    meta = msgspec.structs.replace(toy.META, cooperative=True)
    return replace(with_feats(*feats), meta=meta)


TOLD: dict[str, tuple[AnyGame, str]] = {
    "a feat twice": (with_feats(feat(), feat()), "one key"),
    "too many": (with_feats(*(feat(str(number)) for number in range(6))), "6 feats are more"),
    "a name in French alone": (with_feats(feat(name=FRENCH)), "both languages"),
    "a sentence in French alone": (with_feats(feat(how=FRENCH)), "both languages"),
    "no rule": (with_feats(feat(rules=())), "no rule"),
    "a rule that is not there": (with_feats(feat(rules=(RuleId("TOY-99"),))), "TOY-99"),
}


def test_feats_without_faults_keep_the_law() -> None:
    laws.check(with_feats(feat()), effort=laws.Effort(seconds=0, positions=3))


@pytest.mark.parametrize("name", TOLD)
def test_a_fault_in_what_is_told_is_caught(name: str) -> None:
    game, message = TOLD[name]
    with pytest.raises(laws.LawBroken, match=message) as fault:
        laws.check_feats(game)
    assert fault.value.law == 21


def test_who_has_lost_has_done_nothing() -> None:
    case = laws.Case(with_feats(feat(done=lambda state, seat: True)), 2, toy.Options(), 3)
    with pytest.raises(laws.LawBroken, match="has lost") as fault:
        laws.check_play(case, laws.Effort(seconds=0, positions=1))
    assert fault.value.law == 21


def test_a_team_has_done_it_together() -> None:
    walk = play(laws.Case(together(feat(done=lambda state, seat: seat == 0)), 2, toy.Options(), 3))
    with pytest.raises(laws.LawBroken, match="Some of the team") as fault:
        check_done(walk.positions[-1], Outcome("most", (1.0, 1.0)))
    assert fault.value.law == 21
    walk = play(laws.Case(together(feat(done=lambda state, seat: True)), 2, toy.Options(), 3))
    check_done(walk.positions[-1], Outcome("most", (1.0, 1.0)))
    with pytest.raises(laws.LawBroken, match="has lost"):
        check_done(walk.positions[-1], Outcome("most", (0.0, 0.0)))


def test_a_game_that_is_given_up_has_no_feats() -> None:
    game = with_feats(feat(done=lambda state, seat: True))
    match = Match(game, 2, seed=1)
    assert match.feats(0) == ()
    match.concede(1)
    assert match.feats(0) == ()
    walk = play(laws.Case(game, 2, toy.Options(), 3))
    assert all(one.done(walk.positions[-1].state, Seat(0)) for one in game.feats)
