"""Messages of one turn of the event loop are written together, in order, and nobody waits for too many others."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from cosmotheque.server.door.outbox import TOGETHER, outbox_of
from cosmotheque.server.door.protocol import MOST_UNSENT, WRITE, DirectProtocol


def written(count: int) -> tuple[list[int], list[int]]:
    """The numbers of connections that have written in the turn in which they were told something, and in the end."""
    found: list[int] = []

    async def tell() -> list[int]:
        outbox = outbox_of(asyncio.get_running_loop())
        for number in range(count):
            outbox.add(partial(found.append, number))
        at_first = found.copy()
        await asyncio.sleep(0)
        return at_first

    return asyncio.run(tell()), found


def test_what_is_said_in_a_turn_is_written_once_it_is_over() -> None:
    assert written(TOGETHER - 1) == ([], list(range(TOGETHER - 1)))


def test_those_who_are_told_first_do_not_wait_for_all_others() -> None:
    now, in_the_end = written(2 * TOGETHER + 1)
    assert now == list(range(2 * TOGETHER))
    assert in_the_end == list(range(2 * TOGETHER + 1))


def test_what_was_not_written_before_a_loop_ended_keeps_nobody_else_waiting() -> None:
    async def vanish() -> None:
        outbox_of(asyncio.get_running_loop()).add(partial(print, "nobody hears this"))

    asyncio.run(vanish())
    assert written(1) == ([], [0])


def test_all_connections_of_a_loop_share_one() -> None:
    async def ask() -> bool:
        loop = asyncio.get_running_loop()
        return outbox_of(loop) is outbox_of(loop)

    assert asyncio.run(ask())


async def talkative(scope: Any, receive: Any, send: Any) -> None:
    """Says something by the short way, by the usual one, by the short one again, and then much in one turn."""
    await receive()
    await send({"type": "websocket.accept"})
    write = scope["extensions"][WRITE]
    assert write(b"first")
    await send({"type": "websocket.send", "text": "second"})
    assert write(b"third")
    for letter in b"abcd":
        assert write(bytes([letter]) * (MOST_UNSENT // 2))
    await send({"type": "websocket.close", "code": 1000})


@pytest.fixture
def address() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        config = uvicorn.Config(talkative, ws=DirectProtocol, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        yield f"ws://127.0.0.1:{listening.getsockname()[1]}/"
        server.should_exit = True
        thread.join()


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_nothing_overtakes_what_was_said_before_it_and_closing_waits_for_all(address: str, compression: Any) -> None:
    with connect(address, compression=compression) as browser:
        said = [str(message) for message in browser]
    assert said == ["first", "second", "third", *(letter * (MOST_UNSENT // 2) for letter in "abcd")]
