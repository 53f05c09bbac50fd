"""The bodies of a group's requests."""

import msgspec

from cosmotheque.server.features.campaigns.wire import CampaignSummary
from cosmotheque.server.wire.parts import Mark, Message, Name
from cosmotheque.server.wire.table import TableInfo


class NewGroup(Message, frozen=True, kw_only=True):
    name: Name


class RemoveMember(Message, frozen=True, kw_only=True):
    """Take a member out of the group; `who` is their mark in it."""

    who: Mark


class GroupMember(msgspec.Struct, frozen=True):
    """A member; `who` stands for them in this group alone."""

    who: str
    name: str
    mine: bool
    hosting: bool


class GroupInfo(msgspec.Struct, frozen=True):
    """A group as one guest sees it.

    A guest who has `joined` gets its `id`, the `link` that leads in, tables and campaigns.

    `hosting`: I manage members and link. Tables that are over are in `past`, the newest first.
    """

    id: str
    name: str
    created: str
    joined: bool
    hosting: bool
    members: tuple[GroupMember, ...]
    link: str = ""
    tables: tuple[TableInfo, ...] = ()
    past: tuple[TableInfo, ...] = ()
    campaigns: tuple[CampaignSummary, ...] = ()


class GroupSummary(msgspec.Struct, frozen=True):
    """A group in a list: the numbers of its members, of tables with a free seat for me, and of running games."""

    id: str
    name: str
    members: int
    waiting: int
    running: int
