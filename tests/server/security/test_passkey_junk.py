"""Junk in place of an authenticator's answer is refused with a sentence, and the server goes on."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from fido2 import cbor
from fido2.utils import websafe_decode, websafe_encode
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.authenticator import Authenticator
from tests.server.client import Player
from tests.server.security.test_passkeys import eve, make_key, signed

__all__ = ["eve"]

Answer = dict[str, Any]
Change = Callable[[Answer], Answer]
CALM = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
HUGE = 2**62  # so many zero bytes, were it taken for their number
DEEP_CBOR = b"\x81" * 9_000 + b"\x00"
DEEP_JSON = b"[" * 9_000
WRONG_VALUES = (None, 0, HUGE, True, [], {}, "", "?", "é", "A", "A" * 30_000, ["A"], {"A": 1})
NO_BYTES = (HUGE, -1, True, "", [], {}, [[[]]], {1: 2}, b"")
ENDLESS = [kind + b"\xff" * 8 for kind in (b"\x5b", b"\x7b", b"\x9b", b"\xbb")]
NO_CBOR = (b"", b"\x1f", b"\xff", b"\xa1", *ENDLESS, DEEP_CBOR)
KEY_AT = 71  # where the public key begins: after hash, flags, count, kind, and an id of 16 bytes with its length
NO_JSON = (b"", b"[]", b"3", b"null", b"\xff", DEEP_JSON, b"{}", b'{"type": 3}')


def replace(name: str, work: Callable[[bytes], Any]) -> Change:
    """A change of one field of a response, by its bytes; a result that is not bytes stands there as it is."""

    def change(answer: Answer) -> Answer:
        new = work(websafe_decode(answer["response"][name]))
        written = websafe_encode(new) if isinstance(new, bytes) else new
        return {**answer, "response": {**answer["response"], name: written}}

    return change


def put(name: str, value: Any) -> Change:
    return replace(name, lambda _: value)


def say(name: str, value: Any) -> Change:
    """A change of one field of what the browser itself says."""
    return replace("clientDataJSON", lambda content: json.dumps({**json.loads(content), name: value}).encode())


def attest(work: Callable[[dict[Any, Any]], object]) -> Change:
    """A change of the mapping that is a new key's statement."""

    def change(content: bytes) -> bytes:
        found: Any = cbor.decode(content)
        work(found)
        return cbor.encode(found)

    return replace("attestationObject", change)


def authenticate(work: Callable[[bytes], Any]) -> Change:
    """A change of the authenticator's data in a new key's statement."""
    return attest(lambda found: found.update(authData=work(found["authData"])))


def publish(part: int, value: Any) -> Change:
    """A change of one part of the public key in a new key's statement, which ends with it; None takes it away."""

    def change(data: bytes) -> bytes:
        key: Any = cbor.decode(data[KEY_AT:])
        kept = {name: one for name, one in key.items() if name != part}
        return data[:KEY_AT] + cbor.encode(kept if value is None else {**kept, part: value})

    return authenticate(change)


def either() -> Iterator[Change]:
    """Changes that spoil a new key and a login alike."""
    for value in WRONG_VALUES:
        yield lambda answer, value=value: {**answer, "id": value}
        yield lambda answer, value=value: {**answer, "response": value}
        yield put("clientDataJSON", value)
    yield from (put("clientDataJSON", content) for content in NO_JSON)
    for name in ("type", "challenge", "origin"):
        yield from (say(name, value) for value in (HUGE, None, [], {}, "é", ""))


def of_a_key() -> Iterator[Change]:
    yield from either()
    yield from (put("attestationObject", value) for value in (*WRONG_VALUES, *NO_CBOR))
    for value in NO_BYTES:
        yield put("attestationObject", cbor.encode(value))
        yield attest(lambda found, value=value: found.update(authData=value))  # type: ignore[misc]
    for name in ("fmt", "authData", "attStmt"):
        yield attest(lambda found, name=name: found.pop(name))  # type: ignore[misc]
    for end in (0, 31, 36, 37, 54, 80):
        yield authenticate(lambda data, end=end: data[:end])  # type: ignore[misc]
    for more in NO_CBOR[1:]:
        yield authenticate(lambda data, more=more: data + more)  # type: ignore[misc]
        yield authenticate(lambda data, more=more: data[:KEY_AT] + more)  # type: ignore[misc]
    yield from (publish(3, algorithm) for algorithm in (0, -7777, -8, -257, HUGE, "x", b"x", []))
    yield from (publish(part, None) for part in (3, -1, -2, -3))
    yield from (publish(-2, number) for number in (0, b"", b"\0" * 32, b"\xff" * 32, "x", []))


def of_a_login() -> Iterator[Change]:
    yield from either()
    for name in ("authenticatorData", "signature"):
        yield from (put(name, value) for value in WRONG_VALUES)
    for end in (1, 31, 32, 36):
        yield replace("authenticatorData", lambda data, end=end: data[:end])  # type: ignore[misc]
        yield replace("signature", lambda data, end=end: data[:end])  # type: ignore[misc]
    for flags in (0, 1, 4, 0x45, 0x85, 255):
        yield replace("authenticatorData", lambda data, flags=flags: data[:32] + bytes([flags]) + data[33:])  # type: ignore[misc]
    for more in NO_CBOR:
        yield replace("authenticatorData", lambda data, more=more: data[:32] + b"\x85" + data[33:] + more)  # type: ignore[misc]


def begin(player: Player, change: Change) -> Answer:
    """A new key with something changed, ready to be sent."""
    offered = player.post("/api/me/passkeys/offer")
    made = Authenticator().make(offered["options"], player.base)
    return {"challenge": offered["challenge"], "answer": change(made)}


def is_refused(player: Player, path: str, body: Answer) -> bool:
    """True if the server says in both languages why not; it must not be at a loss."""
    answer = player.http.post(path, json=body)
    assert answer.status_code in (200, 201, 400, 403), answer.text
    return answer.status_code in (400, 403) and all(answer.json()["why"].values())


def test_no_junk_is_taken_for_a_key(eve: Player) -> None:
    for number, change in enumerate(of_a_key()):
        assert is_refused(eve, "/api/me/passkeys", begin(eve, change)), number
    make_key(eve)


def test_no_junk_is_taken_for_a_login(eve: Player) -> None:
    key = make_key(eve)
    with Player(eve.base) as thief:
        for number, change in enumerate(of_a_login()):
            login = signed(thief, key)
            assert is_refused(thief, "/api/passkeys/answer", {**login, "answer": change(login["answer"])}), number
        assert thief.get("/api/me")["id"] == thief.id
        thief.post("/api/passkeys/answer", signed(thief, key))


def test_an_answer_is_no_bare_value(eve: Player) -> None:
    for path in ("/api/me/passkeys", "/api/passkeys/answer"):
        for value in WRONG_VALUES:
            assert is_refused(eve, path, {"challenge": "x", "answer": value})


def spoil(content: bytes, cuts: list[tuple[int, int, bytes]]) -> bytes:
    """Bytes with some pieces of them taken out and others put in."""
    for place, length, more in cuts:
        at = place % (len(content) + 1)
        content = content[:at] + more + content[at + length :]
    return content


CUTS = st.lists(st.tuples(st.integers(0, 400), st.integers(0, 8), st.binary(max_size=12)), min_size=1, max_size=3)


@CALM
@given(name=st.sampled_from(["clientDataJSON", "attestationObject"]), cuts=CUTS)
def test_no_spoiled_key_is_a_fault(eve: Player, name: str, cuts: list[tuple[int, int, bytes]]) -> None:
    with Player(eve.base) as fresh:
        is_refused(fresh, "/api/me/passkeys", begin(fresh, replace(name, lambda content: spoil(content, cuts))))


@CALM
@given(name=st.sampled_from(["clientDataJSON", "authenticatorData", "signature"]), cuts=CUTS)
def test_no_spoiled_login_is_a_fault(eve: Player, name: str, cuts: list[tuple[int, int, bytes]]) -> None:
    with Player(eve.base) as owner, Player(eve.base) as thief:
        login = signed(thief, make_key(owner))
        answer = replace(name, lambda content: spoil(content, cuts))(login["answer"])
        is_refused(thief, "/api/passkeys/answer", {**login, "answer": answer})
