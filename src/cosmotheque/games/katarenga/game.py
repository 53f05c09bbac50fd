"""The two games put together from their parts, and who plays them."""

from collections.abc import Mapping
from typing import TypeAlias

from cosmotheque.core.bot import Bots
from cosmotheque.core.game import AnyGame, Game, Types
from cosmotheque.core.mentor import Mentors
from cosmotheque.games.katarenga import METAS
from cosmotheque.games.katarenga.actions import Action
from cosmotheque.games.katarenga.bots import bots_of
from cosmotheque.games.katarenga.drawing import draw
from cosmotheque.games.katarenga.events import Event
from cosmotheque.games.katarenga.mentor import MENTOR
from cosmotheque.games.katarenga.notation import read, write
from cosmotheque.games.katarenga.options import BaseOptions, BigBangOptions
from cosmotheque.games.katarenga.rules import appraise, base, big_bang, draws, refusals, setup
from cosmotheque.games.katarenga.state import State
from cosmotheque.games.katarenga.text import BASE_WORDS, BIG_BANG_WORDS
from cosmotheque.games.katarenga.view import View, disclose, imagine, see, view

BigBang: TypeAlias = Game[State, Action, Event, View, BigBangOptions]
BaseGame: TypeAlias = Game[State, Action, Event, View, BaseOptions]

BIG_BANG: BigBang = Game(
    meta=METAS[0],
    types=Types(state=State, action=Action, event=Event, view=View, options=BigBangOptions),
    words=BIG_BANG_WORDS,
    start=big_bang.start,
    actors=setup.actors,
    legal_actions=big_bang.legal_actions,
    apply=big_bang.apply,
    outcome=big_bang.outcome,
    limited=draws.is_limited,
    concede=big_bang.concede,
    view=view,
    see=see,
    disclose=disclose,
    imagine=imagine,
    why=refusals.why_in_big_bang,
    chance=big_bang.chance,
    appraise=appraise.appraise_big_bang,
    write=write,
    read=read,
    draw=draw,
)

BASE_GAME: BaseGame = Game(
    meta=METAS[1],
    types=Types(state=State, action=Action, event=Event, view=View, options=BaseOptions),
    words=BASE_WORDS,
    start=base.start,
    actors=setup.actors,
    legal_actions=base.legal_actions,
    apply=base.apply,
    outcome=base.outcome,
    limited=draws.is_limited,
    concede=base.concede,
    view=view,
    see=see,
    disclose=disclose,
    imagine=imagine,
    why=refusals.why_in_base_game,
    chance=base.chance,
    appraise=appraise.appraise_base_game,
    write=write,
    read=read,
    draw=draw,
)

GAMES: Mapping[str, AnyGame] = {game.meta.slug: game for game in (BIG_BANG, BASE_GAME)}
BOTS: Mapping[str, Bots] = {slug: bots_of(game) for slug, game in GAMES.items()}
MENTORS: Mentors = dict.fromkeys(GAMES, MENTOR)
