"""The game put together from its parts, and who plays it."""

from collections.abc import Mapping
from typing import TypeAlias

from cosmotheque.core.game import AnyGame, Endings, Game, Notation, Types
from cosmotheque.games.space_connection import METAS, rules
from cosmotheque.games.space_connection.actions import Action, Event
from cosmotheque.games.space_connection.drawing import draw
from cosmotheque.games.space_connection.imagine import imagine
from cosmotheque.games.space_connection.notation import read, write
from cosmotheque.games.space_connection.state import Options, State
from cosmotheque.games.space_connection.text import WORDS
from cosmotheque.games.space_connection.view import View, disclose, see, view

SpaceConnection: TypeAlias = Game[State, Action, Event, View, Options]

GAME: SpaceConnection = Game(
    meta=METAS[0],
    types=Types(state=State, action=Action, event=Event, view=View, options=Options),
    words=WORDS,
    start=rules.start,
    actors=rules.actors,
    legal_actions=rules.legal_actions,
    why=rules.why,
    apply=rules.apply,
    outcome=rules.outcome,
    concede=rules.concede,
    view=view,
    see=see,
    imagine=imagine,
    chance=rules.chance,
    notation=Notation(write=write, read=read, draw=draw),
    endings=Endings(limited=rules.limited, disclose=disclose),
    appraise=rules.appraise,
)

GAMES: Mapping[str, AnyGame] = {GAME.meta.slug: GAME}
