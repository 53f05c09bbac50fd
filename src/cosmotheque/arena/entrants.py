"""Who may enter: the bots of the game itself, and those that play any game."""

from cosmotheque import registry
from cosmotheque.bots import generic_bots
from cosmotheque.core import sentences
from cosmotheque.core.bot import Bots, BotSpec
from cosmotheque.core.errors import UnknownBot


def entrants(slug: str) -> Bots:
    """All of them by name, in the order of their levels: those of the laboratory (0), then from easy to strong."""
    specs = {**generic_bots(registry.load(slug).meta), **registry.bots(slug)}
    return {spec.name: spec for spec in sorted(specs.values(), key=lambda spec: spec.level)}


def entrant_names(slug: str) -> tuple[str, ...]:
    return tuple(entrants(slug))


def find_bot(slug: str, name: str) -> BotSpec:
    """A bot by name; a game's own bot comes before a generic one of the same name."""
    found = entrants(slug)
    if name not in found:
        raise UnknownBot(sentences.NO_SUCH_BOT.filled(slug, repr(name), ", ".join(found)))
    return found[name]
