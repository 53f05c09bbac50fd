"""The least of an HTTP client, for bench/scale.py: one connection, one cookie, no cost worth mentioning."""

import asyncio
import re
from types import TracebackType

LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"set-cookie: ([^;\r]+)", re.IGNORECASE)


class Asker:
    def __init__(self, port: int) -> None:
        self._port = port
        self.cookie = ""

    async def __aenter__(self) -> "Asker":
        await self._open()
        return self

    async def _open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None
    ) -> None:
        self._writer.close()

    async def ask(self, method: str, path: str, body: str = "") -> bytes:
        """The body of the answer; anything but success ends the benchmark.

        A server closes connections on which nothing has happened for a while.
        """
        if self._reader.at_eof():
            self._writer.close()
            await self._open()
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n{cookie}"
        kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        self._writer.write(f"{head}{kind}\r\n{body}".encode())
        answer = await self._reader.readuntil(b"\r\n\r\n")
        if answer[9:10] != b"2":
            raise RuntimeError(answer.decode())
        found = COOKIE.search(answer)
        if found is not None:
            self.cookie = found[1].decode()
        length = LENGTH.search(answer)
        return await self._reader.readexactly(int(length[1]) if length is not None else 0)
