"""Bomb Busters put together from its parts, and who plays it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias

from cosmotheque.core.game import AnyGame, Endings, Game, Manners, Notation, Seat, Talk, Types
from cosmotheque.games.bomb_busters import METAS
from cosmotheque.games.bomb_busters.actions import Action
from cosmotheque.games.bomb_busters.campaign import sequels
from cosmotheque.games.bomb_busters.drawing import draw
from cosmotheque.games.bomb_busters.edition_1 import META_1, imagine_1, start_1
from cosmotheque.games.bomb_busters.events import Event
from cosmotheque.games.bomb_busters.imagine import imagine
from cosmotheque.games.bomb_busters.notation import read, write
from cosmotheque.games.bomb_busters.options import Options
from cosmotheque.games.bomb_busters.rules.deal import draw_deal, start
from cosmotheque.games.bomb_busters.rules.legal import actors, awaited, legal_actions
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.refusals import why
from cosmotheque.games.bomb_busters.rules.turns import concede, outcome
from cosmotheque.games.bomb_busters.state import State
from cosmotheque.games.bomb_busters.text import WORDS
from cosmotheque.games.bomb_busters.view import View, disclose, see, view, watch

BombBusters: TypeAlias = Game[State, Action, Event, View, Options]


def appraise(state: State, seat: Seat) -> float:
    """How far the team has come: cut wires, less what mistakes cost."""
    return sum(wire.cut for stand in state.stands for wire in stand.wires) - 5.0 * state.detonator


def talk(state: State, seat: Seat | None) -> Talk:
    """BOM-22: fixed phrases during the mission, anything before and after it."""
    return Talk.OPEN if state.ended or not state.stands else Talk.PHRASES


_TODAY: BombBusters = Game(
    meta=METAS[0],
    types=Types(state=State, action=Action, event=Event, view=View, options=Options),
    words=WORDS,
    start=start,
    actors=actors,
    legal_actions=legal_actions,
    why=why,
    apply=apply,
    outcome=outcome,
    concede=concede,
    view=view,
    see=see,
    imagine=imagine,
    chance=draw_deal,
    notation=Notation(write=write, read=read, draw=draw),
    manners=Manners(awaited=awaited, talk=talk, watch=watch),
    endings=Endings(disclose=disclose, sequels=sequels),
    appraise=appraise,
)

FIRST_EDITION = replace(_TODAY, meta=META_1, start=start_1, imagine=imagine_1)
BOMB_BUSTERS = replace(_TODAY, earlier={1: FIRST_EDITION})

GAMES: Mapping[str, AnyGame] = {BOMB_BUSTERS.meta.slug: BOMB_BUSTERS}
