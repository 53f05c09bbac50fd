"""Actions in one line and back: `lay c7`, `move c8`, `take c7`, `fly c9-c10`, `red f4`, `rearrange 1032 0200`."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from cosmotheque.core.errors import BadNotation
from cosmotheque.core.game import Seat
from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import (
    CARDS,
    CATEGORIES,
    COLOURS,
    FACES,
    PLANETS,
    Card,
    Piece,
    colour_of,
)
from cosmotheque.games.bing_bang.components.sky import CELLS, cell_name

NO_ACTION = Text(
    "{} n’est pas une action ; écrivez par exemple lay c7, move c8, fly c9-c10, rearrange 1032 0200 ou end.",
    "{} is no action; write lay c7, move c8, fly c9-c10, rearrange 1032 0200 or end, for example.",
)
DRAWN = (act.LayOut, act.DealTokens, act.DealPlanets, act.DealCards, act.DrawSurprise, act.DrawCards)
ON_A_CELL: Mapping[type[act.Action], str] = {
    act.LayWhite: "lay",
    act.MovePawn: "move",
    act.TakeWhite: "take",
    act.LayRed: "red",
    act.MoveEarth: "move-earth",
    act.SetToken: "place",
    act.SetPlanet: "set",
    act.Warp: "warp",
}
TOKENS = tuple(
    name if FACES.count(name) == 1 else f"{COLOURS[colour_of(face)]}-{name}" for face, name in enumerate(FACES)
)
"""The faces, each by a name of its own."""
PLAIN: Mapping[type[act.Action], str] = {
    act.TurnToken: "turn",
    act.EndTurn: "end",
    act.Scatter: "scatter-planets",
    act.Settle: "settle",
    act.GiveUp: "give-up",
}


def _numbers(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


CELL_NUMBERS = _numbers(tuple(map(cell_name, range(CELLS))))
PLANET_NUMBERS = _numbers(PLANETS)
BANGS: Mapping[str, Card] = {card: card for card in CARDS}
DIGITS = _numbers(tuple("0123456789"))
ONE_NAME: Mapping[str, tuple[Callable[[Any], act.Action], Mapping[str, Any]]] = {
    **{word: (kind, CELL_NUMBERS) for kind, word in ON_A_CELL.items()},
    "pick": (act.PickToken, _numbers(TOKENS)),
    "lift": (act.LiftPlanet, PLANET_NUMBERS),
    "peek": (act.Peek, _numbers(tuple(map(str, range(len(TOKENS)))))),
    "show": (act.Show, _numbers(CATEGORIES)),
    "hand-in": (act.HandIn, BANGS),
}
TWO_NAMES: Mapping[str, tuple[Callable[[int, int], act.Action], Mapping[str, int]]] = {
    "fly": (act.FlyOver, CELL_NUMBERS),
    "swap-planets": (lambda first, second: act.SwapPlanets((first, second)), PLANET_NUMBERS),
}
ALONE: Mapping[str, Callable[[], act.Action]] = {word: kind for kind, word in PLAIN.items()}
ROBBED: Mapping[str, Piece] = {piece: piece for piece in get_args(Piece)}


def write(action: act.Action) -> str:
    match action:
        case act.FlyOver(over, to):
            return f"fly {_cell(over)}-{_cell(to)}"
        case act.Rearrange(card, sources, turns):
            return f"{card} {''.join(map(str, sources))} {''.join(map(str, turns))}"
        case act.SwapPlanets(planets):
            return f"swap-planets {'-'.join(_name(PLANETS, planet) for planet in planets)}"
        case act.Rob(victim, piece):
            return f"rob {victim} {piece}"
        case act.HandIn(card):
            return f"hand-in {card}"
        case _:
            return _plain(action)


def read(line: str) -> act.Action:
    """The action of a seat that a line describes, legal or not."""
    try:
        return _read(*line.lower().split())
    except (KeyError, TypeError, ValueError) as fault:
        raise BadNotation(NO_ACTION.filled(repr(line))) from fault


def _read(word: str, first: str = "", second: str = "") -> act.Action:
    """A word and what it is about; any fault of what follows it is a KeyError or a ValueError."""
    if word == "rob":
        return act.Rob(Seat(DIGITS[first]), ROBBED[second])
    if second:
        return act.Rearrange(BANGS[word], _four(first), _four(second))
    if not first:
        return ALONE[word]()
    if word in TWO_NAMES:
        make_of_two, names = TWO_NAMES[word]
        one, two = first.split("-")
        return make_of_two(names[one], names[two])
    make, values = ONE_NAME[word]
    return make(values[first])


def _four(digits: str) -> tuple[int, int, int, int]:
    one, two, three, four = (DIGITS[digit] for digit in digits)
    return one, two, three, four


def _plain(action: act.Action) -> str:
    match action:
        case act.PickToken(face):
            return f"pick {_name(TOKENS, face)}"
        case act.LiftPlanet(planet):
            return f"lift {_name(PLANETS, planet)}"
        case act.Peek(token):
            return f"peek {token}"
        case act.Show(category):
            return f"show {_name(CATEGORIES, category)}"
        case _ if type(action) in ON_A_CELL:
            return f"{ON_A_CELL[type(action)]} {_cell(action.cell)}"  # type: ignore[union-attr]
        case _:
            return "deal" if isinstance(action, DRAWN) else PLAIN[type(action)]


def _cell(cell: int) -> str:
    return cell_name(cell) if 0 <= cell < CELLS else str(cell)


def _name(names: tuple[str, ...], number: int) -> str:
    return names[number] if 0 <= number < len(names) else str(number)
