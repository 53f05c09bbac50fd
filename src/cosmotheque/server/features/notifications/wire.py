"""The bodies of the requests about being called back."""

from typing import Annotated, Literal

import msgspec

from cosmotheque.server.wire.parts import Message

Endpoint = Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
Key = Annotated[str, msgspec.Meta(max_length=200)]


class PushInfo(msgspec.Struct, frozen=True):
    """The key with which a browser subscribes; empty where this server calls nobody."""

    key: str


class Device(Message, frozen=True, kw_only=True):
    """A browser's subscription. With `slow` it is called to all of my slow games, not only where I put a bell."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key
    locale: Literal["fr", "en"]
    slow: bool | None = None


class DeviceInfo(msgspec.Struct, frozen=True):
    """This server's facts about a browser of mine."""

    slow: bool


class ForgetDevice(Message, frozen=True, kw_only=True):
    endpoint: Endpoint


class WaitingInfo(msgspec.Struct, frozen=True):
    """The number of tables that wait for a move of mine, of those where I play a `running` game."""

    count: int
    running: int
