"""Players of the benchmark: the stand-in and any command over pipes, an address on the loopback, a client of MCP."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from mcp import Client

from cosmotheque.benchmark.openai import ATTEMPTS, OpenAIPlayer
from cosmotheque.benchmark.results import Results, Run
from cosmotheque.benchmark.running import play
from cosmotheque.benchmark.scripted import choose
from cosmotheque.benchmark.serving import server
from cosmotheque.benchmark.sitting import Sitting
from cosmotheque.benchmark.stdio import SCRIPTED, StdioPlayer
from cosmotheque.core.errors import Said

from .seats import SLUGS, play_out, quick

RUN = Run("test", most_turns=30)
PATIENCE = 60.0


@pytest.mark.parametrize("slug", SLUGS)
def test_the_stand_in_plays_by_the_text_alone_in_a_process_of_its_own(slug: str) -> None:
    player = StdioPlayer(SCRIPTED, PATIENCE)
    try:
        result = play(quick(slug), player, RUN)
    finally:
        player.close()
    here = Sitting(quick(slug), most_turns=RUN.most_turns)
    play_out(here, choose)
    assert result.record == here.episode.match.record.to_jsonl().decode()
    assert result.counts.illegal == result.counts.unreadable == 0


def test_the_stand_in_imports_no_game() -> None:
    code = "import sys, cosmotheque.benchmark.scripted; print([m for m in sys.modules if 'games.' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("import sys; sys.exit(3)", r"exit 3|Broken pipe"),
        ("import sys; print('certainly!', flush=True); sys.stdin.read()", "This cannot be read"),
        ("import sys; sys.stdin.read()", "> 0.5 s"),
    ],
)
def test_a_command_that_does_not_answer_stops_the_run_in_a_sentence(program: str, why: str) -> None:
    player = StdioPlayer([sys.executable, "-c", program], 0.5 if ">" in why else PATIENCE)
    try:
        with pytest.raises(Said, match=why):
            play(quick(SLUGS[0]), player, RUN)
    finally:
        player.close()


def test_a_command_that_has_gone_is_told_in_a_sentence_and_closed_without_one() -> None:
    """A text that no pipe holds waits until it is read, or until the reader has gone."""
    player = StdioPlayer([sys.executable, "-c", "pass"], PATIENCE)
    with pytest.raises(Said, match="Broken pipe"):
        player.begin("game", "x" * 10_000_000)
    player.close()


def test_a_command_that_is_not_there_is_refused() -> None:
    with pytest.raises(Said, match="No such file"):
        StdioPlayer("no-such-command-of-ours", PATIENCE)


class Endpoint(ThreadingHTTPServer):
    """Speaks as much of OpenAI's protocol as a client needs: answers by the stand-in's rule, after some errors."""

    def __init__(self, errors: list[int | bytes]) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.errors, self.requests = errors, list[dict[str, Any]]()
        self.keys: list[str | None] = []


class Handler(BaseHTTPRequestHandler):
    server: Endpoint

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.requests.append(body)
        self.server.keys.append(self.headers["Authorization"])
        error = self.server.errors.pop(0) if self.server.errors else 0
        if isinstance(error, int) and error:
            self._send(error, b"busy")
            return
        reply = {"role": "assistant", "content": choose(body["messages"][-1]["content"], 1)}
        good = {"choices": [{"message": reply}], "usage": {"prompt_tokens": 100, "completion_tokens": 7}}
        found = self.path == "/v1/chat/completions"
        self._send(200 if found else 404, error if isinstance(error, bytes) else json.dumps(good).encode())

    def _send(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Do nothing: the log is not read."""


@contextmanager
def endpoint(*errors: int | bytes) -> Iterator[tuple[Endpoint, str]]:
    made = Endpoint(list(errors))
    thread = Thread(target=made.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield made, f"http://127.0.0.1:{made.server_port}/v1"
    finally:
        made.shutdown()
        thread.join()
        made.server_close()


def test_a_model_behind_an_address_plays_and_its_tokens_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OUR_KEY", "secret")
    waited: list[float] = []
    with endpoint(503, 429) as (made, url):
        player = OpenAIPlayer(
            url, "tiny", PATIENCE, settings={"temperature": 0}, key_variable="OUR_KEY", pause=waited.append
        )
        result = play(quick(SLUGS[0]), player, RUN)
    assert waited == [2.0, 4.0]
    assert set(made.keys) == {"Bearer secret"}
    assert len(made.requests) == result.counts.answers + 2
    assert (result.usage.tokens_in, result.usage.tokens_out) == (
        100 * result.counts.answers,
        7 * result.counts.answers,
    )
    first = made.requests[-1]
    assert (first["model"], first["temperature"]) == ("tiny", 0)
    assert [message["role"] for message in first["messages"]] == ["system", "user"]
    assert first["messages"][0]["content"].startswith("You play seat 0 of ")


def test_a_refused_answer_is_talked_over_and_then_forgotten() -> None:
    with endpoint() as (made, url):
        player = OpenAIPlayer(url, "tiny", PATIENCE)
        player.begin("a task", "the rules")
        player.reply("1. one", fresh=True)
        player.reply("Refused: no.", fresh=False)
        player.reply("1. another", fresh=True)
    talks = [[message["role"] for message in request["messages"]] for request in made.requests]
    assert talks == [["system", "user"], ["system", "user", "assistant", "user"], ["system", "user"]]


@pytest.mark.parametrize(
    ("errors", "asked", "why"),
    [
        ([401], 1, "HTTP 401"),
        ([500] * ATTEMPTS, ATTEMPTS, "HTTP 500"),
        ([b"<html>"], 1, "This cannot be read"),
        ([b"{}"], 1, "This cannot be read"),
    ],
)
def test_an_address_that_does_not_answer_stops_the_run(errors: list[int | bytes], asked: int, why: str) -> None:
    with endpoint(*errors) as (made, url):
        player = OpenAIPlayer(url, "tiny", PATIENCE, pause=lambda _: None)
        with pytest.raises(Said, match=why):
            play(quick(SLUGS[0]), player, RUN)
    assert len(made.requests) == asked


def test_only_addresses_of_the_web_are_asked() -> None:
    with pytest.raises(Said, match="--url"):
        OpenAIPlayer("file:///etc", "tiny", PATIENCE)


def test_a_model_that_asks_by_mcp_plays_all_tasks(tmp_path: Path) -> None:
    tasks = [quick(SLUGS[-1]), quick(SLUGS[-1], 1)]
    results = Results(tmp_path, RUN)

    async def talk() -> None:
        async with Client(server(tasks, results, RUN)) as client:
            tools = (await client.list_tools()).tools
            assert {tool.name for tool in tools} == {"begin", "answer"}
            assert (await client.call_tool("answer", {"text": "1"})).is_error
            for task in tasks:
                said = await ask(client, "begin", {})
                assert said.startswith(f"You play seat {task.seat} of ")
                turn = 0
                while "The game is over." not in said:
                    turn += 1
                    said = await ask(client, "answer", {"text": choose(said, turn)})
            assert await ask(client, "begin", {}) == "All games are played."

    asyncio.run(talk())
    assert set(results.read()) == {task.id for task in tasks}


async def ask(client: Client, tool: str, arguments: dict[str, str]) -> str:
    answer = await client.call_tool(tool, arguments)
    (content,) = answer.content
    assert content.type == "text"
    assert not answer.is_error, content.text
    return content.text
