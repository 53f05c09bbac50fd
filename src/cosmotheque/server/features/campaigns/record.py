"""The record of a campaign: its members and opened boxes; the tables played in it have their own. Stored as JSON.

Wins and losses are nowhere but in the tables: a team's results are counted from them each time, so that nothing can
count twice or get lost on the way.
"""

from collections.abc import Iterable

import msgspec

from cosmotheque.core.campaign import Campaign, Stage, Team
from cosmotheque.core.game import Meta, is_won
from cosmotheque.server.record.table import Member, TableRecord
from cosmotheque.server.store.documents import Kind, ReadablePart, Reader


class CampaignRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A campaign. `bots` and `seats` are those of the last table; `opened` are stages and boxes that the host opened.

    One of a `group` is for its members.
    `revision` counts the changes: who stores the next one must have seen the last.
    """

    id: str
    game: str
    name: str
    host: str
    created: str
    members: tuple[Member, ...]
    bots: tuple[str, ...] = ()
    seats: int = 0
    opened: tuple[str, ...] = ()
    opened_boxes: tuple[str, ...] = ()
    group: str = ""
    revision: int = 0

    def has(self, guest: str | None) -> bool:
        return any(member.guest == guest for member in self.members)

    @property
    def leader(self) -> str | None:
        """The member who decides about boxes: the founder or, if the founder has left, the longest member."""
        return self.host if self.has(self.host) else next((member.guest for member in self.members), None)


def _tell_campaign(record: CampaignRecord, reader: Reader) -> ReadablePart:
    """Tell a member what the page shows: members by the names they play under, and whether it is theirs to decide."""
    return {
        "id": record.id,
        "game": record.game,
        "name": record.name,
        "members": [member.name for member in record.members],
        "hosting": record.leader == reader.id,
        "bots": record.bots,
        "seats": record.seats,
        "opened": record.opened,
        "opened_boxes": record.opened_boxes,
        "group": record.group,
    }


CAMPAIGNS = Kind(
    "campaign", CampaignRecord, lambda record: (member.guest for member in record.members), tell=_tell_campaign
)


class Played(msgspec.Struct, frozen=True):
    """A table of a campaign, the stage that was played there, and whether it was won; None while it is not over."""

    table: TableRecord
    stage: Stage
    won: bool | None


def tables_by_stage(campaign: Campaign, meta: Meta, tables: Iterable[TableRecord]) -> list[Played]:
    """The tables of a campaign by their stages; those of stages that are no longer there are left out."""
    found = ((table, campaign.stage_of(table.options)) for table in tables)
    return [
        Played(table, stage, None if table.ending.outcome is None else is_won(meta, table.ending.outcome))
        for table, stage in found
        if stage is not None
    ]


def team_of(record: CampaignRecord, done: Iterable[Played]) -> Team:
    """A team's results so far. A table that has not begun does not count as played."""
    begun = [one for one in done if one.table.status != "open"]
    return Team(
        played=frozenset(one.stage.key for one in begun),
        won=frozenset(one.stage.key for one in begun if one.won),
        opened=frozenset(record.opened),
        opened_boxes=frozenset(record.opened_boxes),
    )
