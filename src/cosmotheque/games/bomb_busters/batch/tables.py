"""Lookup tables of the kernels in one array: a mission's wires and cards, values by code, first numbers of actions."""

from typing import Final

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import VALUES
from cosmotheque.games.bomb_busters.missions.shelf import mission_of, stand_owners
from cosmotheque.games.bomb_busters.model.actions import (
    Announce,
    CutMatch,
    DualCut,
    Exchange,
    GiveBack,
    Label,
    MarkWire,
    PassOn,
    PlaceToken,
    Point,
    PostIt,
    Recharge,
    RevealReds,
    Rewind,
    Scan,
    SoloCut,
    Stabilize,
    Sweep,
    Take,
    Wait,
)
from cosmotheque.games.bomb_busters.model.mission import Cards, Fuse, Mission, Mix, Tokens
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.numbering.parts import OTHER, OWN, SEAT
from cosmotheque.games.bomb_busters.numbering.table import BASE, BASE_SIZE, STARTS
from cosmotheque.kit.compiled import Ints, ints

SEATS = 0
STANDS = SEATS + 1
CAPTAIN = STANDS + 1  # the seat that begins, -1 where it is drawn
DETECTORS = CAPTAIN + 1  # whether everybody has a double detector
BLUE = DETECTORS + 1  # the highest number
REDS = BLUE + 1  # in play, and of how many drawn
YELLOWS = REDS + 2
CARDS = YELLOWS + 2  # how many are drawn, of the first so many numbers
OWNERS = CARDS + 2  # by stand: how far clockwise from the captain its owner sits
VALUE = OWNERS + 5  # by code of a wire
SIZE = VALUE + len(VALUES)

FIRST: Final = {kind.action: STARTS[place] for place, kind in reversed([*enumerate(BASE)])}
"""The first number of each kind of action; of announcements, that of those with one wire."""
CUT, SOLO, REDS_DOWN, WAIT = (FIRST[kind] for kind in (DualCut, SoloCut, RevealReds, Wait))
TOKEN, TAKE, POINT, SWEEP = (FIRST[kind] for kind in (PlaceToken, Take, Point, Sweep))
ANNOUNCE = FIRST[Announce]
ANNOUNCE_TWO = ANNOUNCE + OWN.size
MATCH, MARK, EXCHANGE, GIVE = (FIRST[kind] for kind in (CutMatch, MarkWire, Exchange, GiveBack))
LABEL, POST_IT, REWIND, RECHARGE = (FIRST[kind] for kind in (Label, PostIt, Rewind, Recharge))
SCAN, STABILIZE, PASS_ON = (FIRST[kind] for kind in (Scan, Stabilize, PassOn))
NUMBERS = BASE_SIZE
OWN_PLACES, OTHER_PLACES, SEAT_PLACES = OWN.size, OTHER.size, SEAT.size

_NOT_PLAIN = Text(
    fr="Seules les missions 1 à 8 et l’entraînement libre se jouent par lots.",
    en="Only missions 1 to 8 and free practice are played in batches.",
)


def tables(options: Options, seats: int) -> Ints:
    """The tables of a mission; BadOptions where it has more than the base game."""
    mission = mission_of(options, seats)
    if not is_plain(mission):
        raise BadOptions(_NOT_PLAIN)
    owners = stand_owners(0, seats)
    return ints(
        [
            seats,
            len(owners),
            -1 if options.captain == "random" else int(options.captain),
            options.characters,
            mission.blue,
            *mission.red,
            *mission.yellow,
            min(mission.cards.count_drawn(seats), len(mission.pile)),
            len(mission.pile),
            *(*owners, *[0] * (5 - len(owners))),
            *VALUES,
        ]
    )


def is_plain(mission: Mission) -> bool:
    """True if a mission differs from others only in its wires and in how many of the first cards it has."""
    cards = mission.cards
    wires: tuple[int, Mix, Mix] = (mission.blue, mission.red, mission.yellow)
    numbers = tuple(range(1, len(cards.numbers) + 1))
    plain = Mission(*wires, Cards(numbers, cards.count))
    return (
        (cards.numbers, cards.unlock, cards.at_once) == (numbers, "own", True)
        and all(
            getattr(mission, field) == getattr(plain, field)
            for field in ("apart", "yellows", "markers", "stuck", "characters", "seats", "box", "parts")
        )
        and (mission.tokens, mission.fuse) == (Tokens(), Fuse())
    )
