"""The two games put together from their parts."""

from collections.abc import Mapping
from typing import TypeAlias

from cosmotheque.core.game import AnyGame, Endings, Game, Manners, Notation, Types
from cosmotheque.games.katarenga import METAS
from cosmotheque.games.katarenga.actions import Action
from cosmotheque.games.katarenga.drawing import LEGEND, draw, name
from cosmotheque.games.katarenga.events import Event
from cosmotheque.games.katarenga.feats import FEATS
from cosmotheque.games.katarenga.notation import read, write
from cosmotheque.games.katarenga.options import BaseOptions, BigBangOptions
from cosmotheque.games.katarenga.picture import picture
from cosmotheque.games.katarenga.rules import appraise, base, big_bang, draws, refusals, setup
from cosmotheque.games.katarenga.state import State
from cosmotheque.games.katarenga.text import BASE_WORDS, BIG_BANG_WORDS, NOUNS
from cosmotheque.games.katarenga.view import View, disclose, imagine, see, view, watch

BigBang: TypeAlias = Game[State, Action, Event, View, BigBangOptions]
BaseGame: TypeAlias = Game[State, Action, Event, View, BaseOptions]

BIG_BANG: BigBang = Game(
    meta=METAS[0],
    types=Types(state=State, action=Action, event=Event, view=View, options=BigBangOptions),
    words=BIG_BANG_WORDS,
    start=big_bang.start,
    actors=setup.actors,
    legal_actions=big_bang.legal_actions,
    breaks=refusals.breaks_in_big_bang,
    apply=big_bang.apply,
    outcome=big_bang.outcome,
    concede=big_bang.concede,
    view=view,
    see=see,
    imagine=imagine,
    chance=big_bang.chance,
    notation=Notation(write=write, read=read, draw=draw, picture=picture, legend=LEGEND, name=name),
    nouns=NOUNS,
    manners=Manners(watch=watch),
    endings=Endings(limited=draws.is_limited, disclose=disclose, counts=setup.counts),
    appraise=appraise.appraise_big_bang,
    feats=FEATS[METAS[0].slug],
)

BASE_GAME: BaseGame = Game(
    meta=METAS[1],
    types=Types(state=State, action=Action, event=Event, view=View, options=BaseOptions),
    words=BASE_WORDS,
    start=base.start,
    actors=setup.actors,
    legal_actions=base.legal_actions,
    breaks=refusals.breaks_in_base_game,
    apply=base.apply,
    outcome=base.outcome,
    concede=base.concede,
    view=view,
    see=see,
    imagine=imagine,
    chance=base.chance,
    notation=Notation(write=write, read=read, draw=draw, picture=picture, legend=LEGEND, name=name),
    nouns=NOUNS,
    manners=Manners(watch=watch),
    endings=Endings(limited=draws.is_limited, disclose=disclose, counts=setup.counts),
    appraise=appraise.appraise_base_game,
    feats=FEATS[METAS[1].slug],
)

GAMES: Mapping[str, AnyGame] = {game.meta.slug: game for game in (BIG_BANG, BASE_GAME)}
