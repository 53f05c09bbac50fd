"""Calls to a guest, in their own language. A push holds nothing that the lists of tables do not show."""

from typing import Literal

import msgspec

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.text import Text

Kind = Literal["turn", "reminder", "started", "over", "replaced", "invited"]
Locale = Literal["fr", "en"]
HOUR = 3600 * 1000
SIZE = 1024
MOST_LETTERS = 160
"""Every push is as long as every other: what carries it learns nothing from its length."""

SAID: dict[Kind, Text] = {
    "turn": Text(fr="C’est à vous de jouer.", en="It is your turn."),
    "reminder": Text(fr="Pour jouer, il vous reste, en heures\u00a0: {}.", en="Hours left for your move: {}."),
    "started": Text(fr="La partie commence.", en="The game is starting."),
    "invited": Text(fr="On vous invite à une partie.", en="You are invited to a game."),
    "over": Text(fr="La partie est terminée.", en="The game is over."),
    "replaced": Text(
        fr="Votre temps est écoulé\u00a0: un robot joue à votre place. Vous pouvez revenir.",
        en="Your time is up: a bot is playing in your place. You can come back.",
    ),
}
WITH = Text(fr="Avec {}.", en="With {}.")


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """A guest is called to a table where `others` play too. They want that of this table where it has their `bell`.

    Of a `slow` table they may want it anyway. `left` is what is left of their time, in milliseconds.
    """

    kind: Kind
    guest: str
    table: str
    game: str
    others: tuple[str, ...] = ()
    bell: bool = False
    slow: bool = False
    left: int = 0


class ReadablePart(msgspec.Struct, frozen=True):
    """The content of a push: the text that the service worker shows, and the address that it opens."""

    title: str
    body: str
    url: str
    tag: str


def push_content(call: Call, locale: Locale) -> bytes:
    """The content of a push, all of one length."""
    said = SAID[call.kind].filled(max(1, round(call.left / HOUR)))
    sentences = [said, *([WITH.filled(", ".join(call.others))] if call.others else [])]
    body = " ".join(_in(locale, sentence) for sentence in sentences)
    title = _in(locale, registry.load(call.game).meta.title)
    text = codec.encode(ReadablePart(title, body[:MOST_LETTERS], f"/t/{call.table}", call.table))
    return text.ljust(SIZE)


def _in(locale: Locale, text: Text) -> str:
    return text.fr if locale == "fr" else text.en
