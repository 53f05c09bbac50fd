"""Bing Bang, assembled."""

from dataclasses import replace

import msgspec

from cosmotheque.core.game import AnyGame, Endings, Game, Manners, Notation, Types
from cosmotheque.games.bing_bang import METAS, earlier
from cosmotheque.games.bing_bang.actions import Action
from cosmotheque.games.bing_bang.drawing import LEGEND, draw, name
from cosmotheque.games.bing_bang.events import Event
from cosmotheque.games.bing_bang.feats import FEATS
from cosmotheque.games.bing_bang.notation import read, write
from cosmotheque.games.bing_bang.options import Options
from cosmotheque.games.bing_bang.picture import picture
from cosmotheque.games.bing_bang.rules.apply import apply, chance
from cosmotheque.games.bing_bang.rules.giving_up import concede, is_out, retire
from cosmotheque.games.bing_bang.rules.legal import actors, legal_actions
from cosmotheque.games.bing_bang.rules.refusals import breaks
from cosmotheque.games.bing_bang.rules.setup import start
from cosmotheque.games.bing_bang.rules.turns import is_limited, outcome
from cosmotheque.games.bing_bang.state import State
from cosmotheque.games.bing_bang.text import NOUNS, WORDS
from cosmotheque.games.bing_bang.view import View, disclose, imagine, reveal, see, view, watch

LATEST: Game[State, Action, Event, View, Options] = Game(
    meta=METAS[0],
    types=Types(State, Action, Event, View, Options),
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
    imagine=imagine,
    chance=chance,
    notation=Notation(write=write, read=read, draw=draw, picture=picture, legend=LEGEND, name=name),
    nouns=NOUNS,
    manners=Manners(watch=watch),
    endings=Endings(limited=is_limited, retire=retire, is_out=is_out, disclose=disclose),
    feats=FEATS[METAS[0].slug],
    daily=((3, Options()), (2, Options(piracy=True)), (4, Options()), (3, Options(piracy=True))),
)
FIRST = replace(
    LATEST,
    meta=msgspec.structs.replace(LATEST.meta, version=1),
    start=earlier.start,
    legal_actions=earlier.legal_actions,
    breaks=earlier.breaks,
)
GAME = replace(LATEST, earlier={1: FIRST})
GAMES: dict[str, AnyGame] = {GAME.meta.slug: GAME}
