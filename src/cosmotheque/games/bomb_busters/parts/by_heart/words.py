"""What happens where a mission is played by heart, in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "wires-mixed": Text("Les fils sont mélangés.", "The wires are mixed."),
}
