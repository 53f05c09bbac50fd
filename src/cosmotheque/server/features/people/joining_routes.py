"""Taking myself to another device over REST: a code on this one, typed on that one, which shows a number to pick."""

from typing import Any, TypeAlias

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie

from cosmotheque.server.door.guests import costly, count_guess, device_of, guest_of, label_of, link_to, visitor_cookies
from cosmotheque.server.door.pictures import qr_svg
from cosmotheque.server.features.people import transfer_codes
from cosmotheque.server.features.people.wire import (
    AnswerClaim,
    ClaimCode,
    ClaimInfo,
    CodeInfo,
    LookAtCode,
    NewCode,
    TransferCodeInfo,
)
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest

Asked: TypeAlias = Request[Any, Any, Any]


@post("/api/me/code", guards=[costly])
async def show_code(request: Asked, tables: Tables, me: Guest) -> NewCode:
    """A code by which another device becomes mine, once I let it in."""
    count_guess(request, tables)
    code, made = await transfer_codes.begin(tables, me.id)
    shown = f"{code[:4]}-{code[4:]}".upper()
    return NewCode(shown, link_to(request, tables, f"join#{code}"), _seconds(made))


@post("/api/me/code/qr.svg", media_type="image/svg+xml", status_code=200)
async def code_qr(request: Asked, data: LookAtCode, tables: Tables, me: Guest) -> Response[bytes]:
    """The link with a code as a picture. It travels in the body: addresses end up in logs."""
    return Response(qr_svg(link_to(request, tables, f"join#{transfer_codes.normalise(data.code)[:20]}")))


@get("/api/me/code")
async def code_state(tables: Tables, me: Guest) -> TransferCodeInfo:
    """The state of the code that I show."""
    return _code_info(await transfer_codes.last_code_of(tables.services.store, me.id))


@post("/api/me/code/answer", status_code=200, guards=[costly])
async def answer_claim(request: Asked, data: AnswerClaim, tables: Tables, me: Guest) -> TransferCodeInfo:
    """Let the device in that asks, by the number it shows, or keep it out."""
    return _code_info(await transfer_codes.answer(tables, me.id, label_of(request), data.number))


@post("/api/me/claim/look", status_code=200)
async def look_at_code(request: Asked, data: LookAtCode, tables: Tables, me: Guest) -> CodeInfo:
    """The person behind a code, before I ask to become them."""
    count_guess(request, tables)
    found = await transfer_codes.look(tables, data.code)
    mine = await tables.services.store.tables_of(me.id, 100)
    return CodeInfo((await guest_of(tables.services, found.person)).name, len(mine))


@post("/api/me/claim", status_code=200)
async def claim_code(request: Asked, data: ClaimCode, tables: Tables, me: Guest) -> ClaimInfo:
    """Ask to be let in by a code: the number that I am shown must be picked where the code is."""
    count_guess(request, tables)
    claimed = await transfer_codes.claim(
        tables, data.code, _device(request, tables), label_of(request), along=data.along
    )
    return await _claim_info(tables, claimed)


@get("/api/me/claim")
async def claim_state(request: Asked, tables: Tables, me: Guest) -> Response[ClaimInfo]:
    """The state of my claim. Where I was let in to visit, this browser is mine from this answer on."""
    claimed = await transfer_codes.last_claim_of(tables, _device(request, tables))
    return Response(await _claim_info(tables, claimed), cookies=_arrival_cookies(request, tables, claimed))


@delete("/api/me/claim", status_code=200)
async def withdraw_claim(request: Asked, tables: Tables, me: Guest) -> Response[ClaimInfo]:
    """Ask no longer, or be done with the answer. Where I was let in meanwhile, that stands."""
    joined = await transfer_codes.withdraw(tables, _device(request, tables))
    return Response(await _claim_info(tables, joined), cookies=_arrival_cookies(request, tables, joined))


def _device(request: Asked, tables: Tables) -> str:
    return device_of(request, tables.services) or ""


def _seconds(made: transfer_codes.TransferCode) -> int:
    return max(0, (made.until - wall_ms()) // 1000)


def _code_info(made: transfer_codes.TransferCode | None) -> TransferCodeInfo:
    """A code as the person sees it who shows it."""
    if made is None or transfer_codes.is_late(made):
        return TransferCodeInfo("none" if made is None else "late")
    if made.state not in ("open", "claimed"):
        return TransferCodeInfo(made.state, made.label)
    return TransferCodeInfo(made.state, made.label, _seconds(made), made.numbers)


async def _claim_info(tables: Tables, made: transfer_codes.TransferCode | None) -> ClaimInfo:
    """A code as the browser sees it that has asked by it."""
    if made is None or transfer_codes.is_late(made):
        return ClaimInfo("none" if made is None else "late")
    name = (await guest_of(tables.services, made.person)).name
    if made.state != "claimed":
        return ClaimInfo(made.state, name)
    return ClaimInfo(made.state, name, _seconds(made), made.number)


def _arrival_cookies(request: Asked, tables: Tables, made: transfer_codes.TransferCode | None) -> list[Cookie]:
    """The cookies of a guest who was let in to visit; a guest who brought their games along has theirs."""
    device = _device(request, tables)
    if made is None or made.state != "joined" or made.claimed == device:
        return []
    return visitor_cookies(request, tables.services, device, made.claimed)


HANDLERS = [
    show_code,
    code_qr,
    code_state,
    answer_claim,
    look_at_code,
    claim_code,
    claim_state,
    withdraw_claim,
]
