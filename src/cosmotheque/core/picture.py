"""Boards as pictures: the shapes and words of an SVG, as text. A game puts them together in its `picture` module.

A picture has a ground of its own, so that it can be read on a light page and on a dark one.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from cosmotheque.core.game import AnyGame
from cosmotheque.core.text import Language

Look: TypeAlias = Mapping[str, str | float]
INK: Final = "#0e1424"
NIGHT: Final = "#16203a"
LINE: Final = "#3a4766"
PAPER: Final = "#f4eedf"
SOFT: Final = "#b9bfd0"
BRASS: Final = "#c9a25a"
ACCENT: Final = "#f26b3a"
GOOD: Final = "#2ba99b"
DANGER: Final = "#c8324b"
FONT: Final = "'Source Sans 3', 'DejaVu Sans', 'Liberation Sans', Arial, sans-serif"
STYLE: Final = re.compile(r"\[[a-z/#][^\[\]]*\]|\[/\]")
MARKUP: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


def picture(width: float, height: float, title: str, *shapes: str) -> str:
    """The whole SVG, of so many units, with what it shows as its title."""
    size = f"{_number(width)} {_number(height)}"
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{_number(width)}" ',
            f'height="{_number(height)}" role="img" font-family="{FONT}">',
            f"<title>{title.translate(MARKUP)}</title>",
            box(0, 0, width, height, fill=INK, rx=12),
            *shapes,
            "</svg>\n",
        ]
    )


def show(game: AnyGame, view: Any, language: Language) -> str:
    """A view as its game draws it; as lines of text where the game has no picture."""
    if game.notation.picture is not None:
        return game.notation.picture(view, language)
    return draw_text(game.meta.title.in_language(language), game.notation.draw(view, language))


def draw_text(title: str, text: str) -> str:
    """Lines of text as a picture, rich's markup left out: for a game that has no other."""
    lines = STYLE.sub("", text).split("\n")
    width = 24 + 8.5 * max(map(len, lines))
    shapes = (
        words(12, 20 + 20 * number, line, 14, text_anchor="start", font_family="monospace", xml_space="preserve")
        for number, line in enumerate(lines)
    )
    return picture(width, 20 + 20 * len(lines), title, *shapes)


def box(x: float, y: float, width: float, height: float, **look: str | float) -> str:
    return _tag("rect", {"x": x, "y": y, "width": width, "height": height, **look})


def disc(x: float, y: float, radius: float, **look: str | float) -> str:
    return _tag("circle", {"cx": x, "cy": y, "r": radius, **look})


def stroke(points: Iterable[tuple[float, float]], **look: str | float) -> str:
    """A line from point to point."""
    return _tag("polyline", {"points": _points(points), "fill": "none", "stroke_linejoin": "round", **look})


def shape(points: Iterable[tuple[float, float]], **look: str | float) -> str:
    """A closed shape with these corners."""
    return _tag("polygon", {"points": _points(points), **look})


def path(way: str, x: float = 0, y: float = 0, scale: float = 1, **look: str | float) -> str:
    """A path as SVG writes them, moved to a place and scaled."""
    moved = f"translate({_number(x)} {_number(y)}) scale({_number(scale)})"
    return _tag("path", {"d": way, "transform": moved, **look})


def words(x: float, y: float, text: object, size: float, **look: str | float) -> str:
    """A line of text around (x, y), or from there on with `text_anchor="start"`."""
    usual = {"text_anchor": "middle", "dominant_baseline": "central", "fill": PAPER}
    return _tag("text", {"x": x, "y": y, "font_size": size, **usual, **look}, str(text))


def group(shapes: Iterable[str], **look: str | float) -> str:
    """Shapes that share their looks."""
    return f"<g{_attributes(look)}>{''.join(shapes)}</g>"


def _tag(name: str, attributes: Look, text: str = "") -> str:
    return f"<{name}{_attributes(attributes)}>{text.translate(MARKUP)}</{name}>"


def _attributes(attributes: Look) -> str:
    """Underscores stand for hyphens, as in `stroke_width`, and for the colon of `xml_space`."""
    return "".join(
        f' {key.replace("xml_", "xml:").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items()
    )


def _value(value: str | float) -> str:
    return value.translate(MARKUP) if isinstance(value, str) else _number(value)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _points(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)
