"""Options for the next table of a campaign."""

from typing import Any

from cosmotheque.core.game import AnyGame, is_won
from cosmotheque.server.record.table import TableRecord


def next_options(record: TableRecord, game: AnyGame) -> tuple[dict[str, Any], ...]:
    """The options of the stage that follows a stage that was won, and in any case those of the same stage again.

    A table without a campaign keeps the sequels of its game. What a stage does not decide, such as who begins, is as
    the game's own first sequel has it.
    """
    usual, campaign = record.series.sequels, game.campaign
    if record.campaign is None or campaign is None or (stage := campaign.stage_of(record.options)) is None:
        return usual
    beside = usual[0] if usual else record.options
    is_done = record.ending.outcome is not None and is_won(game.meta, record.ending.outcome)
    following = campaign.following(stage, len(record.seats)) if is_done else None
    return tuple({**beside, **one.options} for one in (following, stage) if one is not None)
