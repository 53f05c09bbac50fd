"""A model behind any address that speaks OpenAI's protocol for chats: a service, or a program on this machine."""

import json
import os
from collections.abc import Callable, Mapping
from http.client import HTTPException
from time import sleep
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from cosmotheque.benchmark import sentences
from cosmotheque.benchmark.player import Reply
from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation, Said

KEY_VARIABLE = "OPENAI_API_KEY"
ATTEMPTS = 5
"""The tries at a question before the run stops: after a break, or where the service is busy."""
BUSY = (408, 409, 429, 500, 502, 503, 504)


class Spoken(msgspec.Struct, frozen=True):
    content: str | None = None


class Choice(msgspec.Struct, frozen=True):
    message: Spoken


class Tokens(msgspec.Struct, frozen=True):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class Completion(msgspec.Struct, frozen=True):
    """The part of an answer that counts here."""

    choices: tuple[Choice, ...]
    usage: Tokens | None = None


class OpenAIPlayer:
    """The rules are the system's message, a position the user's. Messages about earlier positions are not sent again: a
    view is all that a seat knows."""

    def __init__(
        self,
        url: str,
        model: str,
        timeout: float,
        *,
        settings: Mapping[str, Any] | None = None,
        key_variable: str = KEY_VARIABLE,
        pause: Callable[[float], None] = sleep,
    ) -> None:
        if not url.startswith(("http://", "https://")):
            raise Said(sentences.NEEDS.filled("openai", "--url http…"))
        self._url, self._timeout, self._pause = f"{url.rstrip('/')}/chat/completions", timeout, pause
        self._body = {**(settings or {}), "model": model}
        key = os.environ.get(key_variable)
        self._headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
        self._rules = ""
        self._talk: list[dict[str, str]] = []

    def begin(self, task: str, rules: str) -> None:
        self._rules = rules

    def reply(self, text: str, *, fresh: bool) -> Reply:
        talk = [] if fresh else self._talk
        self._talk = [*talk, {"role": "user", "content": text}]
        messages = [{"role": "system", "content": self._rules}, *self._talk]
        found = self._ask(json.dumps({**self._body, "messages": messages}).encode())
        answer = found.choices[0].message.content or "" if found.choices else ""
        self._talk.append({"role": "assistant", "content": answer})
        usage = found.usage or Tokens()
        return Reply(answer, usage.prompt_tokens, usage.completion_tokens)

    def end(self, text: str) -> None:
        """Do nothing: the other side does not ask for the end."""

    def close(self) -> None:
        """Do nothing: nothing is held."""

    def _ask(self, body: bytes) -> Completion:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return self._post(body)
            except HTTPError as fault:
                with fault:
                    if fault.code not in BUSY or attempt == ATTEMPTS:
                        raise Said(sentences.NOT_ANSWERED.filled(f"HTTP {fault.code}")) from None
            except (URLError, HTTPException, OSError) as fault:
                if attempt == ATTEMPTS:
                    raise Said(sentences.NOT_ANSWERED.filled(type(fault).__name__)) from fault
            self._pause(2.0**attempt)
        raise AssertionError

    def _post(self, body: bytes) -> Completion:
        request = Request(self._url, body, self._headers)  # noqa: S310 - http or https, as was checked
        with urlopen(request, timeout=self._timeout) as answer:  # noqa: S310
            try:
                found: Completion = codec.decode(answer.read(), Completion)
            except BadNotation as fault:
                raise Said(sentences.NOT_READ.filled(fault.said)) from fault
        return found
