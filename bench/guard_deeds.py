"""Deeds that the guard measures in one process: rules, beliefs and frames of every game, always the same work."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import islice
from random import Random
from statistics import fmean
from typing import Any

from rules import play_contract

from cosmotheque import Match, load
from cosmotheque.core.game import CLOCK, Seat
from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.server.live.frames import Frames
from cosmotheque.server.live.journal import Journal
from cosmotheque.server.record.parts import Deal
from cosmotheque.server.record.table import SeatRecord, TableRecord

PLIES = 120
LOOKS = 12
Deeds = dict[str, Callable[[], object]]


def deeds_of(slugs: Sequence[str]) -> Deeds:
    """Rules, beliefs and frames of these games."""
    return {**rules(slugs), **beliefs(slugs), **frames(slugs)}


def rules(slugs: Sequence[str]) -> Deeds:
    """Random play through the contract, with the views of all seats."""
    return {f"rules: {slug}": partial(play_rules, slug) for slug in slugs}


def play_rules(slug: str) -> None:
    for _ in islice(play_contract(slug, Random(1), views=True), PLIES):
        pass


def beliefs(slugs: Sequence[str]) -> Deeds:
    """Deals drawn that a view allows, in every game with secrets; and Bomb Busters' exact belief."""
    drawn = {f"belief: {slug}": partial(imagine, slug) for slug in slugs if load(slug).meta.secrets}
    return drawn | ({"belief: bomb-busters, exact": believe} if "bomb-busters" in slugs else {})


@cache
def looks(slug: str) -> list[object]:
    """Views from a game at random, with the fewest seats."""
    return [match.view(0) for match, _ in islice(random_play(slug), LOOKS)]


def imagine(slug: str) -> None:
    game, rng = load(slug), Random(2)
    for view in looks(slug):
        game.imagine(view, rng)


def believe() -> None:
    for seen in looks("bomb-busters"):
        Belief(seen).chances(Slot(0, 0))  # type: ignore[arg-type]


def frames(slugs: Sequence[str]) -> Deeds:
    """The frames that a server makes and encodes of a table for every seat after each move."""
    return {f"frames: {slug}": partial(written, slug) for slug in slugs}


def weights(slugs: Sequence[str]) -> dict[str, float]:
    """Bytes of a frame in the mean."""
    return {f"bytes of a frame: {slug}": round(fmean(written(slug)), 1) for slug in slugs}


def written(slug: str) -> list[int]:
    """The sizes of the frames as browsers are sent them, which keep views: a whole one first, then the changes."""
    sizes, playing, views = list[int](), None, dict[int, Any]()
    for match, journal in islice(random_play(slug), LOOKS):
        shown = Frames(journal)
        if journal is not playing:
            playing, views = journal, {}
        for seat in range(match.seats):
            sizes.append(len(shown.text(seat, max(0, journal.v - 1), "kept", views.get(seat))))
            views[seat] = shown.view(seat)
    return sizes


def random_play(slug: str) -> Iterator[tuple[Match, Journal]]:
    """Games at random as a server keeps them, one after another, after each move."""
    game, rng = load(slug), Random(3)
    while True:
        seats = tuple(SeatRecord(guest="ann") for _ in range(game.meta.seats[0]))
        deal = f"{rng.getrandbits(128):032x}"
        known = {"id": "table", "game": slug, "rules": game.meta.version, "host": "ann", "created": ""}
        journal, _ = Journal.begin(game, TableRecord(**known, seats=seats, deal=Deal(secret=deal)))  # type: ignore[arg-type]
        match = journal.match
        while match.outcome is None:
            seat = rng.choice(sorted(match.actors()))
            if seat == CLOCK:
                journal.ring()
                continue
            action = rng.choice(match.actions(seat))
            journal.play(seat, game.measured.measure(match.view(Seat(seat)), action, rng))
            yield match, journal
