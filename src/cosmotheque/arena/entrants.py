"""The bots that may enter: those of the game itself, those that play any game, and those from outside."""

from cosmotheque import outside, registry
from cosmotheque.bots import generic_bots
from cosmotheque.core import sentences
from cosmotheque.core.bot import Bots, BotSpec
from cosmotheque.core.errors import UnknownBot


def entrants(slug: str) -> Bots:
    """All of them by name, in the order of their levels: those of the laboratory (0), then from easy to strong."""
    return _by_level({**registry.outside_bots(slug), **_house(slug)})


def house_names(slug: str) -> tuple[str, ...]:
    """The bots that are there with every installation, in the same order."""
    return tuple(_by_level(_house(slug)))


def entrant_names(slug: str) -> tuple[str, ...]:
    return tuple(entrants(slug))


def find_bot(slug: str, name: str) -> BotSpec:
    """A bot by name; a game's own comes before a generic one and one from outside of the same name."""
    found = entrants(slug)
    if name not in found:
        raise UnknownBot(sentences.NO_SUCH_BOT.filled(slug, repr(name), ", ".join(found)))
    return found[name]


def import_bot(slug: str, text: str) -> BotSpec:
    """A bot by name, or imported from `package.module:name`: for bots that people write on their own machine."""
    return outside.find_named(text) if outside.MARK in text else find_bot(slug, text)


def _house(slug: str) -> Bots:
    return {**generic_bots(registry.load(slug).meta), **registry.bots(slug)}


def _by_level(specs: Bots) -> Bots:
    return {spec.name: spec for spec in sorted(specs.values(), key=lambda spec: spec.level)}
