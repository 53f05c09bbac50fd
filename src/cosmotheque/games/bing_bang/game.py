"""Bing Bang, assembled."""

from dataclasses import replace

import msgspec

from cosmotheque.core.bot import Bots
from cosmotheque.core.game import AnyGame, Game, Types
from cosmotheque.core.mentor import Mentors
from cosmotheque.games.bing_bang import METAS, earlier
from cosmotheque.games.bing_bang.actions import Action
from cosmotheque.games.bing_bang.bots import bots
from cosmotheque.games.bing_bang.drawing import draw
from cosmotheque.games.bing_bang.events import Event
from cosmotheque.games.bing_bang.mentor import MENTOR
from cosmotheque.games.bing_bang.notation import read, write
from cosmotheque.games.bing_bang.options import Options
from cosmotheque.games.bing_bang.rules.apply import apply, chance
from cosmotheque.games.bing_bang.rules.giving_up import concede, is_out, retire
from cosmotheque.games.bing_bang.rules.legal import actors, legal_actions
from cosmotheque.games.bing_bang.rules.refusals import why
from cosmotheque.games.bing_bang.rules.setup import start
from cosmotheque.games.bing_bang.rules.turns import limited, outcome
from cosmotheque.games.bing_bang.state import State
from cosmotheque.games.bing_bang.text import WORDS
from cosmotheque.games.bing_bang.view import View, disclose, imagine, see, view

LATEST: Game[State, Action, Event, View, Options] = Game(
    meta=METAS[0],
    types=Types(State, Action, Event, View, Options),
    words=WORDS,
    start=start,
    actors=actors,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    limited=limited,
    concede=concede,
    retire=retire,
    is_out=is_out,
    view=view,
    see=see,
    disclose=disclose,
    imagine=imagine,
    why=why,
    chance=chance,
    write=write,
    read=read,
    draw=draw,
)
FIRST = replace(
    LATEST,
    meta=msgspec.structs.replace(LATEST.meta, version=1),
    start=earlier.start,
    legal_actions=earlier.legal_actions,
)
GAME = replace(LATEST, earlier={1: FIRST})
GAMES: dict[str, AnyGame] = {GAME.meta.slug: GAME}
BOTS: dict[str, Bots] = {GAME.meta.slug: bots()}
MENTORS: Mentors = {GAME.meta.slug: MENTOR}
