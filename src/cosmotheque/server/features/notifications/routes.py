"""Being called back, over REST: the browsers of a guest, and how many tables wait for them."""

from litestar import get, post, put

from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.door.guests import costly
from cosmotheque.server.features.notifications.wire import Device, DeviceInfo, ForgetDevice, PushInfo, WaitingInfo
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.push import device_record
from cosmotheque.server.push.device_record import DeviceRecord
from cosmotheque.server.push.gateways import NoGateway
from cosmotheque.server.wire.parts import Guest


@get("/api/push")
async def info(tables: Tables) -> PushInfo:
    """The key with which browsers subscribe."""
    calls = tables.services.calls
    return PushInfo(calls.key.public if calls.gateways else "")


@put("/api/me/device", guards=[costly])
async def keep(data: Device, tables: Tables, me: Guest) -> DeviceInfo:
    """Have myself called in this browser; what I leave open stays as it was."""
    services, name = tables.services, device_record.id_of(data.endpoint)
    try:
        services.calls.gateways.target(data.endpoint)
    except NoGateway as fault:
        raise Denied(400, sentences.BAD_DEVICE) from fault
    if not device_record.has_keys(data.p256dh, data.auth):
        raise Denied(400, sentences.BAD_DEVICE)
    known = await device_record.DEVICES.find(services.store, name)
    slow = known is not None and known.guest == me.id and known.slow
    new = DeviceRecord(
        id=name,
        guest=me.id,
        created=now_text(),
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        locale=data.locale,
        slow=slow if data.slow is None else data.slow,
    )
    return DeviceInfo((await device_record.keep(services.store, new)).slow)


@post("/api/me/device/forget", status_code=200, guards=[costly])
async def forget(data: ForgetDevice, tables: Tables, me: Guest) -> DeviceInfo:
    """Call me in this browser no longer."""
    await device_record.forget(tables.services.store, me.id, data.endpoint)
    return DeviceInfo(slow=False)


@get("/api/me/waiting", guards=[costly])
async def waiting(tables: Tables, visitor: str | None) -> WaitingInfo:
    """The number of tables that wait for a move of mine."""
    return WaitingInfo(*(await tables.count_waiting(visitor) if visitor is not None else (0, 0)))


HANDLERS = [info, keep, forget, waiting]
