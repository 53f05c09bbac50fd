"""Actions in one line each: `lay c7`, `move c8`, `take c7`, `fly c9-c10`, `red f4`, `rearrange 1032 0200`."""

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components import CATEGORIES, CELLS, FACES, PLANETS, cell_name

DRAWN = (act.LayOut, act.DealTokens, act.DealPlanets, act.DealCards, act.DrawSurprise, act.DrawCards)
ON_A_CELL = {
    act.LayWhite: "lay",
    act.MovePawn: "move",
    act.TakeWhite: "take",
    act.LayRed: "red",
    act.MoveEarth: "move-earth",
    act.SetToken: "set",
    act.SetPlanet: "set",
    act.Warp: "warp",
}
PLAIN = {act.TurnToken: "turn", act.EndTurn: "end", act.Scatter: "scatter-planets", act.Settle: "settle"}


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


def _plain(action: act.Action) -> str:
    match action:
        case act.PickToken(face):
            return f"pick {_name(FACES, face)}"
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
