"""Tokens that come with the first yellow wires, in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "line-laid": Text("Jetons en ligne : {values}.", "Tokens in a line: {values}."),
}
