"""Legal actions by number: all of them, one at random, or whether one is among them."""

from cosmotheque.games.katarenga.batch.jit import jit
from cosmotheque.games.katarenga.batch.numbers import PASS, SLIDE, camp_number, oust_number, slide_number, unpack
from cosmotheque.games.katarenga.batch.rows import CHOICES, FROM, MORE, MOVERS, PAWNS, QUIET
from cosmotheque.games.katarenga.batch.tables import PASSING, VARIANT
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import PICKS, Row, draw
from cosmotheque.kit.words import count, lowest, nth


@jit
def mark(t: Ints, row: Row, mask: Row) -> None:
    """Mark the legal actions."""
    some = False
    for listed in range(row[MOVERS]):
        start, quiet, more = row[FROM + listed], row[QUIET + listed], row[MORE + listed]
        some = some or quiet | more != 0
        while quiet != 0:
            mask[slide_number(t, row, start, lowest(quiet))] = 1
            quiet &= quiet - 1
        while more != 0:
            mark_more(t, row, mask, start, lowest(more))
            more &= more - 1
    if not some:
        mask[t[PASSING]] = 1


@jit
def mark_more(t: Ints, row: Row, mask: Row, start: int, aim: int) -> None:
    """One camp, or one pawn with all places to which it may be ousted."""
    if not t[VARIANT]:
        mask[camp_number(t, row, start, aim)] = 1
        return
    places = vacant(row, start)
    while places != 0:
        mask[oust_number(t, row, start, aim, lowest(places))] = 1
        places &= places - 1


@jit
def vacant(row: Row, start: int) -> int:
    """KBB-16: where an ousted pawn may be put."""
    return ~(row[PAWNS] | row[PAWNS + 1]) | 1 << start


@jit
def any_of(t: Ints, row: Row) -> int:
    """A legal action, all equally likely."""
    place = draw(row, PICKS, row[CHOICES])
    for listed in range(row[MOVERS]):
        start, quiet, more = row[FROM + listed], row[QUIET + listed], row[MORE + listed]
        slides = count(quiet)
        if place < slides:
            return slide_number(t, row, start, nth(quiet, place))
        place -= slides
        if more == 0:
            continue
        if not t[VARIANT]:
            if place < count(more):
                return camp_number(t, row, start, nth(more, place))
            place -= count(more)
            continue
        places = vacant(row, start)
        if place < count(more) * count(places):
            return oust_number(t, row, start, nth(more, place // count(places)), nth(places, place % count(places)))
        place -= count(more) * count(places)
    return t[PASSING]


@jit
def is_legal(t: Ints, row: Row, action: int) -> bool:
    """True if a number is that of a legal action."""
    if action < 0 or action > t[PASSING]:
        return False
    kind, start, target, to = unpack(t, row, action)
    some = False
    for listed in range(row[MOVERS]):
        quiet, more = row[QUIET + listed], row[MORE + listed]
        some = some or quiet | more != 0
        if kind != PASS and row[FROM + listed] == start:
            if kind == SLIDE:
                return quiet & 1 << target != 0
            return more & 1 << target != 0 and (not t[VARIANT] or vacant(row, start) & 1 << to != 0)
    return kind == PASS and not some
