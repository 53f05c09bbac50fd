"""The table under a finished game: what each player did with the counts, and what came of it."""

from collections import Counter
from collections.abc import Sequence

from cosmotheque.core.mentor import Figure, Happening
from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import BANG_COST, FLIGHT_COST, RED_COST

COSTS: dict[type, int] = {
    act.LayWhite: 1,
    act.MovePawn: 1,
    act.TakeWhite: 1,
    act.FlyOver: FLIGHT_COST,
    act.LayRed: RED_COST,
    act.Rearrange: BANG_COST,
    act.SwapPlanets: BANG_COST,
    act.MoveEarth: BANG_COST,
    act.Scatter: BANG_COST,
}
NAMES = {
    "turns": Text("Tours joués", "Turns played"),
    "offered": Text("Compte disponible", "Count available"),
    "used": Text("Compte utilisé", "Count used"),
    "wasted": Text("Compte perdu", "Count wasted"),
    "distance": Text("Cases parcourues", "Cells flown"),
    "turned": Text("Jetons retournés", "Tokens turned"),
    "again": Text("dont déjà vus", "of these, seen before"),
    "found": Text("Pièces trouvées", "Pieces found"),
    "planets": Text("Escales sur des planètes", "Stops on planets"),
    "cards": Text("Bing Bang faits", "Bing Bangs played"),
    "reds": Text("Jetons rouges posés", "Red tokens laid"),
    "robbed": Text("Actes de piraterie", "Acts of piracy"),
}
Row = Counter[int]


def figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
    """One line for each count that anything can be said of; piracy only where it is played."""
    if not happenings:
        return ()
    table = happenings[-1].after.table
    rows: dict[str, Row] = {name: Counter() for name in NAMES}
    seen: set[int] = set()
    for happening in happenings:
        move = happening.move
        rows["used"][move.seat] += COSTS.get(type(move.action), 0)
        for event in happening.events:
            _count(event, rows, seen)
    for seat in range(table.seats):
        rows["wasted"][seat] = rows["offered"][seat] - rows["used"][seat]
    shown = [name for name in NAMES if name != "robbed" or table.options.piracy]
    return tuple(Figure(NAMES[name], tuple(str(rows[name][seat]) for seat in range(table.seats))) for name in shown)


def _count(event: ev.Event, rows: dict[str, Row], seen: set[int]) -> None:
    match event:
        case ev.TurnBegan(seat, _, limit):
            rows["turns"][seat] += 1
            rows["offered"][seat] += limit
        case ev.CountBegan(seat, limit):
            rows["offered"][seat] += limit
        case ev.TokenTurned(seat, token):
            rows["turned"][seat] += 1
            rows["again"][seat] += token in seen
            seen.add(token)
        case ev.Found(seat):
            rows["found"][seat] += 1
        case _:
            _count_move(event, rows)


def _count_move(event: ev.Event, rows: dict[str, Row]) -> None:
    match event:
        case ev.PawnMoved(seat, planet=planet):
            rows["distance"][seat] += 1
            rows["planets"][seat] += planet is not None
        case ev.FlownOver(seat):
            rows["distance"][seat] += FLIGHT_COST
        case ev.BingBang(seat):
            rows["cards"][seat] += 1
        case ev.RedLaid(seat):
            rows["reds"][seat] += 1
        case ev.Robbed(seat):
            rows["robbed"][seat] += 1
        case _:
            pass
