"""The game put together from its parts, and who plays it."""

from collections.abc import Mapping
from typing import TypeAlias

from cosmotheque.core.bot import Bots
from cosmotheque.core.game import AnyGame, Game, Types
from cosmotheque.core.mentor import Mentors
from cosmotheque.games.space_connection import METAS, rules
from cosmotheque.games.space_connection.actions import Action, Event
from cosmotheque.games.space_connection.bots import bots_of
from cosmotheque.games.space_connection.drawing import draw
from cosmotheque.games.space_connection.imagine import imagine
from cosmotheque.games.space_connection.mentor import MENTOR
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
    apply=rules.apply,
    outcome=rules.outcome,
    limited=rules.limited,
    concede=rules.concede,
    view=view,
    see=see,
    disclose=disclose,
    imagine=imagine,
    why=rules.why,
    chance=rules.chance,
    appraise=rules.appraise,
    write=write,
    read=read,
    draw=draw,
)

GAMES: Mapping[str, AnyGame] = {GAME.meta.slug: GAME}
BOTS: Mapping[str, Bots] = {GAME.meta.slug: bots_of(GAME)}
MENTORS: Mentors = {GAME.meta.slug: MENTOR}
