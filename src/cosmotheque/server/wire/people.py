"""The bodies of requests about oneself: devices, codes, passkeys, what is stored, and going for good."""

from typing import Annotated, Any, Literal

import msgspec

from cosmotheque.server.wire.parts import Message

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
PassingState = Literal["none", "open", "claimed", "joined", "refused", "late"]


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
    """My devices and keys. `can_return`: this browser was somebody else's before, who comes back when I sign out."""

    devices: tuple[OwnDevice, ...]
    passkeys: tuple[PasskeyInfo, ...]
    can_return: bool = False


class NewCode(msgspec.Struct, frozen=True):
    """A code to take to another device, good for so many seconds, and the link that has it."""

    code: str
    link: str
    seconds: int


class PassingInfo(msgspec.Struct, frozen=True):
    """How far a code has come, seen from either side; `label` is the device that asks to be let in."""

    state: PassingState
    label: str = ""
    seconds: int = 0


class LookAtCode(Message, frozen=True, kw_only=True):
    code: Code


class CodeInfo(msgspec.Struct, frozen=True):
    """Who I would be: that name. `mine` is how many tables I have here, which would come along."""

    name: str
    mine: int


class ClaimCode(Message, frozen=True, kw_only=True):
    """Without `along` what this browser has stays with whoever it was; signing out leads back to them."""

    code: Code
    along: bool = True


class AnswerClaim(Message, frozen=True, kw_only=True):
    agree: bool


class PasskeyChallenge(msgspec.Struct, frozen=True):
    """What the browser hands to an authenticator, as WebAuthn writes it in JSON."""

    challenge: str
    options: dict[str, Any]


class PasskeyAnswer(Message, frozen=True, kw_only=True):
    """What the authenticator answered; `along` as with a code."""

    challenge: Token
    answer: dict[str, Any]
    along: bool = True


class DeleteMe(Message, frozen=True, kw_only=True):
    """`name` is the own one, typed by somebody who is sure."""

    name: Annotated[str, msgspec.Meta(max_length=64)]


class Done(msgspec.Struct, frozen=True):
    done: bool = True
