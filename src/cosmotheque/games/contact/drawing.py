"""The table as lines of text for a terminal, in rich's markup."""

from typing import Any

from cosmotheque.core.text import Language, Text
from cosmotheque.games.contact.components import EARTH, TABLE, Flight, tile_name
from cosmotheque.games.contact.events import Event
from cosmotheque.games.contact.state import Round
from cosmotheque.games.contact.text import AID_NAMES, tile_word
from cosmotheque.games.contact.view import View

COLUMNS, ROWS = 48, 20
HEAD = Text("manche {}/12  carburant {}  score {}  signal {}", "round {}/12  fuel {}  score {}  signal {}")
ROUTE = Text("itinéraire {}", "route {}")
POSSIBLE = Text("arrivées possibles {}", "possible goals {}")
GOAL = Text("arrivée {}", "goal {}")
PLACES = Text("lieux {}", "places {}")
SEATS = Text("source : place {}, répond : place {}", "source: seat {}, guesses: seat {}")
LEGEND = Text(
    "La table vue de haut : ^ la fusée, @ la Terre, A à R les planètes, * un astéroïde ; « lieux » donne x,y de "
    "chaque tuile en dixièmes de millimètre. Sous la table, les durées entendues, une ligne par transmission. draw : "
    "tirer l’arrivée ; fly C : ajouter une escale ou l’arrivée au chemin ; back, clear : revenir d’un pas, effacer ; "
    "transmit : tenir les vols à la main, ou transmit 0-620,900-1800 en millisecondes ; guess C : montrer C ; guess "
    "C+F : deux planètes avec 50:50 ; again : redemander.",
    "The table from above: ^ the rocket, @ Earth, A to R the planets, * an asteroid; “places” gives x,y of every "
    "tile in tenths of a millimetre. Below the table stand the times that were heard, a line for each transmission. "
    "draw: draw the goal; fly C: add a stopover or the goal to the route; back, clear: one step back, all of it; "
    "transmit: hold the flights by hand, or transmit 0-620,900-1800 in milliseconds; guess C: point at C; guess C+F: "
    "two planets with 50:50; again: ask again.",
)


def draw(view: View, language: Language) -> str:
    """The table from above: possible goals bright, the goal of the source reversed, the rocket marked `^`."""
    lines = [[" "] * COLUMNS for _ in range(ROWS)]
    for tile, point in enumerate(view.tiles):
        column, row = point.x * COLUMNS // TABLE, point.y * ROWS // TABLE
        lines[row][column] = _paint(view, tile)
    route = " > ".join(tile_name(tile) for tile in (view.rocket, *view.route))
    heard = [" ".join(f"{flight.duration / 1000:.2f}s" for flight in flights) for flights in readable_flights(view)]
    table = ["".join(line).rstrip() for line in lines]
    below = [line.in_language(language) for line in (*_names(view), ROUTE.filled(route))]
    return "\n".join([head(view).in_language(language), *table, *below, *heard])


def _names(view: View) -> list[Text]:
    """The colours in words: roles of the seats, the possible goals, the source's own; and the place of every tile."""
    seats = SEATS.filled(view.source, view.guesser)
    possible = POSSIBLE.filled(" ".join(map(tile_name, sorted(view.candidates))))
    goal = [] if view.goal is None else [GOAL.filled(tile_name(view.goal))]
    places = " ".join(f"{tile_name(tile)}={point.x},{point.y}" for tile, point in enumerate(view.tiles))
    return [seats, possible, *goal, PLACES.filled(places)]


def head(view: View) -> Text:
    """The standing of the crew."""
    return HEAD.filled(min(len(view.rounds) + 1, 12), view.fuel, view.score, view.signal or "-")


def readable_flights(view: View) -> tuple[tuple[Flight, ...], ...]:
    """The crew reads how long flights lasted. The source does so too, unless nothing is tried out at this table."""
    return view.heard if view.options.rehearsal or view.seat != view.source else ()


def _paint(view: View, tile: int) -> str:
    letter = "^" if tile == view.rocket else "@" if tile == EARTH else tile_name(tile)[0]
    if tile == view.goal:
        return f"[reverse]{letter}[/]"
    return f"[bold yellow]{letter}[/]" if tile in view.candidates else f"[dim]{letter}[/]"


def name(_event: Event, field: str, value: Any) -> Text | str | None:
    """The name of an event's value in the words of the game."""
    match field, value:
        case "goals" | "goal" | "planet" | "planets" | "route" | "tile", int():
            return tile_word(value)
        case "flights", Flight():
            return f"{value.duration / 1000:.2f}s"
        case "round", Round():
            return tile_word(value.goal)
        case "card", str():
            return AID_NAMES[value]  # type: ignore[index]
        case _:
            return None
