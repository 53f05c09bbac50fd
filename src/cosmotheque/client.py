"""A bot at the tables of a server, over the network: wherever it is given a seat, it plays.

`docs/network-bots.md` says what passes between the two. The player is a function of view and actions, both as JSON has
them, or a `BotSpec`, which is asked as it would be anywhere else.
"""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Sequence
from random import getrandbits
from typing import Any, TypeAlias

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.bot import BotSpec
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.game import Seat
from cosmotheque.core.moment import Moment

try:
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
except ImportError as missing:
    raise CosmothequeError(
        "The client needs websockets, which comes with: pip install 'cosmotheque[client]'."
    ) from missing

PAUSE = 2.0
PATIENCE = 30.0
MOST_BYTES = 16 * 2**20

Choose: TypeAlias = Callable[[Any, Sequence[Any]], Any]
Frame: TypeAlias = dict[str, Any]


class TokenEnded(CosmothequeError):
    """The server does not know this token, or no longer."""


def play(server: str, token: str, chooser: Choose | BotSpec) -> None:
    """Play at a server, `https://…`, until the token is ended or control-C is pressed."""
    asyncio.run(Client(server, token, chooser).run())


class Client:
    """Plays every seat that its bot has, each over a connection of its own; what breaks off is taken up again.

    The player is called in threads, for several seats at a time. `pause` are the seconds between two looks for games.
    """

    def __init__(self, server: str, token: str, chooser: Choose | BotSpec, pause: float = PAUSE) -> None:
        self._server = server.rstrip("/")
        self._badge = {"Authorization": f"Bearer {token}"}
        self._chooser = chooser
        self._pause = pause

    async def run(self) -> None:
        playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        try:
            while True:
                for table, slug, seat in await self._seats():
                    if (table, seat) not in playing:
                        playing[table, seat] = asyncio.create_task(self._sit(table, slug, seat))
                await asyncio.sleep(self._pause)
                for key in [key for key, task in playing.items() if task.done()]:
                    playing.pop(key).result()
        finally:
            for task in playing.values():
                task.cancel()

    async def _seats(self) -> list[tuple[str, str, int]]:
        """Every seat in a game that is not over; none while the server cannot be reached."""
        try:
            home = await asyncio.to_thread(self._ask, "/api/bots/me")
        except urllib.error.HTTPError as refused:
            if refused.code in (401, 403):
                raise TokenEnded("The server does not take this token, or no longer.") from refused
            return []
        except OSError:
            return []
        return [(table["id"], table["game"], seat) for table in home["tables"] for seat in table["seats"]]

    def _ask(self, path: str) -> Any:
        request = urllib.request.Request(self._server + path, headers=self._badge)  # noqa: S310 - as somebody typed it
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return json.load(answer)

    async def _sit(self, table: str, slug: str, seat: int) -> None:
        """Play one seat until the game is over or the connection breaks off."""
        chooser = self._chooser
        player = Asked(chooser, slug, seat) if isinstance(chooser, BotSpec) else Plain(chooser)
        address = f"{self._server.replace('http', 'ws', 1)}/api/tables/{table}/live"
        try:
            async with connect(address, additional_headers=self._badge, max_size=MOST_BYTES) as live:
                await live.send(_text(type="look", seat=seat))
                async for frame in _frames(live, seat):
                    if frame["outcome"] is not None:
                        return
                    if player.must_look_again(frame):
                        await live.send(_text(type="look", seat=seat))
                    elif frame["actions"]:
                        action = await asyncio.to_thread(player.choose, frame["view"], frame["actions"])
                        await live.send(_text(type="act", v=frame["v"], seat=seat, action=action))
        except (OSError, ConnectionClosed, InvalidHandshake):
            return


async def _frames(live: ClientConnection, seat: int) -> AsyncIterator[Frame]:
    """The frames that a seat is shown."""
    async for text in live:
        message = json.loads(text)
        if message["type"] == "frame" and message["seat"] == seat:
            yield message


def _text(**message: Any) -> str:
    return json.dumps(message)


class Plain:
    """A function at one seat, which is told what there is as it came."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose

    def must_look_again(self, _frame: Frame) -> bool:
        return False


class Asked:
    """A `BotSpec` at one seat: what comes as JSON is read by the game's types, and the choice written again."""

    def __init__(self, spec: BotSpec, slug: str, seat: int) -> None:
        self._game = registry.load(slug)
        self._spec, self._seat = spec, Seat(seat)
        self._bot = spec.make(self._game, getrandbits(63))
        self._seen: list[Any] = []
        self._moves = 0
        self._is_lost = False

    def must_look_again(self, frame: Frame) -> bool:
        """Take down what happened; once moves were taken back, not before it was told all of it anew."""
        went_back, self._moves = frame["moves"] < self._moves, frame["moves"]
        if frame["since"] == 0:
            self._seen, self._is_lost = [], False
        elif went_back:
            self._is_lost = self._spec.remembers
        self._seen += frame["events"]
        return self._is_lost

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        types = self._game.types
        seen = self._seen if self._spec.remembers else ()
        moment = Moment(
            self._seat,
            codec.decode(json.dumps(view), types.view),
            [codec.decode(json.dumps(action), types.action) for action in actions],
            [codec.decode(json.dumps(event), types.event) for event in seen],
        )
        return json.loads(codec.encode(self._bot.choose(moment, self._spec.limit)))
