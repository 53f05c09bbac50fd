"""Oneself over REST: devices, codes, passkeys, all that is stored, and going for good. Others are in `lobby`."""

from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Stream

from cosmotheque.server import identity, sentences
from cosmotheque.server.door.guests import address_of, cookie_for, cookie_in, costly, device_of, guest_of, link_to
from cosmotheque.server.door.pictures import qr_svg
from cosmotheque.server.errors import Denied
from cosmotheque.server.people import devices, everything, leaving, passing, passkeys
from cosmotheque.server.persons import PersonRecord
from cosmotheque.server.play.journal import wall_ms
from cosmotheque.server.play.tables import Tables
from cosmotheque.server.wire import (
    AnswerClaim,
    ClaimCode,
    CodeInfo,
    DeleteMe,
    Done,
    Guest,
    LookAtCode,
    MyDevices,
    NewCode,
    OwnDevice,
    PassingInfo,
    PasskeyAnswer,
    PasskeyChallenge,
    PasskeyInfo,
)

Asked: TypeAlias = Request[Any, Any, Any]
Number: TypeAlias = Annotated[int, Parameter(ge=0, le=99)]
BEFORE = "-before"
"""Ends the name of the cookie of whoever had this browser before somebody only visited."""


@get("/api/me/devices")
async def my_devices(request: Asked, tables: Tables, me: Guest) -> MyDevices:
    """My devices and my passkeys."""
    record, here = await _record(request, tables, me), device_of(request, tables.services)
    keys = await passkeys.PASSKEYS.of(tables.services.store, me.id, passkeys.MOST_KEYS)
    return MyDevices(
        devices=tuple(OwnDevice(one.label, one.since, here=one.guest == here) for one in record.devices),
        passkeys=tuple(PasskeyInfo(key.label, key.created, key.site) for key in keys),
        can_return=_before(request, tables) is not None,
    )


@delete("/api/me/devices/{number:int}", status_code=200)
async def sign_out(request: Asked, number: Number, tables: Tables, me: Guest) -> Response[Done]:
    """Sign out one of my devices; where it is this one, whoever had it before comes back."""
    record = await _record(request, tables, me)
    keys = await passkeys.PASSKEYS.of(tables.services.store, me.id, 1)
    gone = await devices.sign_out(tables, record, number, may_be_last=bool(keys))
    here = gone.guest == device_of(request, tables.services)
    return Response(Done(), cookies=_cookies_back(request, tables) if here else [])


@post("/api/me/code", guards=[costly])
async def show_code(request: Asked, tables: Tables, me: Guest) -> NewCode:
    """A code by which another device becomes mine, once I let it in."""
    _count(request, tables)
    code, made = await passing.begin(tables, me.id)
    shown = f"{code[:4]}-{code[4:]}".upper()
    return NewCode(shown, link_to(request, tables, f"join#{code}"), _seconds(made))


@post("/api/me/code/qr.svg", media_type="image/svg+xml", status_code=200)
async def code_qr(request: Asked, data: LookAtCode, tables: Tables, me: Guest) -> Response[bytes]:
    """The link with a code as a picture. It travels in the body: addresses end up in logs."""
    return Response(qr_svg(link_to(request, tables, f"join#{passing.tidy(data.code)[:20]}")))


@get("/api/me/code")
async def code_state(tables: Tables, me: Guest) -> PassingInfo:
    """How far the code that I show has come."""
    return _state(await passing.shown_by(tables.services.store, me.id))


@post("/api/me/code/answer", status_code=200, guards=[costly])
async def answer_claim(request: Asked, data: AnswerClaim, tables: Tables, me: Guest) -> PassingInfo:
    """Let the device in that asks, or not."""
    return _state(await passing.answer(tables, me.id, _label(request), agree=data.agree))


@post("/api/me/claim/look", status_code=200)
async def look_at_code(request: Asked, data: LookAtCode, tables: Tables, me: Guest) -> CodeInfo:
    """Who I would be by a code, before I ask to be."""
    _count(request, tables)
    found = await passing.look(tables, data.code)
    mine = await tables.services.store.tables_of(me.id, 100)
    return CodeInfo((await guest_of(tables.services, found.person)).name, len(mine))


@post("/api/me/claim", status_code=200)
async def claim_code(request: Asked, data: ClaimCode, tables: Tables, me: Guest) -> Response[PassingInfo]:
    """Ask to be let in by a code: the device that shows it has to agree."""
    _count(request, tables)
    await passing.look(tables, data.code)
    device, cookies = _arriving(request, tables, along=data.along)
    return Response(_state(await passing.claim(tables, data.code, device, _label(request))), cookies=cookies)


@get("/api/me/claim")
async def claim_state(request: Asked, tables: Tables, me: Guest) -> PassingInfo:
    """Whether I was let in."""
    store, device = tables.services.store, device_of(request, tables.services) or ""
    return _state(await passing.claimed_by(store, device) or await passing.claimed_by(store, me.id))


@post("/api/me/passkeys/offer", status_code=200, guards=[costly])
async def offer_passkey(request: Asked, tables: Tables, me: Guest) -> PasskeyChallenge:
    """Begin to make a passkey."""
    _count(request, tables)
    return PasskeyChallenge(*await passkeys.offer(tables, _site(request), me.id, me.name))


@post("/api/me/passkeys", guards=[costly])
async def keep_passkey(request: Asked, data: PasskeyAnswer, tables: Tables, me: Guest) -> Done:
    """Keep the passkey that was made."""
    site, origin = _site(request), _origin(request)
    await passkeys.keep(tables, site, origin, data.challenge, me.id, data.answer, _label(request))
    return Done()


@delete("/api/me/passkeys/{number:int}", status_code=200)
async def forget_passkey(number: Number, tables: Tables, me: Guest) -> Done:
    """Have one of my passkeys good for nothing."""
    store = tables.services.store
    keys = await passkeys.PASSKEYS.of(store, me.id, passkeys.MOST_KEYS)
    if number >= len(keys):
        raise Denied(404, sentences.NO_SUCH_DEVICE)
    await passkeys.PASSKEYS.drop(store, keys[number])
    return Done()


@post("/api/passkeys/ask", status_code=200, guards=[costly])
async def ask_passkey(request: Asked, tables: Tables) -> PasskeyChallenge:
    """Begin to come back by a passkey."""
    _count(request, tables)
    return PasskeyChallenge(*await passkeys.ask(tables, _site(request)))


@post("/api/passkeys/answer", status_code=200, guards=[costly])
async def answer_passkey(request: Asked, data: PasskeyAnswer, tables: Tables, me: Guest) -> Response[Guest]:
    """Be whoever the passkey belongs to."""
    _count(request, tables)
    site, origin = _site(request), _origin(request)
    person = await passkeys.recognise(tables, site, origin, data.challenge, data.answer)
    if person == me.id:
        return Response(me)
    device, cookies = _arriving(request, tables, along=data.along)
    await devices.join(tables, await devices.find(tables, person), device, _label(request))
    return Response(await guest_of(tables.services, person), cookies=cookies)


@get("/api/me/everything", media_type="application/x-ndjson", guards=[costly])
async def all_of_me(tables: Tables, me: Guest) -> Stream:
    """All that is stored about me, as JSON lines."""
    name = 'attachment; filename="cosmotheque.jsonl"'
    return Stream(everything.lines(tables, me), headers={"content-disposition": name})


@post("/api/me/delete", status_code=200, guards=[costly])
async def delete_me(request: Asked, data: DeleteMe, tables: Tables, me: Guest) -> Response[Done]:
    """Forget me. My games stay with the others, who have played with a former guest."""
    if data.name.strip() != me.name:
        raise Denied(409, sentences.NOT_YOUR_NAME.filled(me.name))
    await leaving.delete(tables, me.id)
    return Response(Done(), cookies=_cookies_back(request, tables))


def _count(request: Asked, tables: Tables) -> None:
    if not tables.services.guesses.of(address_of(request)).take():
        raise Denied(429, sentences.TOO_MANY_GUESSES)


async def _record(request: Asked, tables: Tables, me: Guest) -> PersonRecord:
    return await devices.find(tables, me.id, _label(request))


def _label(request: Asked) -> str:
    return identity.label(request.headers.get("user-agent", "")[:400])


def _seconds(made: passing.Passing) -> int:
    return max(0, (made.until - wall_ms()) // 1000)


def _state(made: passing.Passing | None) -> PassingInfo:
    if made is None:
        return PassingInfo("none")
    late = made.state == "open" and made.until < wall_ms()
    return PassingInfo("late" if late else made.state, made.label, _seconds(made))


def _arriving(request: Asked, tables: Tables, *, along: bool) -> tuple[str, list[Cookie]]:
    """The guest who is to become somebody: this browser's, or a new one where its own stays aside for later."""
    device = device_of(request, tables.services) or identity.new_guest()
    if along:
        return device, []
    fresh = identity.new_guest()
    aside = cookie_for(request, tables.services, device, BEFORE)
    return fresh, [cookie_for(request, tables.services, fresh), aside]


def _before(request: Asked, tables: Tables) -> str | None:
    name = identity.cookie_name(request.scope["scheme"]) + BEFORE
    return tables.services.signer.guest(cookie_in(request.scope["headers"], name))


def _cookies_back(request: Asked, tables: Tables) -> list[Cookie]:
    """This browser is whoever had it before, or somebody new."""
    guest = _before(request, tables) or identity.new_guest()
    return [cookie_for(request, tables.services, guest), cookie_for(request, tables.services, None, BEFORE)]


def _site(request: Asked) -> str:
    """The name that passkeys are bound to: that of a page which browsers hold for secure."""
    host = request.base_url.hostname or ""
    if request.scope["scheme"] not in identity.SECURE_SCHEMES and host != "localhost":
        raise Denied(409, sentences.PASSKEYS_NEED_TLS)
    return host


def _origin(request: Asked) -> str:
    return f"{request.base_url.scheme}://{request.base_url.netloc}"


HANDLERS = [
    my_devices,
    sign_out,
    show_code,
    code_qr,
    code_state,
    answer_claim,
    look_at_code,
    claim_code,
    claim_state,
    offer_passkey,
    keep_passkey,
    forget_passkey,
    ask_passkey,
    answer_passkey,
    all_of_me,
    delete_me,
]
