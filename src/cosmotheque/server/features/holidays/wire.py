"""The bodies of requests about holidays, where there are days for a move."""

from typing import Annotated

import msgspec

from cosmotheque.server.wire.parts import Message
from cosmotheque.server.wire.table import Holiday


class TakeHoliday(Message, frozen=True, kw_only=True):
    """Be away for so many days from a moment on, in milliseconds since 1970; one of today may have begun already."""

    begin: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    days: Annotated[int, msgspec.Meta(ge=1, le=366)]


class EndHoliday(Message, frozen=True, kw_only=True):
    """Take back the holiday that begins then or, where it has begun, be back now."""

    begin: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Holidays(msgspec.Struct, frozen=True):
    """My holidays that are not over, and the days that I may still take for one that begins now."""

    holidays: tuple[Holiday, ...]
    days_left: int
