"""Hearts at stands, in words (BOM-84)."""

from cosmotheque.core.text import Text

EVENTS = {
    "heart": Text("{seat} pose le cœur au support {stand}.", "{seat} lays the heart at stand {stand}."),
}
