"""Sums of number cards, in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "reckoned": Text("{seat} défausse {numbers} pour {value}.", "{seat} discards {numbers} for {value}."),
}
