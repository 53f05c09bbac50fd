"""The game put together from its parts, and who plays it."""

from collections.abc import Mapping
from functools import partial
from typing import TypeAlias

from cosmotheque.core.game import AnyGame, Endings, Game, Manners, Notation, Types
from cosmotheque.games.space_connection import METAS
from cosmotheque.games.space_connection.actions import Action
from cosmotheque.games.space_connection.belief.sample import draw_layout
from cosmotheque.games.space_connection.drawing import LEGEND, draw, name
from cosmotheque.games.space_connection.events import Event
from cosmotheque.games.space_connection.feats import FEATS
from cosmotheque.games.space_connection.notation import read, write
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.picture import picture
from cosmotheque.games.space_connection.rules.apply import apply
from cosmotheque.games.space_connection.rules.drafting import chance, start
from cosmotheque.games.space_connection.rules.ending import appraise, concede, is_limited, outcome
from cosmotheque.games.space_connection.rules.legal import actors, legal_actions
from cosmotheque.games.space_connection.rules.refusals import breaks
from cosmotheque.games.space_connection.state import State
from cosmotheque.games.space_connection.text import NOUNS, WORDS
from cosmotheque.games.space_connection.view import View, disclose, imagine, reveal, see, view, watch

SpaceConnection: TypeAlias = Game[State, Action, Event, View, Options]

GAME: SpaceConnection = Game(
    meta=METAS[0],
    types=Types(state=State, action=Action, event=Event, view=View, options=Options),
    words=WORDS,
    start=start,
    actors=actors,
    legal_actions=legal_actions,
    breaks=breaks,
    apply=apply,
    outcome=outcome,
    concede=concede,
    view=view,
    reveal=reveal,
    see=see,
    imagine=partial(imagine, draw=draw_layout),
    chance=chance,
    notation=Notation(write=write, read=read, draw=draw, picture=picture, legend=LEGEND, name=name),
    nouns=NOUNS,
    manners=Manners(watch=watch),
    endings=Endings(limited=is_limited, disclose=disclose),
    appraise=appraise,
    feats=FEATS[METAS[0].slug],
)

GAMES: Mapping[str, AnyGame] = {GAME.meta.slug: GAME}
