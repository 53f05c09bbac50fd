"""The bodies of requests about bots over the network: made, brought to a table, and told their tables."""

from typing import Annotated, Literal

import msgspec

from cosmotheque.server.wire.parts import Message, Name, SeatNumber

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


class NewNetworkBot(Message, frozen=True, kw_only=True):
    """A bot of mine; with `shared` every host may bring it to their table while it is there."""

    name: Name
    shared: bool = False


class NetworkBotInfo(msgspec.Struct, frozen=True):
    """A bot over the network. `online`: it has asked for its games lately."""

    key: str
    name: str
    created: str
    shared: bool
    online: bool
    mine: bool


class NetworkBotToken(msgspec.Struct, frozen=True):
    """A new bot and its token, which no later answer holds."""

    token: str
    robot: NetworkBotInfo


class BringNetworkBot(Message, frozen=True, kw_only=True):
    """Put a bot, by its key, on an open seat of a table of mine."""

    seat: SeatNumber
    robot: Key


class NetworkBotTable(msgspec.Struct, frozen=True):
    """A table that is not over, and the seats that the bot has there."""

    id: str
    game: str
    status: Literal["open", "running", "over"]
    seats: tuple[int, ...]


class NetworkBotHome(msgspec.Struct, frozen=True):
    """The answer to a bot that asks for its games."""

    name: str
    tables: tuple[NetworkBotTable, ...]
