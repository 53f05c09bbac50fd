"""The game put together from its parts."""

from collections.abc import Mapping

from cosmotheque.core.game import AnyGame, Endings, Game, Manners, Notation, Types
from cosmotheque.games._template import METAS, drawing, notation, picture, rules, view
from cosmotheque.games._template.actions import Action
from cosmotheque.games._template.events import Event
from cosmotheque.games._template.feats import FEATS
from cosmotheque.games._template.options import Options
from cosmotheque.games._template.state import State
from cosmotheque.games._template.text import NOUNS, WORDS
from cosmotheque.games._template.view import View

GAME: Game[State, Action, Event, View, Options] = Game(
    meta=METAS[0],
    types=Types(state=State, action=Action, event=Event, view=View, options=Options),
    words=WORDS,
    start=rules.start,
    actors=rules.actors,
    legal_actions=rules.legal_actions,
    breaks=rules.breaks,
    apply=rules.apply,
    outcome=rules.outcome,
    concede=rules.concede,
    view=view.view,
    see=view.see,
    imagine=view.imagine,
    chance=rules.chance,
    notation=Notation(
        write=notation.write, read=notation.read, draw=drawing.draw, picture=picture.picture, legend=drawing.LEGEND
    ),
    nouns=NOUNS,
    manners=Manners(watch=view.watch),
    endings=Endings(disclose=view.disclose),
    feats=FEATS[METAS[0].slug],
)

GAMES: Mapping[str, AnyGame] = {GAME.meta.slug: GAME}
