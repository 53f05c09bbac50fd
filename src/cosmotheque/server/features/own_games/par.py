"""A person's teams compared with bots on the same deals, which takes the luck of the deal out of it.

Only a person's first game with a deal counts, once it is over: a player who has seen a deal plays it better. Par is the
result of the middle level of bots in the seats of the people.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

from cosmotheque import registry
from cosmotheque.core.game import Meta
from cosmotheque.server.features.own_games.wire import AgainstPar, ParLevel
from cosmotheque.server.live import lineups
from cosmotheque.server.live.services import Services
from cosmotheque.server.record.rated import SURE
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Par

MOST_DEALS = 200
"""The most deals of a game that are compared, newest first."""


async def against(services: Services, slug: str, tables: Sequence[TableRecord], person: str) -> AgainstPar | None:
    """The results of a person's teams in a game against par; deals that bots have not played yet are offered to them.

    None where there is nothing to compare, and nothing to wait for.
    """
    tries = first_tries(tables, person)[:MOST_DEALS]
    known = {(par.deal, par.lineup): par.outcome.scores[0] for par in await _pars(services, tries)}
    met, waiting = list[tuple[float, list[float]]](), 0
    for record in tries:
        theirs = [known.get((record.deal.secret, order.lineup)) for order in lineups.par_orders(record)]
        if record.ending.outcome is not None and theirs and None not in theirs:
            met.append((record.ending.outcome.scores[0], [worth for worth in theirs if worth is not None]))
        elif (orders := lineups.orders_after(record)) and not services.pars.has_failed(record.deal.secret):
            services.pars.offer(person, orders)
            waiting += 1
    return _compare(registry.shelf()[slug], met, waiting) if met or waiting else None


def first_tries(tables: Sequence[TableRecord], person: str) -> list[TableRecord]:
    """The games that count, newest first: with each deal the person's first, if it is over.

    A person who had two seats has seen two hands, so that game does not count.
    """
    begun = sorted((one for one in tables if one.status != "open"), key=lambda one: (one.times.began, one.id))
    first = dict[str, TableRecord]()
    for one in begun:
        first.setdefault(one.deal.secret, one)
    return [one for one in reversed(first.values()) if lineups.is_of_team(one) and not _has_two_hands(one, person)]


def _has_two_hands(record: TableRecord, person: str) -> bool:
    return registry.shelf()[record.game].secrets and sum(seat.guest == person for seat in record.seats) > 1


async def _pars(services: Services, tries: Sequence[TableRecord]) -> list[Par]:
    return await services.store.pars(*(one.deal.secret for one in tries)) if tries else []


def _compare(meta: Meta, met: Sequence[tuple[float, list[float]]], waiting: int) -> AgainstPar:
    if not met:
        return AgainstPar(0, waiting=waiting)
    specs = lineups.levels(meta.slug)
    middle = len(specs) // 2
    low, high = interval([own - theirs[middle] for own, theirs in met], *meta.scores)
    return AgainstPar(
        deals=len(met),
        mean=fmean(own for own, _ in met),
        levels=tuple(
            ParLevel(spec.name, spec.level, fmean(theirs[number] for _, theirs in met))
            for number, spec in enumerate(specs)
        ),
        par=specs[middle].name,
        low=low,
        high=high,
        waiting=waiting,
    )


def interval(differences: Sequence[float], least: float, most: float) -> tuple[float, float]:
    """The 95 % confidence interval of the true difference, from the differences of the deals.

    Two deals are imagined beside them, one that went as well as could be and one as badly, so that few deals alike
    prove nothing (after Agresti and Min). Where there is more to score than winning, half of that is bad enough.
    """
    span = most - least
    reach = span if span == 1 else span / 2
    seen = [*differences, reach, -reach]
    middle, margin = fmean(seen), SURE * sqrt(variance(seen) / len(seen))
    return max(-span, middle - margin), min(span, middle + margin)
