"""Words and rules of a game without those of the boxes of its campaign that are closed at first."""

from msgspec.structs import replace

from cosmotheque.core.campaign import Campaign
from cosmotheque.core.game import AnyGame
from cosmotheque.core.text import Section, Words
from cosmotheque.server.features.shelf.wire import BoxOutline


def outline(campaign: Campaign | None) -> tuple[BoxOutline, ...]:
    """The options of each box, for guests who play without a campaign."""
    boxes = () if campaign is None else campaign.boxes
    return tuple(BoxOutline(box.key, box.title, tuple(stage.options for stage in box.stages)) for box in boxes)


def open_words(game: AnyGame) -> Words:
    """A game's words without the rules of boxes that are closed at first, nor sentences that would tell of them."""
    if game.campaign is None:
        return game.words
    closed = {box.key for box in game.campaign.boxes[1:]}
    rulebook = tuple(section for section in game.words.rulebook if section.box not in closed)
    return replace(game.words, rulebook=rulebook, events={})


def rules_of_box(game: AnyGame, key: str) -> tuple[Section, ...]:
    """The rules that matter from a box on."""
    return tuple(section for section in game.words.rulebook if section.box == key)
