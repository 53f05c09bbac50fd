"""Events of a mission that is played by heart, in words."""

from collections.abc import Iterator

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.notation import value_name
from cosmotheque.games.bomb_busters.view.seen import View

EVENTS = {
    "wires-mixed": Text("Les fils sont mélangés.", "The wires are mixed."),
}


def beside(view: View, stand: int) -> Iterator[Text]:
    """The tokens that were laid there."""
    for one in view.parts.by_heart.laid if view.parts.by_heart is not None else ():
        if one.stand == stand:
            value = value_name(one.value)
            yield Text(f"({value})", f"({value})")
