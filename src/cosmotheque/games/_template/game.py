"""The game put together from its parts, and who plays it."""

from collections.abc import Mapping

from cosmotheque.bots import generic_bots
from cosmotheque.core.bot import Bots
from cosmotheque.core.game import AnyGame, Game, Types
from cosmotheque.games._template import METAS, rules, view
from cosmotheque.games._template.actions import Action, Event
from cosmotheque.games._template.bot import THRIFTY
from cosmotheque.games._template.state import Options, State
from cosmotheque.games._template.text import WORDS
from cosmotheque.games._template.view import View

GAME: Game[State, Action, Event, View, Options] = Game(
    meta=METAS[0],
    types=Types(state=State, action=Action, event=Event, view=View, options=Options),
    words=WORDS,
    start=rules.start,
    actors=rules.actors,
    legal_actions=rules.legal_actions,
    apply=rules.apply,
    outcome=rules.outcome,
    concede=rules.concede,
    view=view.view,
    see=view.see,
    imagine=view.imagine,
    why=rules.why,
    chance=rules.chance,
    draw=view.draw,
)

GAMES: Mapping[str, AnyGame] = {GAME.meta.slug: GAME}
BOTS: Mapping[str, Bots] = {GAME.meta.slug: {**generic_bots(GAME), THRIFTY.name: THRIFTY}}
