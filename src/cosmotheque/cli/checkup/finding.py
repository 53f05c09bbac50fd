"""Checks of an installation and their findings: good, doubtful or bad, with a sentence that says what to do."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from cosmotheque.cli.checkup import sentences
from cosmotheque.cli.checkup.asking import Answer, ask
from cosmotheque.core.text import Language, Text
from cosmotheque.server.base.settings import Settings

Grade: TypeAlias = Literal["ok", "warn", "bad"]


class Finding(msgspec.Struct, frozen=True):
    grade: Grade
    subject: Text
    said: Text

    def line(self, language: Language) -> str:
        grade, subject = (part.in_language(language) for part in (sentences.GRADES[self.grade], self.subject))
        colon = "\u00a0:" if language == "fr" else ":"
        return f"{grade:<6} {subject}{colon} {self.said.in_language(language)}"


Findings: TypeAlias = Iterator[Finding]
Check: TypeAlias = "Callable[[Installation], Findings]"


def good(subject: Text, said: Text) -> Finding:
    return Finding("ok", subject, said)


def doubtful(subject: Text, said: Text) -> Finding:
    return Finding("warn", subject, said)


def bad(subject: Text, said: Text) -> Finding:
    return Finding("bad", subject, said)


@dataclass(frozen=True)
class Installation:
    """A server by its settings, `here` where it listens, and `public` where others reach it, if that was said."""

    settings: Settings
    here: str
    public: str | None = None

    @cached_property
    def push_answer(self) -> Answer | None:
        """The running server's answer about its key for calls, and its time; None where it does not answer."""
        try:
            return ask(self.here, "/api/push")
        except OSError:
            return None
