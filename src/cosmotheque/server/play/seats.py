"""Who sits where: each change takes a table's sheet and gives the next one, or refuses."""

from collections.abc import Mapping

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.server import texts
from cosmotheque.server.errors import Denied
from cosmotheque.server.sheet import Newcomer, SeatSheet, TableSheet, total, waiting_for

STAND_IN_SECONDS = 2.0


def arrange(seats: int, guest: str, name: str, mine: tuple[int, ...], bots: Mapping[str, str]) -> tuple[SeatSheet, ...]:
    """The seats of a new table. Bots are given by seat number as JSON writes it."""
    taken: dict[int, SeatSheet] = {}
    wanted = [(seat, SeatSheet(guest, name)) for seat in mine]
    numbers = {str(seat): seat for seat in range(seats)}
    wanted += [(numbers.get(seat, -1), SeatSheet(bot=bot)) for seat, bot in bots.items()]
    for seat, sheet in wanted:
        if not 0 <= seat < seats:
            raise Denied(400, texts.NO_SEAT)
        if seat in taken:
            raise Denied(400, texts.SEATS_TWICE)
        taken[seat] = sheet
    return tuple(taken.get(seat, SeatSheet()) for seat in range(seats))


def sit(sheet: TableSheet, number: int, guest: str, name: str) -> TableSheet:
    """Take an open seat, or return to the own one that a bot holds meanwhile.

    Where a running game has secrets, a seat may be a bot's too, and all who play must agree: whoever comes sees what
    the seat sees, and might be anybody.
    """
    _must_not_be_over(sheet)
    seat = seat_of(sheet, number)
    if seat.guest == guest:
        return put(sheet, number, SeatSheet(guest, name))
    guarded = _is_guarded(sheet)
    if seat.guest is not None or not (guarded or seat.is_open):
        raise Denied(409, texts.SEAT_TAKEN)
    if not guarded or number in sheet.given_up.get(guest, ()):
        return put(sheet, number, SeatSheet(guest, name))
    if _knows_other_secrets(sheet, number, guest):
        raise Denied(409, texts.ONE_SEAT)
    asking = sheet.newcomer
    if asking is not None and asking.guest != guest:
        raise Denied(409, texts.ANOTHER_ASKS)
    if asking is not None and asking.seat == number:
        return sheet
    return welcome(replace(sheet, newcomer=Newcomer(guest, name, number, sheet.revision)))


def admit(sheet: TableSheet, guest: str, number: int, *, agree: bool) -> TableSheet:
    """Somebody who plays says whether the newcomer of that request may have the seat."""
    newcomer = sheet.newcomer
    if newcomer is None or newcomer.number != number:
        raise Denied(409, texts.NOBODY_ASKS)
    if not agree:
        return replace(sheet, newcomer=None)
    return welcome(replace(sheet, newcomer=replace(newcomer, agreed=(*newcomer.agreed, guest))))


def welcome(sheet: TableSheet) -> TableSheet:
    """Give the newcomer the seat, once nobody is left who has to agree and if nobody else has it by now."""
    newcomer = sheet.newcomer
    if newcomer is None or waiting_for(sheet, newcomer):
        return sheet
    sheet = replace(sheet, newcomer=None)
    if sheet.seats[newcomer.seat].guest is not None:
        return sheet
    return put(sheet, newcomer.seat, SeatSheet(newcomer.guest, newcomer.name))


def leave(sheet: TableSheet, number: int, guest: str) -> TableSheet:
    """Get up, or ask for the seat no longer. In a running game the game's best quick bot stands in, if there is one."""
    _must_not_be_over(sheet)
    seat = seat_of(sheet, number)
    if sheet.newcomer is not None and (sheet.newcomer.guest, sheet.newcomer.seat) == (guest, number):
        return replace(sheet, newcomer=None)
    if seat.guest != guest:
        raise Denied(403, texts.NOT_YOUR_SEAT)
    if sheet.status == "open":
        return _open(sheet, number)
    bot = seat.bot or stand_in(sheet.game)
    return _open(sheet, number) if bot is None else hand_over(sheet, number, bot)


def fill(sheet: TableSheet, number: int, guest: str, bot: str | None) -> TableSheet:
    """Put a bot on a seat or, with None, open the seat again. For the host, and for the seat's owner.

    Once the game runs only its owner can open a seat: whoever sat down there would see what the owner knows.
    """
    _must_not_be_over(sheet)
    seat = seat_of(sheet, number)
    if guest not in (sheet.host, seat.guest):
        raise Denied(403, texts.HOST_ONLY)
    if bot is None and sheet.status == "running" and seat.guest not in (None, guest):
        raise Denied(409, texts.SEAT_TAKEN)
    if bot is None:
        return _open(sheet, number)
    registry.bot(sheet.game, bot)
    if sheet.status == "open":
        return put(sheet, number, SeatSheet(bot=bot))
    return hand_over(sheet, number, bot)


def hand_over(sheet: TableSheet, number: int, bot: str) -> TableSheet:
    """Let a bot stand in for whoever has the seat."""
    return put(sheet, number, replace(seat_of(sheet, number), bot=bot))


def rename(sheet: TableSheet, guest: str, name: str) -> TableSheet:
    return replace(sheet, seats=tuple(replace(s, name=name) if s.guest == guest else s for s in sheet.seats))


def rotated(sheet: TableSheet) -> tuple[tuple[SeatSheet, ...], tuple[float, ...]]:
    """Seats and score of the next game: everybody moves one seat on, so that somebody else begins."""
    score = total(sheet)
    return (*sheet.seats[1:], sheet.seats[0]), (*score[1:], score[0])


def stand_in(game: str) -> str | None:
    """The strongest bot of a game that does not keep people waiting."""
    offered = list(registry.bots(game).values())
    quick = [bot for bot in offered if bot.limit.seconds is not None and bot.limit.seconds <= STAND_IN_SECONDS]
    chosen = quick or offered
    return chosen[-1].name if chosen else None


def seat_of(sheet: TableSheet, number: int) -> SeatSheet:
    if not 0 <= number < len(sheet.seats):
        raise Denied(400, texts.NO_SEAT)
    return sheet.seats[number]


def put(sheet: TableSheet, number: int, seat: SeatSheet) -> TableSheet:
    return replace(sheet, seats=(*sheet.seats[:number], seat, *sheet.seats[number + 1 :]))


def _open(sheet: TableSheet, number: int) -> TableSheet:
    """The seat is nobody's; whoever had it in a running game has seen what it sees."""
    owner = sheet.seats[number].guest
    if sheet.status == "running" and owner is not None:
        had = sorted({*sheet.given_up.get(owner, ()), number})
        sheet = replace(sheet, given_up={**sheet.given_up, owner: tuple(had)})
    return put(sheet, number, SeatSheet())


def _is_guarded(sheet: TableSheet) -> bool:
    """Whether a seat gives away secrets of a running game."""
    return sheet.status == "running" and registry.load(sheet.game).meta.secrets


def _knows_other_secrets(sheet: TableSheet, number: int, guest: str) -> bool:
    """Whether a guest has, or had in this game, the secrets of other seats but not of this one."""
    known = {*sheet.given_up.get(guest, ()), *(other for other, seat in enumerate(sheet.seats) if seat.guest == guest)}
    return bool(known) and number not in known


def _must_not_be_over(sheet: TableSheet) -> None:
    if sheet.status == "over":
        raise Denied(409, texts.GAME_OVER)
