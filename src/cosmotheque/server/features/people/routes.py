"""Oneself over REST: devices, passkeys, all that is stored, and going for good. Codes are in `joining`."""

from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Stream

from cosmotheque.server.base import identity
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.door.guests import (
    BEFORE,
    cookie_for,
    costly,
    count_guess,
    device_of,
    guest_of,
    label_of,
    owner_of,
    visitor_cookies,
)
from cosmotheque.server.features.people import devices, leaving, own_data, passkeys, sentences, transfer_codes
from cosmotheque.server.features.people.wire import (
    DeleteMe,
    MyDevices,
    NewPasskey,
    OwnDevice,
    PasskeyAnswer,
    PasskeyChallenge,
    PasskeyInfo,
)
from cosmotheque.server.live.persons import PersonRecord
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Done, Guest

Asked: TypeAlias = Request[Any, Any, Any]
Number: TypeAlias = Annotated[int, Parameter(ge=0, le=99)]


@get("/api/me/devices")
async def my_devices(request: Asked, tables: Tables, me: Guest) -> MyDevices:
    """My devices and my passkeys."""
    record, here = await _record(request, tables, me), device_of(request, tables.services)
    keys = await passkeys.PASSKEYS.of(tables.services.store, me.id, passkeys.MOST_KEYS)
    return MyDevices(
        devices=tuple(OwnDevice(one.label, one.since, here=one.guest == here) for one in record.devices),
        passkeys=tuple(PasskeyInfo(key.label, key.created, key.site) for key in keys),
        can_return=owner_of(request, tables.services) is not None,
    )


@delete("/api/me/devices/{number:int}", status_code=200)
async def sign_out(request: Asked, number: Number, tables: Tables, me: Guest) -> Response[Done]:
    """Sign out one of my devices; where it is this one, the guest who had it before comes back."""
    record = await _record(request, tables, me)
    keys = await passkeys.PASSKEYS.of(tables.services.store, me.id, 1)
    gone = await devices.sign_out(tables, record, number, may_be_last=bool(keys))
    here = gone.guest == device_of(request, tables.services)
    return Response(Done(), cookies=_cookies_back(request, tables) if here else [])


@post("/api/me/passkeys/offer", status_code=200, guards=[costly])
async def offer_passkey(request: Asked, tables: Tables, me: Guest) -> PasskeyChallenge:
    """Begin to make a passkey."""
    count_guess(request, tables)
    return PasskeyChallenge(*await passkeys.offer(tables, _site(request), me.id, me.name))


@post("/api/me/passkeys", guards=[costly])
async def keep_passkey(request: Asked, data: NewPasskey, tables: Tables, me: Guest) -> Done:
    """Keep the passkey that was made."""
    site, origin = _site(request), _origin(request)
    await passkeys.keep(tables, site, origin, data.challenge, me.id, data.answer, label_of(request))
    return Done()


@delete("/api/me/passkeys/{number:int}", status_code=200)
async def forget_passkey(number: Number, tables: Tables, me: Guest) -> Done:
    """Have one of my passkeys good for nothing."""
    await passkeys.forget(tables, me.id, number)
    return Done()


@post("/api/passkeys/ask", status_code=200, guards=[costly])
async def ask_passkey(request: Asked, tables: Tables) -> PasskeyChallenge:
    """Begin to come back by a passkey."""
    count_guess(request, tables)
    return PasskeyChallenge(*await passkeys.ask(tables, _site(request)))


@post("/api/passkeys/answer", status_code=200, guards=[costly])
async def answer_passkey(request: Asked, data: PasskeyAnswer, tables: Tables, me: Guest) -> Response[Guest]:
    """Become the person to whom the passkey belongs."""
    count_guess(request, tables)
    site, origin = _site(request), _origin(request)
    person = await passkeys.recognise(tables, site, origin, data.challenge, data.answer)
    if person == me.id:
        return Response(me)
    device, cookies = _choose_guest(request, tables, along=data.along)
    await devices.join(tables, person, device, label_of(request))
    return Response(await guest_of(tables.services, person), cookies=cookies)


@get("/api/me/everything", media_type="application/x-ndjson", guards=[costly])
async def all_of_me(tables: Tables, me: Guest) -> Stream:
    """All that is stored about me, as JSON lines."""
    name = 'attachment; filename="cosmotheque.jsonl"'
    return Stream(own_data.lines(tables, me), headers={"content-disposition": name})


@post("/api/me/delete", status_code=200, guards=[costly])
async def delete_me(request: Asked, data: DeleteMe, tables: Tables, me: Guest) -> Response[Done]:
    """Forget me. My games stay with the others, who have played with a former guest."""
    if data.name.strip() != me.name:
        raise Denied(409, sentences.NOT_YOUR_NAME.filled(me.name))
    await transfer_codes.withdraw(tables, device_of(request, tables.services) or "")
    await leaving.delete(tables, me.id)
    return Response(Done(), cookies=_cookies_back(request, tables))


async def _record(request: Asked, tables: Tables, me: Guest) -> PersonRecord:
    return await devices.find(tables, me.id, label_of(request))


def _choose_guest(request: Asked, tables: Tables, *, along: bool) -> tuple[str, list[Cookie]]:
    """The guest who is to become a person: this browser's, or a new one where its own stays aside for later."""
    device = device_of(request, tables.services) or identity.new_guest()
    if along:
        return device, []
    fresh = identity.new_guest()
    return fresh, visitor_cookies(request, tables.services, device, fresh)


def _cookies_back(request: Asked, tables: Tables) -> list[Cookie]:
    """The cookies that give this browser back to the guest who had it before, or to a new one."""
    guest = owner_of(request, tables.services) or identity.new_guest()
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
    offer_passkey,
    keep_passkey,
    forget_passkey,
    ask_passkey,
    answer_passkey,
    all_of_me,
    delete_me,
]
