"""The way in from outside: the server is asked through its public address, and says how the question arrived."""

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec

from cosmotheque.cli.checkup import sentences
from cosmotheque.cli.checkup.asking import Answer, ask
from cosmotheque.cli.checkup.finding import Findings, Installation, bad, doubtful, good
from cosmotheque.server.base.limits import is_loopback
from cosmotheque.server.door.seen import Seen

FORGED = "192.0.2.77"
"""An address that nobody has (RFC 5737)."""
PORTS = {"http": "80", "https": "443"}
OK, FOREIGN_HOST, REDIRECTS = 200, 421, (301, 302, 307, 308)


def look_at_proxy(installation: Installation) -> Findings:
    public = installation.public
    if public is None:
        if installation.settings.hosts:
            name = min(installation.settings.hosts)
            yield doubtful(sentences.PROXY, sentences.NOT_ASKED.filled(f"--url https://{name}"))
        return
    try:
        plain, forged = ask(public, "/api/seen"), ask(public, "/api/seen", X_Forwarded_For=FORGED)
    except OSError as fault:
        yield bad(sentences.PROXY, sentences.NO_ANSWER.filled(public, fault.strerror or str(fault)))
        return
    try:
        arrived = [msgspec.json.decode(answer.body, type=Seen) for answer in (plain, forged)]
    except msgspec.MsgspecError:
        is_foreign = plain.status == FOREIGN_HOST
        said = sentences.UNKNOWN_HOST if is_foreign else sentences.STRANGE_ANSWER
        yield bad(sentences.PROXY, said.filled(urlsplit(public).hostname if is_foreign else public, plain.status))
        return
    proxies = installation.settings.proxies
    faults = [
        *changes_on_the_way(public, *arrived),
        *strange_address(plain, arrived[0], proxies),
        *ways_around(public, plain),
    ]
    yield from faults or [good(sentences.PROXY, sentences.ARRIVES.filled(arrived[0].scheme, arrived[0].address))]


def changes_on_the_way(public: str, seen: Seen, forged: Seen) -> Findings:
    """The parts of a request that reached the server altered, or as they were forged."""
    sent = urlsplit(public)
    if seen.scheme != sent.scheme:
        yield bad(sentences.PROXY, sentences.WRONG_SCHEME.filled(sent.scheme, seen.scheme))
    if _without_port(seen.host, sent.scheme) != _without_port(sent.netloc, sent.scheme):
        yield bad(sentences.PROXY, sentences.WRONG_HOST.filled(sent.netloc, seen.host))
    if forged.address == FORGED:
        yield bad(sentences.PROXY, sentences.FORGEABLE)


def strange_address(plain: Answer, seen: Seen, proxies: Iterable[str]) -> Findings:
    """The address that arrived is ours, or at least no proxy's. A request from one of the proxies proves nothing."""
    ours = plain.asked_from
    if seen.address == ours or (_is_among(ours, proxies) and _is_among(seen.address, proxies)):
        return
    if _is_among(seen.address, proxies):
        yield bad(sentences.PROXY, sentences.WRONG_ADDRESS.filled(ours, seen.address))
    else:
        yield doubtful(sentences.PROXY, sentences.OTHER_ADDRESS.filled(ours, seen.address))


def ways_around(public: str, plain: Answer) -> Findings:
    """Ways to the server that are open beside the proxy."""
    if not is_loopback(plain.asked_from) and ask(public, "/metrics").status == OK:
        yield bad(sentences.PROXY, sentences.OPEN_METRICS)
    sent = urlsplit(public)
    if sent.scheme == "https" and sent.port is None:
        try:
            unsafe = ask(f"http://{sent.netloc}", "/")
        except OSError:
            return
        is_sent_on = unsafe.status in REDIRECTS and unsafe.headers.get("location", "").startswith("https://")
        if not is_sent_on:
            yield doubtful(sentences.PROXY, sentences.NO_REDIRECT.filled(sent.netloc))


def _without_port(netloc: str, scheme: str) -> str:
    return netloc.lower().removesuffix(f":{PORTS[scheme]}")


def _is_among(address: str, networks: Iterable[str]) -> bool:
    try:
        return any(ipaddress.ip_address(address) in ipaddress.ip_network(network) for network in networks)
    except ValueError:
        return False
