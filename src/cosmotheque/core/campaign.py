"""A campaign: games that a team plays one after the other, packed in boxes of which the later ones are closed at first.

A game says what there is to play; how far a team has come follows from what it has won. Nothing here is stored.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from cosmotheque.core.text import Text


class Stage(msgspec.Struct, frozen=True):
    """One game of a campaign: the options that it decides, and for how many players it is.

    The `key` is short and stands on a stage whose box is closed, too: it gives nothing away.
    """

    key: str
    options: dict[str, Any]
    title: Text
    seats: tuple[int, ...]
    story: Text | None = None


class Box(msgspec.Struct, frozen=True):
    """Stages that come to light together, once the last one of the box before is won. The title stands on the lid."""

    key: str
    title: Text
    story: Text
    news: Text
    """The things in it that were not there before."""
    stages: tuple[Stage, ...]


class Campaign(msgspec.Struct, frozen=True):
    """The boxes in their order, each with at least one stage."""

    boxes: tuple[Box, ...]

    @property
    def stages(self) -> tuple[Stage, ...]:
        return tuple(stage for box in self.boxes for stage in box.stages)

    def stage(self, key: str) -> Stage | None:
        return next((stage for stage in self.stages if stage.key == key), None)

    def stage_of(self, options: Mapping[str, Any]) -> Stage | None:
        """The stage that is played with these options, if it is one."""
        return next((stage for stage in self.stages if stage.options.items() <= options.items()), None)

    def following(self, stage: Stage, seats: int) -> Stage | None:
        """The next stage for so many players; stages that they cannot play are passed over."""
        later = self.stages[self.stages.index(stage) + 1 :]
        return next((other for other in later if seats in other.seats), None)


class Team(msgspec.Struct, frozen=True):
    """The record of a team: stages that it played and won, stages and boxes that were opened by hand."""

    played: frozenset[str] = frozenset()
    won: frozenset[str] = frozenset()
    opened: frozenset[str] = frozenset()
    opened_boxes: frozenset[str] = frozenset()


class Progress(msgspec.Struct, frozen=True):
    """The boxes and stages that are open, and the stage that is to be played next; None when all is done."""

    boxes: frozenset[str]
    stages: frozenset[str]
    next: str | None


def progress(campaign: Campaign, team: Team, seats: int) -> Progress:
    """The progress of a team of so many players.

    A stage that was won opens the next one, the last of a box the next box. A stage that so many cannot play counts as
    won as soon as it is reached. A stage that was played once stays open, also if later versions of a game put more
    before it.
    """
    boxes, stages = set(), set()
    is_reached = True
    for box in campaign.boxes:
        is_reached = is_reached or box.key in team.opened_boxes or any(one.key in team.played for one in box.stages)
        if not is_reached:
            continue
        boxes.add(box.key)
        for stage in box.stages:
            if is_reached or stage.key in team.opened | team.played:
                stages.add(stage.key)
            is_reached = stage.key in team.won or (is_reached and seats not in stage.seats)
    wanted = (one.key for one in campaign.stages if one.key in stages - team.won and seats in one.seats)
    return Progress(frozenset(boxes), frozenset(stages), next(wanted, None))
