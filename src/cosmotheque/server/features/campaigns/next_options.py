"""What a table of a campaign leads on to."""

from typing import Any

from cosmotheque.core.game import AnyGame, Outcome, is_won
from cosmotheque.server.record.table import TableRecord


def sequels(
    record: TableRecord, game: AnyGame, outcome: Outcome, usual: tuple[dict[str, Any], ...]
) -> tuple[dict[str, Any], ...]:
    """After a stage that was won the one that follows, and in any case this one again; elsewhere what is `usual`.

    What a stage does not decide, such as who begins, is as the game's own first sequel has it.
    """
    campaign = game.campaign
    if record.campaign is None or campaign is None or (stage := campaign.stage_of(record.options)) is None:
        return usual
    beside = usual[0] if usual else record.options
    following = campaign.following(stage, len(record.seats)) if is_won(game.meta, outcome) else None
    return tuple({**beside, **one.options} for one in (following, stage) if one is not None)
