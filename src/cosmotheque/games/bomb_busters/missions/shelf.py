"""All missions, by name and number of players."""

from dataclasses import replace
from functools import cache
from typing import Final

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions import bonus, box_1, box_2, box_3, box_4, box_5, training
from cosmotheque.games.bomb_busters.model.mission import Mission, Mix
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.parts.cast.data import Cast
from cosmotheque.games.bomb_busters.parts.stock.data import Stock

_FOR_TWO: Final = Text(
    fr="La mission de la Saint-Valentin se joue à deux exactement (BOM-84).",
    en="The Valentine’s Day mission is for exactly two (BOM-84).",
)


_NOT_FOR_TWO: Final = Text(
    fr="Cette mission se joue à partir de {0} joueurs (BOM-407).",
    en="This mission needs at least {0} players (BOM-407).",
)


_NO_CAPTAIN: Final = Text(
    fr="Il y a {0} places, comptées à partir de 0 : {1} ne peut pas être capitaine.",
    en="There are {0} seats, counted from 0: {1} cannot be captain.",
)


SHELVES: Final = (training, bonus, box_1, box_2, box_3, box_4, box_5)


MISSIONS: Final[dict[str, Mission]] = {name: mission for shelf in SHELVES for name, mission in shelf.MISSIONS.items()}


FOR_TWO: Final[dict[str, Mission]] = {name: mission for shelf in SHELVES for name, mission in shelf.FOR_TWO.items()}


FOR_THREE: Final[dict[str, Mission]] = box_3.FOR_THREE


def whole(mission: Mission) -> Mission:
    """The record with what follows from its box and its cards."""
    parts = mission.parts
    if not mission.cards.at_once or any(card not in mission.cards.numbers for card in mission.pile):
        parts = (*parts, Stock())
    if mission.has_choice_of_characters:
        parts = (*parts, Cast())
    return mission if parts == mission.parts else replace(mission, parts=parts)


BY_SEATS: Final[dict[tuple[str, int], Mission]] = {
    (name, seats): whole({2: FOR_TWO, 3: FOR_THREE}.get(seats, MISSIONS).get(name, mission))
    for name, mission in MISSIONS.items()
    for seats in range(2, 6)
}


def mission_of(options: Options, seats: int) -> Mission:
    """The mission as so many players play it."""
    found = BY_SEATS.get((options.mission, seats))
    return _made_to_order(options, seats) if found is None else found


@cache
def _made_to_order(options: Options, seats: int) -> Mission:
    """Free practice, and Cannes, whose reds follow from the stands."""
    if options.mission == "cannes":
        return bonus.cannes(len(stand_owners(0, seats)))
    red = Mix(options.red, max(options.red, options.red_shown if options.red else 0))
    yellow = Mix(options.yellow, max(options.yellow, options.yellow_shown if options.yellow else 0))
    return training.practice(options.blue, red, yellow)


@cache
def stand_owners(captain: int, seats: int) -> tuple[int, ...]:
    """Whose stands they are, clockwise from the captain's first (BOM-5, BOM-8)."""
    order = [(captain + step) % seats for step in range(seats)]
    if seats == 2:
        return tuple(seat for seat in order for _ in range(2))
    return (captain, *order) if seats == 3 else tuple(order)


def apart_places(mission: Mission, owners: tuple[int, ...]) -> tuple[int, ...]:
    """On which stand each of the wires dealt apart stands, as everybody knows (BOM-200, BOM-201)."""
    count = {"": 0, "red": mission.red.k, "yellow": mission.yellow.k}[mission.apart]
    if mission.apart_to == "stands":
        return tuple(number % len(owners) for number in range(count))
    players = list(dict.fromkeys(owners))
    if mission.apart_to == "last":
        players = players[-count:]
    stands = {player: [stand for stand, owner in enumerate(owners) if owner == player] for player in players}
    turns, first = divmod(count, len(players))
    rounds = [(players[:first] if turn == turns else players, turn) for turn in range(turns + 1)]
    return tuple(stands[player][turn] for some, turn in rounds for player in some)


def check_options(options: Options, seats: int) -> None:
    """BadOptions where the options do not go with the number of seats."""
    fewest, most = mission_of(options, seats).seats
    if seats > most:
        raise BadOptions(_FOR_TWO)
    if seats < fewest:
        raise BadOptions(_NOT_FOR_TWO.filled(fewest))
    if options.captain != "random" and int(options.captain) >= seats:
        raise BadOptions(_NO_CAPTAIN.filled(seats, options.captain))
