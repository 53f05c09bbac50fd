"""Pieces of sentences in both languages."""

from cosmotheque.core.text import Text
from cosmotheque.games.contact.components import ASTEROIDS, EARTH, Aid, tile_name

AIDS: dict[Aid, Text] = {
    "fifty-fifty": Text("50:50", "50:50"),
    "first-stopover": Text("Première escale", "First stopover"),
    "change-goal": Text("Changement d'objectif", "Change of goal"),
}


def said(french: str, english: str, *parts: Text | int | str) -> Text:
    """A sentence with these put into its gaps."""
    return Text(
        french.format(*(part.fr if isinstance(part, Text) else part for part in parts)),
        english.format(*(part.en if isinstance(part, Text) else part for part in parts)),
    )


def joined(*sentences: Text | None) -> Text:
    spoken = [sentence for sentence in sentences if sentence is not None]
    return Text(" ".join(sentence.fr for sentence in spoken), " ".join(sentence.en for sentence in spoken))


def tile_word(tile: int) -> Text:
    if tile == EARTH:
        return Text("la Terre", "Earth")
    if tile in ASTEROIDS:
        number = tile - ASTEROIDS[0] + 1
        return Text(f"l'astéroïde {number}", f"asteroid {number}")
    return Text(tile_name(tile), tile_name(tile))


def way(route: tuple[int, ...]) -> Text:
    """A route by its stopovers: "directly", or "via C and Earth"."""
    stopovers = [tile_word(tile) for tile in route[:-1]]
    if not stopovers:
        return Text("en vol direct", "directly")
    french, english = [stop.fr for stop in stopovers], [stop.en for stop in stopovers]
    return Text(f"par {_listed(french, 'et')}", f"via {_listed(english, 'and')}")


def percent(chance: float) -> Text:
    """Nothing is ever quite sure, nor quite out of the question."""
    whole = whole_percent(chance)
    return Text(f"{whole}\u202f%", f"{whole}%")


def whole_percent(chance: float) -> int:
    return min(99, max(1, round(100 * chance)))


def signed_percent(change: float) -> str:
    """A change in percent, without the unit: "+13", "−8", "0"."""
    whole = round(100 * change)
    return f"{whole:+}".replace("-", "\u2212") if whole else "0"


def _listed(names: list[str], conjunction: str) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {conjunction} {names[-1]}"
