"""The proof of a deal, by which every player can check that nobody chose it.

The server draws a secret and tells its seal; each seat draws a number and tells its commitment; then the numbers are
opened, and the deal follows from all of them. A sealed value cannot be exchanged any more, and a person who keeps their
number to themselves cannot be foreseen. The functions are published in `docs/fair-deals.md`: they stay as they are.
"""

from collections.abc import Iterable
from os import urandom
from typing import TypeAlias

import msgspec

from cosmotheque.core.deal import sha256_of

NOT_OPENED = "-"
"""Stands in the deal for a number that is not there."""


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """The share of a seat in a deal; names and stand-ins of later make no difference to it.

    Without a `commitment` a person took no part. With a commitment and no `number` they did not open it, and it was
    left out. The number of a `bot` follows from the server's secret, under whose seal it lies.
    """

    commitment: str = ""
    number: str = ""
    bot: bool = False

    @property
    def is_waited_for(self) -> bool:
        """True if there is a commitment whose number is not known."""
        return self.commitment != "" and self.number == ""


class Together(msgspec.Struct, frozen=True, omit_defaults=True, tag="together", tag_field="kind"):
    """A deal that a server and the seats have drawn. With `repeat` they did so for a table before this one."""

    seal: str
    secret: str
    shares: tuple[Share, ...] = ()
    repeat: bool = False


class House(msgspec.Struct, frozen=True, omit_defaults=True, tag="house", tag_field="kind"):
    """The deal of a day: the house chose it and told its seal. The `deal` itself is told when the day is over."""

    seal: str
    day: str
    deal: str = ""


Proof: TypeAlias = Together | House


def new_number() -> str:
    """A number, or a secret, that nobody can guess: 64 hexadecimal digits."""
    return urandom(32).hex()


def seal(text: str) -> str:
    """The seal of a secret, a number or a deal, told beforehand: it cannot be undone, and no other text has it."""
    return sha256_of(text).hex()


def seal_new_secret() -> Together:
    """A new secret under its seal."""
    secret = new_number()
    return Together(seal(secret), secret)


def bots_share(secret: str, seat: int) -> Share:
    """The share of a bot: the server plays it, so that its number follows from the server's secret."""
    return Share(number=sha256_of(f"{secret}/bot {seat}").hex(), bot=True)


def deal_from(secret: str, shares: Iterable[Share]) -> str:
    """The deal: it follows from the secret and from the numbers in the order of the seats."""
    return sha256_of("/".join((secret, *(share.number or NOT_OPENED for share in shares)))).hex()
