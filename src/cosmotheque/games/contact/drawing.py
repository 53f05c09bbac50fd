"""The table as lines of text for a terminal, in rich's markup."""

from cosmotheque.core.text import Language, Text
from cosmotheque.games.contact.components import TABLE, Flight, tile_name
from cosmotheque.games.contact.view import View

COLUMNS, ROWS = 48, 20
HEAD = Text("manche {}/12  carburant {}  score {}  signal {}", "round {}/12  fuel {}  score {}  signal {}")
ROUTE = Text("itinéraire {}", "route {}")


def draw(view: View, language: Language) -> str:
    """The table from above: possible goals bright, the goal of the source reversed, the rocket marked `^`."""
    lines = [[" "] * COLUMNS for _ in range(ROWS)]
    for tile, point in enumerate(view.tiles):
        column, row = point.x * COLUMNS // TABLE, point.y * ROWS // TABLE
        lines[row][column] = _paint(view, tile)
    route = " > ".join(tile_name(tile) for tile in (view.rocket, *view.route))
    heard = [" ".join(f"{flight.duration / 1000:.2f}s" for flight in flights) for flights in told(view)]
    table = ["".join(line).rstrip() for line in lines]
    return "\n".join([head(view).in_language(language), *table, ROUTE.filled(route).in_language(language), *heard])


def head(view: View) -> Text:
    """How the crew stands."""
    return HEAD.filled(min(len(view.rounds) + 1, 12), view.fuel, view.score, view.signal or "-")


def told(view: View) -> tuple[tuple[Flight, ...], ...]:
    """The crew reads how long flights lasted. The source does so too, unless nothing is tried out at this table."""
    return view.heard if view.options.rehearsal or view.seat != view.source else ()


def _paint(view: View, tile: int) -> str:
    letter = "^" if tile == view.rocket else tile_name(tile)[0]
    if tile == view.goal:
        return f"[reverse]{letter}[/]"
    return f"[bold yellow]{letter}[/]" if tile in view.candidates else f"[dim]{letter}[/]"
