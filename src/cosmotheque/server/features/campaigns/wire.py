"""The bodies of a campaign's requests."""

from typing import Annotated, Literal

import msgspec

from cosmotheque.core.text import Text
from cosmotheque.server.wire.parts import BotInfo, Digest, Message, Name, Slug

MOST_PLAYERS = 16


class NewCampaign(Message, frozen=True, kw_only=True):
    game: Slug
    name: Name


class PlayStage(Message, frozen=True, kw_only=True):
    """Set up a table for a stage: `players` are members by their number, `bots` sit down with them.

    `commitment` is what my browser promises for the deal.
    """

    stage: Slug
    players: Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_PLAYERS)]
    bots: Annotated[tuple[Slug, ...], msgspec.Meta(max_length=MOST_PLAYERS)] = ()
    commitment: Digest | None = None


class OpenByHand(Message, frozen=True, kw_only=True):
    """Open a stage of an open box or, being `sure`, a whole box before its time."""

    stage: Slug | None = None
    box: Slug | None = None
    sure: bool = False


class MemberInfo(msgspec.Struct, frozen=True):
    name: str
    mine: bool
    hosting: bool


class CampaignStage(msgspec.Struct, frozen=True):
    """A stage as a team may know it. One that is `veiled`, in a closed box, is a key and nothing else.

    `passed`: it is not for so many players, and counts as won. `tables` are those that are over, the newest first.
    """

    key: str
    status: Literal["veiled", "shut", "open", "won", "passed"]
    title: Text | None = None
    story: Text | None = None
    seats: tuple[int, ...] = ()
    won: int = 0
    lost: int = 0
    last: str | None = None
    tables: tuple[str, ...] = ()


class CampaignBox(msgspec.Struct, frozen=True):
    """A box with its stages; the content of a closed one is not told."""

    key: str
    title: Text
    open: bool
    stages: tuple[CampaignStage, ...]
    story: Text | None = None
    news: Text | None = None


class CampaignTable(msgspec.Struct, frozen=True):
    """A table of a campaign that is not over."""

    id: str
    stage: str
    running: bool
    names: tuple[str, ...]
    mine: bool


class CampaignInfo(msgspec.Struct, frozen=True):
    """A campaign as one guest sees it.

    - `joined`: the guest is a member. `hosting`: the guest decides about boxes, as the founder or, once the founder has
      left, the longest member.
    - `next` is the stage to be played now; None when all of them are done.
    - `seats` is the number of players for which `next` and the stages are shown; `sizes` are the numbers that may play.
    - `bots` are those of the last table, `levels` those the game has.
    """

    id: str
    game: str
    folder: str
    title: Text
    name: str
    created: str
    joined: bool
    hosting: bool
    members: tuple[MemberInfo, ...]
    bots: tuple[str, ...]
    levels: tuple[BotInfo, ...]
    seats: int
    sizes: tuple[int, ...]
    boxes: tuple[CampaignBox, ...]
    next: str | None
    tables: tuple[CampaignTable, ...]


class CampaignSummary(msgspec.Struct, frozen=True):
    """A campaign in a list: how many of its stages are won, and the options of the stages in boxes that are open."""

    id: str
    game: str
    name: str
    created: str
    done: int
    stages: int
    open_boxes: tuple[str, ...]


class BeginCampaign(Message, frozen=True, kw_only=True):
    """A campaign for all members."""

    game: Slug
