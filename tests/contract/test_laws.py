"""Every game that can be played is held to the laws: all seats, a spread of options, several seeds.

The time that a game gets is shared out among its cases; each case still looks closely at some positions.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmotheque import laws, registry
from cosmotheque.core.game import AnyGame
from cosmotheque.laws.rulebook import SPECIFIED, rules_of
from cosmotheque.laws.suite import siblings

from ..core.tally import TALLY

SECONDS_A_GAME = 3.0
FEW_CASES = 8
LONG = 10_000
MANY_MOVES = 300
HUNTED = 100
PLAYABLE = registry.playable()
HEADING = re.compile(r"^(?=#|\*\*Missions? )", re.MULTILINE)
SPECIFICATIONS = Path(__file__).parents[3] / "shared" / "rules"


def spread() -> Iterator[Any]:
    """Two seeds and a closer look where a game has few ways to be set up, one where it has many."""
    for slug in PLAYABLE:
        game = registry.load(slug)
        cases, positions = list(laws.cases(game, seeds=(1,))), 1
        if len(cases) <= FEW_CASES:
            cases, positions = list(laws.cases(game, seeds=(1, 2))), 4
        else:
            cases = paired(game, cases)
        for case in cases:
            effort = laws.Effort(SECONDS_A_GAME / len(cases), positions, how_far(case), HUNTED, stays=positions)
            yield pytest.param(case, effort, id=f"{slug}-{case.seats}-{changed(game, case.options)}-{case.seed}")


def paired(game: AnyGame, cases: list[laws.Case]) -> list[laws.Case]:
    """The usual options with every number of seats, all others with one number each, in turn."""
    usual, ways = game.types.options(), list(dict.fromkeys(case.options for case in cases))
    counts = game.meta.seats
    return [
        case for case in cases if case.options == usual or case.seats == counts[ways.index(case.options) % len(counts)]
    ]


def how_far(case: laws.Case) -> int | None:
    """A very long game is played to its end only with the usual options, by few and by many."""
    meta = case.game.meta
    is_typical = case.options == case.game.types.options() and case.seats in (meta.seats[0], meta.seats[-1])
    return None if is_typical or meta.max_moves <= LONG else MANY_MOVES


def changed(game: AnyGame, options: Any) -> str:
    """The options that are not the usual ones."""
    usual = game.types.options()
    fields = [name for name in options.__struct_fields__ if getattr(options, name) != getattr(usual, name)]
    return ",".join(f"{name}={getattr(options, name)}" for name in fields) or "usual"


@pytest.mark.long("rules")
@pytest.mark.parametrize(("case", "effort"), list(spread()))
def test_play_keeps_the_laws(case: laws.Case, effort: laws.Effort) -> None:
    laws.check_play(case, effort, registry.bots(case.game.meta.slug))


@pytest.mark.parametrize("slug", PLAYABLE)
def test_lessons_keep_the_laws(slug: str) -> None:
    laws.check_lessons(registry.load(slug), registry.lessons(slug))


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", PLAYABLE)
def test_bots_keep_the_laws(slug: str) -> None:
    game = registry.load(slug)
    laws.check_bots(laws.Case(game, game.meta.seats[-1], game.types.options(), 1), registry.bots(slug))


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", PLAYABLE)
def test_bots_reach_the_aim_of_the_game(slug: str) -> None:
    """A few games of the two strongest with unusual options; `cosmotheque laws` plays many more, with all levels."""
    strongest = [spec for spec in registry.bots(slug).values() if spec.level][-2:]
    game = registry.load(slug)
    ways = list(laws.cases(game, seats=game.meta.seats[:1], seeds=(1, 2)))[-2:]
    assert len(ways) > 1  # a single game would be forgiven
    laws.check_endless(ways, {spec.name: spec for spec in strongest})


@pytest.mark.parametrize("slug", PLAYABLE)
def test_every_end_has_its_playthrough(slug: str) -> None:
    laws.check_playthroughs(registry.load(slug), registry.place(slug))


@pytest.mark.parametrize("slug", PLAYABLE)
def test_every_rule_has_a_text_and_a_test(slug: str) -> None:
    """A section of a specification of which no rule is written at all is of a part that has not been begun."""
    games = siblings(registry.load(slug))
    written = {rule for game in games for rule in rules_of(game)}
    texts = [path.read_text() for path in sorted(SPECIFICATIONS.glob("*.md"))]
    sections = [section for text in texts for section in HEADING.split(text)]
    begun = [section for section in sections if written & set(SPECIFIED.findall(section))]
    laws.check_rulebook(games, registry.place(slug), begun)


def test_a_game_with_measured_values_keeps_the_laws() -> None:
    laws.check(TALLY, effort=laws.Effort(seconds=0, positions=4))


DIGEST = """
import hashlib, sys
from cosmotheque import laws, registry
from cosmotheque.core import codec
from cosmotheque.laws.play import play

digest = hashlib.sha256()
game = registry.load(sys.argv[1])
walk = play(laws.Case(game, game.meta.seats[-1], game.types.options(), 1), 500)
digest.update(walk.match.record.to_jsonl())
for position in walk.positions[:200]:
    for observer in walk.case.observers():
        digest.update(codec.encode(game.view(position.state, observer)))
print(digest.hexdigest())
"""


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", PLAYABLE)
def test_another_process_plays_the_same_game(slug: str) -> None:
    """Law 5 between processes: nothing depends on the order that sets of words happen to have."""
    digests = {
        subprocess.run(  # noqa: S603 - our own interpreter and script
            [sys.executable, "-c", DIGEST, slug],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1
