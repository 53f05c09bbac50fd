"""An action in one line."""

from collections.abc import Mapping

from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.components import tile_name

PLAIN: Mapping[type[act.Action], str] = {
    act.ChangeGoal: "change goal",
    act.StepBack: "back",
    act.ClearRoute: "clear",
    act.AskAgain: "again",
    act.ShowStopover: "stopover",
    act.Reactivate: "reactivate",
}


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
