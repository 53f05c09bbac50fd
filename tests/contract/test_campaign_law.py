"""Law 18 is tested itself: each fault that is planted in a campaign of the toy is caught."""

from dataclasses import replace

import msgspec
import pytest

from cosmotheque import laws
from cosmotheque.core.campaign import Box, Campaign, Stage
from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import AnyGame
from cosmotheque.core.text import Section, Text

from . import toy

WORD, FRENCH = Text("mot", "word"), Text("mot", " ")
FEW = Stage("1", {"cards": 2}, WORD, (2, 3))
MANY = Stage("2", {"cards": 4}, WORD, (2,), WORD)
FIRST, SECOND = Box("a", WORD, WORD, WORD, (FEW,)), Box("b", WORD, WORD, WORD, (MANY,))


def start(options: toy.Options, seats: int) -> toy.State:
    """Four cards each are too many for three."""
    if options.cards == 4 and seats == 3:
        raise BadOptions(WORD)
    return toy.start(options, seats)


def together(*boxes: Box) -> AnyGame:
    """The toy as if it were played together, with a campaign."""
    meta = msgspec.structs.replace(toy.META, cooperative=True)
    return replace(toy.TOY, meta=meta, start=start, campaign=Campaign(boxes))


def with_stage(**changes: object) -> AnyGame:
    return together(FIRST, msgspec.structs.replace(SECOND, stages=(msgspec.structs.replace(MANY, **changes),)))


def with_rules_of(box: str) -> AnyGame:
    game = together(FIRST, SECOND)
    book = (*game.words.rulebook, Section(WORD, (), box))
    return replace(game, words=msgspec.structs.replace(game.words, rulebook=book))


FAULTS: dict[str, tuple[AnyGame, str]] = {
    "a stage twice": (with_stage(key="1"), "one key"),
    "a box twice": (together(FIRST, msgspec.structs.replace(SECOND, key="a")), "one key"),
    "an empty box": (together(FIRST, msgspec.structs.replace(SECOND, stages=())), "A box is empty"),
    "two stages that are the same": (with_stage(options={"cards": 2}, seats=(2, 3)), "another one, too"),
    "options that nobody can play": (with_stage(options={"cards": 9}), "begins with ()"),
    "more players than can begin": (with_stage(seats=(2, 3)), "begins with (2,)"),
    "players left out": (with_stage(options={"cards": 3}), "begins with (2, 3)"),
    "a story in French alone": (with_stage(story=FRENCH), "both languages"),
    "a lid in French alone": (together(FIRST, msgspec.structs.replace(SECOND, title=FRENCH)), "both languages"),
    "rules of a box that is not there": (with_rules_of("c"), "a box that is not there: c"),
    "no team": (replace(together(FIRST, SECOND), meta=toy.META), "Only a team"),
}


def test_a_campaign_without_faults_keeps_the_law() -> None:
    laws.check_campaign(together(FIRST, SECOND))
    laws.check_campaign(with_rules_of("b"))


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_caught(name: str) -> None:
    game, told = FAULTS[name]
    with pytest.raises(laws.LawBroken) as caught:
        laws.check_campaign(game)
    assert caught.value.law == 18
    assert told in str(caught.value)
