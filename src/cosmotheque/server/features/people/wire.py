"""The bodies of requests about oneself: devices, codes, passkeys, what is stored, and going for good."""

from typing import Annotated, Any, Literal

import msgspec

from cosmotheque.server.wire.parts import Message, Name

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Base64 = Annotated[str, msgspec.Meta(min_length=1, max_length=16_000, pattern=r"^[A-Za-z0-9_-]+$")]
"""Bytes as URL-safe base64: more than any authenticator answers."""
PairNumber = Annotated[int, msgspec.Meta(ge=10, le=99)]
TransferCodeState = Literal["none", "open", "claimed", "joined", "refused", "wrong", "withdrawn", "late"]


class OwnDevice(msgspec.Struct, frozen=True):
    """A browser of mine, roughly which one, since when, and whether it is this one."""

    label: str
    since: str
    here: bool = False


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A key that an authenticator keeps; `site` is the name under which it is good."""

    label: str
    since: str
    site: str


class MyDevices(msgspec.Struct, frozen=True):
    """My devices and keys. `can_return`: this browser had another guest before, who comes back when I sign out."""

    devices: tuple[OwnDevice, ...]
    passkeys: tuple[PasskeyInfo, ...]
    can_return: bool = False


class NewCode(msgspec.Struct, frozen=True):
    """A code to take to another device, good for so many seconds, and the link that has it."""

    code: str
    link: str
    seconds: int


class TransferCodeInfo(msgspec.Struct, frozen=True):
    """The state of the code that I show. `label` is the device that asks, which shows one of the `numbers`."""

    state: TransferCodeState
    label: str = ""
    seconds: int = 0
    numbers: tuple[int, ...] = ()


class ClaimInfo(msgspec.Struct, frozen=True):
    """The state of my claim: the person I would be, and the `number` to pick on the device that shows the code."""

    state: TransferCodeState
    name: str = ""
    seconds: int = 0
    number: int | None = None


class LookAtCode(Message, frozen=True, kw_only=True):
    code: Code


class CodeInfo(msgspec.Struct, frozen=True):
    """The person I would become, by their `name`. `mine` is the number of my tables here, which would come along."""

    name: str
    mine: int


class ClaimCode(Message, frozen=True, kw_only=True):
    """Ask to be let in by a code.

    Without `along` this browser's guest keeps their games; signing out leads back to them.
    """

    code: Code
    along: bool = True


class AnswerClaim(Message, frozen=True, kw_only=True):
    """Let in or keep out the device that asks. `number` is the one it shows; None or a wrong one keeps it out."""

    number: PairNumber | None


class PasskeyChallenge(msgspec.Struct, frozen=True):
    """The challenge that the browser hands to an authenticator, as WebAuthn writes it in JSON."""

    challenge: str
    options: dict[str, Any]


class MadeResponse(msgspec.Struct, frozen=True, kw_only=True):
    client_data: Base64 = msgspec.field(name="clientDataJSON")
    attestation_object: Base64 = msgspec.field(name="attestationObject")


class MadeKey(msgspec.Struct, frozen=True, kw_only=True):
    """A new key, as WebAuthn writes it in JSON; other fields of a browser are ignored."""

    id: Base64
    response: MadeResponse


class UsedResponse(msgspec.Struct, frozen=True, kw_only=True):
    client_data: Base64 = msgspec.field(name="clientDataJSON")
    authenticator_data: Base64 = msgspec.field(name="authenticatorData")
    signature: Base64


class UsedKey(msgspec.Struct, frozen=True, kw_only=True):
    """A signature by a key, as WebAuthn writes it in JSON; other fields of a browser are ignored."""

    id: Base64
    response: UsedResponse


class NewPasskey(Message, frozen=True, kw_only=True):
    """The key that an authenticator has made to answer a challenge."""

    challenge: Token
    answer: MadeKey


class PasskeyAnswer(Message, frozen=True, kw_only=True):
    """The signature by which an authenticator answers a challenge; `along` as with a code."""

    challenge: Token
    answer: UsedKey
    along: bool = True


class DeleteMe(Message, frozen=True, kw_only=True):
    """Delete me. `name` is my own one, typed to show that I am sure."""

    name: Annotated[str, msgspec.Meta(max_length=64)]


class Rename(Message, frozen=True, kw_only=True):
    name: Name
