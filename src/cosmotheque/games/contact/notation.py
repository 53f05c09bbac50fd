"""An action in one line and back."""

import re
from collections.abc import Callable, Mapping

import msgspec

from cosmotheque.core.errors import BadNotation
from cosmotheque.core.text import Text
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.components import AIDS, ASTEROIDS, EARTH, PLANETS, Aid, Flight, tile_name

NO_ACTION = Text(
    "{} n’est pas une action ; écrivez draw, fly C, transmit, guess C, guess C+F, signal 4, back ou again.",
    "{} is no action; write draw, fly C, transmit, guess C, guess C+F, signal 4, back or again.",
)
PLAIN: Mapping[type[act.Action], str] = {
    act.DrawGoal: "draw",
    act.ChangeGoal: "change goal",
    act.StepBack: "back",
    act.ClearRoute: "clear",
    act.AskAgain: "again",
    act.ShowStopover: "stopover",
    act.Reactivate: "reactivate",
}

ALONE: Mapping[str, Callable[[], act.Action]] = {word: kind for kind, word in PLAIN.items()}
TILES = {tile_name(tile).lower(): tile for tile in (EARTH, *PLANETS, *ASTEROIDS)}
AID_CARDS: Mapping[str, Aid] = {card: card for card in AIDS}
SIGNAL = re.compile(r"\d{1,3}")
FLIGHT = re.compile(r"(\d{1,6})-(\d{1,6})")


def write(action: act.Action) -> str:
    """One line: `fly C`, `transmit 0-620,900-1800`, `guess C`, `guess C+F`, `signal 4`, `brief fifty-fifty`."""
    match action:
        case act.FlyTo(tile):
            return f"fly {tile_name(tile)}"
        case act.Transmit(flights):
            return " ".join(["transmit", ",".join(f"{flight.take_off}-{flight.landing}" for flight in flights)]).strip()
        case act.Guess(planet):
            return f"guess {tile_name(planet)}"
        case act.GuessTwo(planets):
            return f"guess {'+'.join(map(tile_name, planets))}"
        case act.ChooseSignal(value):
            return f"signal {value}"
        case act.Brief(card):
            return f"brief {card}"
        case act.LayOut() | act.OpenRound() | act.DealGoal():
            return "deal"
        case _:
            return PLAIN[type(action)]


def read(line: str) -> act.Action:
    """The action of a seat that a line describes, legal or not."""
    words = " ".join(line.lower().split())
    try:
        return ALONE[words]() if words in ALONE else _read(*words.split(" "))
    except (KeyError, TypeError, ValueError) as fault:
        raise BadNotation(NO_ACTION.filled(repr(line))) from fault


def _read(word: str, about: str = "") -> act.Action:
    """A word and what it is about; any fault is a KeyError, a TypeError or a ValueError."""
    match word:
        case "fly":
            return act.FlyTo(TILES[about])
        case "transmit":
            return act.Transmit(tuple(map(_flight, about.split(","))) if about else ())
        case "guess" if "+" in about:
            one, two = about.split("+")
            return act.GuessTwo((TILES[one], TILES[two]))
        case "guess":
            return act.Guess(TILES[about])
        case "signal" if SIGNAL.fullmatch(about):
            return act.ChooseSignal(int(about))
        case "brief":
            return act.Brief(AID_CARDS[about])
    raise ValueError(word)


def _flight(text: str) -> Flight:
    found = FLIGHT.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return msgspec.convert([int(moment) for moment in found.groups()], Flight)
