"""The game by rules version 1, for the records and tables that were begun under it. `State.edition` tells the rules."""

from dataclasses import replace
from random import Random

from msgspec.structs import replace as changed

from cosmotheque.core.game import Game
from cosmotheque.games.contact.actions import Action
from cosmotheque.games.contact.events import Event
from cosmotheque.games.contact.options import Options
from cosmotheque.games.contact.rules.rounds import start
from cosmotheque.games.contact.state import State
from cosmotheque.games.contact.view import View, imagine

ContactGame = Game[State, Action, Event, View, Options]


def first_edition(game: ContactGame) -> ContactGame:
    return replace(game, meta=changed(game.meta, version=1), start=_start, imagine=_imagine)


def _start(options: Options, seats: int) -> State:
    return changed(start(options, seats), edition=1)


def _imagine(seen: View, rng: Random) -> State:
    return changed(imagine(seen, rng), edition=1)
