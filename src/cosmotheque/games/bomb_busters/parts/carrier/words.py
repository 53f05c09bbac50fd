"""The robot that carries wires, in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "carrier-moved": Text("Le robot est sur {place}.", "The robot is on {place}."),
    "wire-taken": Text("{seat} range en {slot} un fil du robot.", "{seat} files a wire of the robot on {slot}."),
}
