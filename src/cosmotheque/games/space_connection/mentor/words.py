"""Pieces of sentences in both languages."""

from cosmotheque.core.text import Text
from cosmotheque.games.space_connection.actions import CRAFT, Launch, targets
from cosmotheque.games.space_connection.components.sky import Craft

CRAFT_NAMES = {
    Craft.ROCKET: Text("fusée", "rocket"),
    Craft.SHIP: Text("astronef", "ship"),
    Craft.SUPER_SHIP: Text("super-astronef", "super ship"),
    Craft.LASER: Text("laser", "laser"),
}


def name_launch(launch: Launch) -> Text:
    """A launch in words: "super-astronef en e5", "lasers d1–d7"."""
    at = targets(launch)
    if len(at) > 1:
        return Text(f"lasers {at[0]}–{at[1]}", f"lasers {at[0]}–{at[1]}")
    name = CRAFT_NAMES[CRAFT[type(launch)]]
    return Text(f"{name.fr} en {at[0]}", f"{name.en} to {at[0]}")


def figure(value: float) -> Text:
    """A number with one digit behind the point, or the comma, where that is not nought."""
    written = f"{value:.1f}".removesuffix(".0")
    return Text(written.replace(".", ","), written)


def planets(value: float) -> Text:
    """An expected number of planets in words."""
    number = figure(value)
    return Text(f"{number.fr} planète{'s' * (float(number.en) >= 2)}", f"{number.en} planet{'s' * (number.en != '1')}")


def turns(value: float) -> Text:
    """An approximate number of turns in words."""
    number = figure(value)
    return Text(f"{number.fr} tour{'s' * (float(number.en) >= 2)}", f"{number.en} turn{'s' * (number.en != '1')}")


def single_planets(count: int) -> Text:
    """A number of planets that are systems by themselves, in words."""
    more = "s" * (count > 1)
    return Text(f"{count} planète{more} isolée{more}", f"{count} single planet{'s' * (count != 1)}")


def positions(count: int) -> Text:
    """A number of positions nobody knows, in words."""
    more = "s" * (count > 1)
    return Text(f"{count} position{more} inconnue{more}", f"{count} unknown position{'s' * (count != 1)}")


def capitalize(text: Text) -> Text:
    """The text with a capital at its beginning."""
    return Text(text.fr[:1].upper() + text.fr[1:], text.en[:1].upper() + text.en[1:])
