"""How far a flight strayed from the pace of its hand. The logbook in the browser measures in the same way."""

from collections.abc import Sequence
from math import exp, log
from statistics import median

from cosmotheque.games.contact.components import Flight
from cosmotheque.games.contact.decoder.pace import ENOUGH_FLIGHTS, log_ratios
from cosmotheque.games.contact.state import Round
from cosmotheque.kit.plane import Point


def strayed(
    earlier: Sequence[Round], tiles: tuple[Point, ...], flights: tuple[Flight, ...], lengths: tuple[int, ...]
) -> list[float]:
    """For each flight the logarithm of its duration over the one that its length has at the usual pace.

    That is the middle one of the source's `earlier` rounds, or else of these flights; nothing where too few tell.
    """
    before = [ratio for done in earlier for ratio in round_ratios(done, tiles)]
    own = [log(flight.duration / length) for flight, length in zip(flights, lengths, strict=True)]
    known = before if len(before) >= ENOUGH_FLIGHTS else own
    return [ratio - median(known) for ratio in own] if len(known) >= ENOUGH_FLIGHTS else []


def round_pace(done: Round, tiles: tuple[Point, ...]) -> float:
    """The middle pace of all flights of a round, milliseconds for a tenth of a millimetre."""
    return exp(median(round_ratios(done, tiles)))


def round_ratios(done: Round, tiles: tuple[Point, ...]) -> list[float]:
    return [ratio for sent in log_ratios(done, tiles) for ratio in sent]
