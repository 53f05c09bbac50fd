"""The browsers in which a guest wants to be called. Stored as JSON, one for each subscription."""

import hashlib

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.push.call import Locale
from cosmotheque.server.push.keys import CURVE, bytes_of
from cosmotheque.server.store import Store
from cosmotheque.server.store.documents import Kind, only

MOST_DEVICES = 8
POINT_BYTES, SECRET_BYTES = 65, 16


class DeviceRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A browser's address at its push service, and the keys with which it alone reads what is sent there.

    With `slow` it is called to all of its guest's slow games, not only where they put a bell.
    """

    id: str
    guest: str
    created: str
    endpoint: str
    p256dh: str
    auth: str
    locale: Locale = "fr"
    slow: bool = False
    revision: int = 0


DEVICES = Kind("device", DeviceRecord, lambda record: (record.guest,), tell=only("endpoint", "locale", "slow"))


def id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


async def list_devices(store: Store, guest: str) -> list[DeviceRecord]:
    """A guest's browsers, newest first."""
    return await DEVICES.of(store, guest, 2 * MOST_DEVICES)


async def keep(store: Store, new: DeviceRecord) -> DeviceRecord:
    """Store a browser for the guest who uses it now, or its changes; the guest's oldest ones are forgotten.

    A guest who knows nothing but the address of another's browser does not get it: its keys must be the same.
    """

    def update(old: DeviceRecord | None) -> DeviceRecord:
        if old is None:
            return new
        if (old.p256dh, old.auth) != (new.p256dh, new.auth):
            raise Denied(409, sentences.BAD_DEVICE)
        return msgspec.structs.replace(new, created=old.created, revision=old.revision)

    kept = await DEVICES.change(store, new.id, update)
    for old in (await list_devices(store, new.guest))[MOST_DEVICES:]:
        await DEVICES.drop(store, old)
    return kept


async def forget(store: Store, guest: str, endpoint: str) -> None:
    """Call that browser no longer, if it is the guest's."""
    found = await DEVICES.find(store, id_of(endpoint))
    if found is not None and found.guest == guest:
        await DEVICES.drop(store, found)


def has_keys(p256dh: str, auth: str) -> bool:
    """True if the browser's keys are good for encryption."""
    try:
        point, secret = bytes_of(p256dh), bytes_of(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, UnicodeEncodeError):
        return False
    return len(point) == POINT_BYTES and len(secret) == SECRET_BYTES
