"""The robot that carries wires, in words."""

from collections.abc import Iterator

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.view.seen import View

EVENTS = {
    "carrier-moved": Text("Le robot est sur {place}.", "The robot is on {place}."),
    "wire-taken": Text("{seat} range en {slot} un fil du robot.", "{seat} files a wire of the robot on {slot}."),
}

ROBOT = Text("robot {} {}   fils {}", "robot {} {}   wires {}")


def lines(view: View) -> Iterator[Text]:
    """The robot, where it goes, and how many wires it has (BOM-215)."""
    carrier = view.parts.carrier
    if carrier is not None:
        yield ROBOT.filled(carrier.place, "→" if carrier.facing > 0 else "←", len(carrier.wires))
