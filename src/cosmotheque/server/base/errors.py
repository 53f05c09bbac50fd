"""Refusals of the server: a status for REST, and a sentence in both languages."""

from cosmotheque.core.errors import (
    BadOptions,
    BadSeats,
    CannotUndo,
    CosmothequeError,
    GameOver,
    OtherVersion,
    Refused,
    UnknownBot,
    UnknownChapter,
    UnknownGame,
)
from cosmotheque.core.text import Text
from cosmotheque.server.base import sentences


class Denied(CosmothequeError):
    """A request that is not carried out; after so many seconds `wait` it may be."""

    def __init__(self, status: int, why: Text, rule: str | None = None, wait: int | None = None) -> None:
        super().__init__(why.en)
        self.status = status
        self.why = why
        self.rule = rule
        self.wait = wait


def to_denied(fault: CosmothequeError) -> Denied:
    """Any refusal of the package as the server puts it."""
    if isinstance(fault, Denied):
        return fault
    if isinstance(fault, Refused):
        return Denied(409, fault.text, fault.rule)
    if isinstance(fault, CannotUndo | GameOver):
        return Denied(409, fault.text)
    if isinstance(fault, BadOptions):
        return Denied(400, sentences.BAD_OPTIONS.filled(fault.said))
    for kind, (status, why) in _SENTENCES.items():
        if isinstance(fault, kind):
            return Denied(status, why.filled(fault.said))
    return Denied(400, sentences.BAD_BODY.filled(fault.said))


_SENTENCES: dict[type[CosmothequeError], tuple[int, Text]] = {
    OtherVersion: (409, sentences.OLD_RULES),
    BadSeats: (400, sentences.NO_SEAT),
    UnknownGame: (404, sentences.NO_SUCH_GAME),
    UnknownBot: (404, sentences.NO_SUCH_BOT),
    UnknownChapter: (404, sentences.NO_SUCH_CHAPTER),
}
