"""The bodies of a group's requests."""

import msgspec

from cosmotheque.server.features.campaigns.wire import CampaignSummary
from cosmotheque.server.wire.parts import Mark, Message, Name
from cosmotheque.server.wire.table import TableInfo


class NewGroup(Message, frozen=True, kw_only=True):
    name: Name


class RemoveMember(Message, frozen=True, kw_only=True):
    """Somebody is no member any longer; `who` is their mark in the group."""

    who: Mark


class GroupMember(msgspec.Struct, frozen=True):
    """A member; `who` stands for them in this group alone."""

    who: str
    name: str
    mine: bool
    hosting: bool


class GroupInfo(msgspec.Struct, frozen=True):
    """A group as one guest sees it. Who has `joined` knows its `id`, the `link` that leads in, tables, campaigns.

    `hosting`: I see to members and link. Tables that are over are in `past`, the newest first.
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
    """A group in a list: how many members, at how many tables a seat is free for me, and how many are played at."""

    id: str
    name: str
    members: int
    waiting: int
    running: int
