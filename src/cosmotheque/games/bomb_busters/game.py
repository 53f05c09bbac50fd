"""Bomb Busters put together from its parts."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from cosmotheque.core.game import AnyGame, Endings, Game, Manners, Measured, Notation, Seat, Types
from cosmotheque.core.later import Later
from cosmotheque.games.bomb_busters import METAS
from cosmotheque.games.bomb_busters.drawing.draw import draw
from cosmotheque.games.bomb_busters.drawing.naming import LEGEND, name
from cosmotheque.games.bomb_busters.earlier import BombBusters, first_edition
from cosmotheque.games.bomb_busters.feats import FEATS
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action, Event, Signal
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.notation import read, write
from cosmotheque.games.bomb_busters.parts.clues.words import measure
from cosmotheque.games.bomb_busters.picture import picture
from cosmotheque.games.bomb_busters.rules.campaign import sequels
from cosmotheque.games.bomb_busters.rules.deal import chance, start
from cosmotheque.games.bomb_busters.rules.legal import actors, awaited, deadline, legal_actions
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.refusals import breaks
from cosmotheque.games.bomb_busters.rules.turns import appraise, concede, outcome
from cosmotheque.games.bomb_busters.text import WORDS
from cosmotheque.games.bomb_busters.text.campaign import campaign
from cosmotheque.games.bomb_busters.text.nouns import NOUNS
from cosmotheque.games.bomb_busters.text.players import AUTHORSHIP
from cosmotheque.games.bomb_busters.view.imagining import imagine
from cosmotheque.games.bomb_busters.view.manners import may_signal, minds, slip, talk, watch
from cosmotheque.games.bomb_busters.view.seen import View, disclose, reveal, see, view
from cosmotheque.games.bomb_busters.view.sight import by_heart, in_sight

DRAW_WIRES = Later("cosmotheque.games.bomb_busters.belief.believe", "draw_wires")  # it brings Numba with it

DAILY = (
    (4, Options(mission="3")),
    (4, Options(mission="4")),
    (3, Options(mission="5")),
    (4, Options(mission="6")),
    (5, Options(mission="7")),
    (4, Options(mission="8")),
    (4, Options(mission="practice")),
)
"""A week of missions from the training, which spoil no box of the campaign."""


def _outline(action: Action) -> Action:
    return action.outline()


def _admits(state: State, seat: Seat, action: Action) -> bool:
    return action.is_well_formed()


TODAY: BombBusters = Game(
    meta=METAS[0],
    types=Types(state=State, action=Action, event=Event, view=View, options=Options, signal=Signal),
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
    imagine=partial(imagine, draw=DRAW_WIRES),
    chance=chance,
    deadline=deadline,
    notation=Notation(write=write, read=read, draw=draw, picture=picture, legend=LEGEND, name=name),
    nouns=NOUNS,
    measured=Measured(outline=_outline, admits=_admits, measure=measure),
    manners=Manners(
        awaited=awaited,
        talk=talk,
        may_signal=may_signal,
        minds=minds,
        slip=slip,
        watch=watch,
        by_heart=by_heart,
        in_sight=in_sight,
    ),
    endings=Endings(disclose=disclose, sequels=sequels),
    appraise=appraise,
    feats=FEATS[METAS[0].slug],
    campaign=campaign(),
    daily=DAILY,
    written=AUTHORSHIP,
)

GAME: BombBusters = replace(TODAY, earlier={1: first_edition(TODAY)})
GAMES: Mapping[str, AnyGame] = {GAME.meta.slug: GAME}
