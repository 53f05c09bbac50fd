"""The weak link: a role and constraints that only their owners see (BOM-3401)."""

from typing import Literal

import msgspec

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.state.constraints import Letter


class Accusation(msgspec.Struct, frozen=True):
    """Somebody said that `seat` is the weak link and obeys `letter` (BOM-3405)."""

    accuser: Seat
    seat: Seat
    letter: Letter


class Link(msgspec.Struct, frozen=True):
    """`seat` is the weak link, or -1 in the views of those who do not know; `letters` are the constraints by seat.

    `said` are the values that each seat has announced, `wrong` the accusations so far, `asked` whether the active
    player has accused. `ended` says how the secret came out: the link was found, or stuck; then `letters` are gone.
    """

    seat: Seat
    letters: tuple[Letter | None, ...]
    said: tuple[tuple[int, ...], ...]
    wrong: tuple[Accusation, ...] = ()
    asked: bool = False
    ended: Literal["", "found", "stuck"] = ""


class RolesTask(msgspec.Struct, frozen=True, tag="roles"):
    """To deal characters and constraints face down."""

    seat: Seat = CHANCE
