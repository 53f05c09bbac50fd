"""Law 18: the stages of a campaign can be told apart, and begin with just the players that they are for."""

from collections.abc import Iterator

from cosmotheque.core import codec
from cosmotheque.core.campaign import Box, Campaign, Stage
from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import AnyGame
from cosmotheque.core.text import Text
from cosmotheque.laws.broken import LawBroken


def check_campaign(game: AnyGame) -> None:
    """Law 18, for a game that has a campaign."""
    if game.campaign is None:
        return
    for fault in (*_faults_of_keys(game.campaign), *_faults_of_game(game, game.campaign)):
        raise LawBroken(18, fault, game.meta.slug)
    for box in game.campaign.boxes:
        for text in (box.title, box.story, box.news, *_texts(box)):
            if not (text.fr.strip() and text.en.strip()):
                raise LawBroken(18, "Something is not said in both languages.", f"{game.meta.slug}, box {box.key}")


def _faults_of_keys(campaign: Campaign) -> Iterator[str]:
    boxes, stages = [box.key for box in campaign.boxes], [stage.key for stage in campaign.stages]
    if len(set(boxes)) < len(boxes) or len(set(stages)) < len(stages):
        yield "Two boxes or two stages have one key."
    if not boxes or any(not box.stages for box in campaign.boxes):
        yield "A box is empty."
    for stage in campaign.stages:
        if campaign.stage_of(stage.options) != stage:
            yield f"The options of stage {stage.key} are those of another one, too."


def _faults_of_game(game: AnyGame, campaign: Campaign) -> Iterator[str]:
    if not game.meta.cooperative:
        yield "Only a team has a campaign, and here everybody plays for themselves."
    keys = {box.key for box in campaign.boxes}
    for section in game.words.rulebook:
        if section.box and section.box not in keys:
            yield f"The rules under “{section.title.en}” belong to a box that is not there: {section.box}."
    for stage in campaign.stages:
        able = tuple(seats for seats in game.meta.seats if _can_begin(game, stage, seats))
        if not able or able != stage.seats:
            yield f"Stage {stage.key} is for {stage.seats} players, and begins with {able}."


def _can_begin(game: AnyGame, stage: Stage, seats: int) -> bool:
    try:
        game.start(codec.read_options(stage.options, game.types.options), seats)
    except BadOptions:
        return False
    return True


def _texts(box: Box) -> Iterator[Text]:
    for stage in box.stages:
        yield stage.title
        if stage.story is not None:
            yield stage.story
