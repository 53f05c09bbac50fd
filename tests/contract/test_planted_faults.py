"""The laws are tested themselves: each planted fault must be caught, and by the right law."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmotheque import laws
from cosmotheque.core import verifying
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.match import Match
from cosmotheque.core.moment import Moment
from cosmotheque.core.proof import Share, deal_from
from cosmotheque.laws.play import play
from cosmotheque.laws.proofs import draw_together

from . import toy
from .corridor import Options, corridor
from .faults import FAULTS
from .toy import TOY

CASE = laws.Case(TOY, 2, toy.Options(), 0)
EFFORT = laws.Effort(seconds=0, positions=12)


@contextmanager
def caught(law: int, message: str = "") -> Iterator[None]:
    """The laws find a fault: the law expected, in the words expected."""
    with pytest.raises(laws.LawBroken) as fault:
        yield
    assert fault.value.law == law, str(fault.value)
    assert message in str(fault.value)


def test_the_toy_keeps_every_law(folder: Path) -> None:
    laws.check(TOY, bots=toy.BOTS, folder=folder, effort=EFFORT)


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_caught(name: str) -> None:
    with caught(FAULTS[name].law):
        laws.check(FAULTS[name].game, effort=EFFORT)


def test_a_fault_says_where_it_was_seen() -> None:
    with caught(9, "toy, 3 seats, Options(cards=3, timed=False, ties='nobody'), seed 5, after move"):
        laws.check(FAULTS["a score too many"].game, seats=(3,), seeds=(5,))


def test_a_bot_that_makes_up_an_action_is_caught() -> None:
    class Cheat(toy.LowestCard):
        def choose(self, *_: Any) -> toy.Action:
            return toy.Pick(12)

    with caught(10, "chose Pick(card=12)"):
        laws.check_bots(CASE, {"cheat": BotSpec("cheat", 1, Cheat)})


def test_a_bot_that_never_finishes_is_caught() -> None:
    endless = laws.Case(FAULTS["an endless game"].game, 2, toy.Options(), 0)
    with caught(10, "does not finish"):
        laws.check_bots(endless, toy.BOTS)


def test_a_dead_end_that_random_play_misses_is_hunted_down() -> None:
    cases = [laws.Case(corridor(turning=False), 2, Options(), seed) for seed in range(5)]
    for case in cases:
        play(case)  # raises nothing
    with caught(2, "may act and has no action"):
        for case in cases:
            laws.check_narrow(case, 200)


def test_a_corridor_with_a_door_is_no_dead_end() -> None:
    for seed in range(5):
        laws.check_narrow(laws.Case(corridor(turning=True), 2, Options(), seed), 200)


def test_a_bot_that_wants_a_choice_is_caught_where_there_is_none() -> None:
    class Choosy(toy.LowestCard):
        def choose(self, moment: Moment, limit: Limit) -> toy.Action:
            return super().choose(replace(moment, actions=[moment.actions[1], *moment.actions]), limit)

    with caught(10, "The bot choosy on seat"):
        laws.check_narrow(CASE, 50, {"choosy": BotSpec("choosy", 1, Choosy)})


def test_bots_that_go_to_and_fro_until_a_limit_ends_it_are_caught() -> None:
    class Pacer:
        def __init__(self, *_: Any) -> None:
            pass

        def choose(self, moment: Moment, _limit: Limit) -> Any:
            return moment.actions[-1]

    cases = [laws.Case(corridor(turning=True), 2, Options(), seed) for seed in range(2)]
    with caught(14, "2 of 2 games between pacer and pacer were ended by a limit"):
        laws.check_endless(cases, {"pacer": BotSpec("pacer", 1, Pacer)})


def test_bots_that_reach_the_aim_are_not_suspected() -> None:
    laws.check_endless([CASE, replace(CASE, seed=1)], toy.BOTS)


def test_a_host_that_takes_back_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    truncate = Match.truncate
    monkeypatch.setattr(Match, "truncate", lambda match, keep: truncate(match, max(1, keep - 1)))
    with caught(13):
        laws.check_play(CASE)


def test_chance_that_follows_from_more_than_the_deal_is_caught() -> None:
    with caught(20, "An honest record does not verify"):
        laws.check_proof(replace(CASE, game=FAULTS["a deal without its seed"].game))


def test_a_verifier_that_looks_at_the_first_draw_alone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    check = verifying._check_draw
    monkeypatch.setattr(verifying, "_check_draw", lambda *of: None if of[-1] > 0 else check(*of))
    with caught(20, "A record still verifies with another draw as move"):
        laws.check_proof(CASE)


def test_a_verifier_that_takes_any_number_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = draw_together(CASE)
    monkeypatch.setattr(verifying, "deal_from", lambda *_: deal_from(honest.secret, honest.shares))
    with caught(20, "A record still verifies with another number of seat 0"):
        laws.check_proof(CASE)


def test_a_verifier_that_takes_numbers_in_any_order_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def unordered(secret: str, shares: Iterable[Share]) -> str:
        return deal_from(secret, sorted(shares, key=lambda share: order.get(share.number, -1)))

    case = replace(CASE, seats=3)
    order = {share.number: seat for seat, share in enumerate(draw_together(case).shares)}
    monkeypatch.setattr(verifying, "deal_from", unordered)
    with caught(20, "A record still verifies with two seats swapped"):
        laws.check_proof(case)


def test_a_missing_playthrough_is_caught(folder: Path) -> None:
    laws.playthrough(TOY, folder, "level").unlink()
    with caught(11, "toy--level.jsonl"):
        laws.check_playthroughs(TOY, folder)


def test_a_playthrough_with_another_end_is_caught(folder: Path) -> None:
    laws.playthrough(TOY, folder, "most").write_bytes(laws.playthrough(TOY, folder, "level").read_bytes())
    with caught(11, "not by 'most'"):
        laws.check_playthroughs(TOY, folder)


def test_a_playthrough_that_does_not_replay_is_caught(folder: Path) -> None:
    path = laws.playthrough(TOY, folder, "most")
    path.write_bytes(path.read_bytes().replace(b'"lock"', b'"knock"'))
    with caught(11, "does not replay: Line"):
        laws.check_playthroughs(TOY, folder)


def test_a_rule_that_no_test_names_is_caught(folder: Path) -> None:
    folder.joinpath("tests/test_rules.py").write_text('"""TOY-1, TOY-2 and TOY-4"""')
    with caught(12, "No test names TOY-3."):
        laws.check_rulebook([TOY], folder)


def test_a_rule_without_a_text_is_caught(folder: Path) -> None:
    specification = "- **TOY-1** deal\n- **TOY-5 [E]** score\n| **TOY-6** 1 | x |\n- **OTHER-1** no rule of the toy"
    with caught(12, "a text for TOY-5, TOY-6."):
        laws.check_rulebook([TOY], folder, [specification])


def test_a_rule_that_stands_twice_is_caught(folder: Path) -> None:
    words = msgspec.structs.replace(TOY.words, rulebook=TOY.words.rulebook * 2)
    with caught(12, "TOY-1, TOY-2, TOY-3, TOY-4 more than once"):
        laws.check_rulebook([replace(TOY, words=words)], folder)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game folder with the files that laws 11 and 12 look for."""
    tests = tmp_path / "tests"
    tests.mkdir()
    tests.joinpath("test_rules.py").write_text("\n".join(f'"""TOY-{number}"""' for number in range(1, 5)))
    cases = laws.cases(TOY, seats=(2,), options=(toy.Options(cards=2),), seeds=range(100))
    assert laws.store_playthroughs(TOY, tmp_path, cases) == []
    return tmp_path
