"""Contact, assembled."""

from collections.abc import Mapping
from dataclasses import replace

from cosmotheque.core.game import AnyGame, Endings, Game, Manners, Measured, Notation, Types
from cosmotheque.games.contact import METAS
from cosmotheque.games.contact.actions import Action
from cosmotheque.games.contact.belief.timing import measure
from cosmotheque.games.contact.drawing import LEGEND, draw, name
from cosmotheque.games.contact.earlier import ContactGame, first_edition
from cosmotheque.games.contact.events import Event, Sign
from cosmotheque.games.contact.feats import FEATS
from cosmotheque.games.contact.notation import read, write
from cosmotheque.games.contact.options import Options
from cosmotheque.games.contact.picture import picture
from cosmotheque.games.contact.rules.apply import apply
from cosmotheque.games.contact.rules.legal import actors, admits, legal_actions, outline
from cosmotheque.games.contact.rules.refusals import breaks
from cosmotheque.games.contact.rules.rounds import appraise, chance, concede, outcome, sequels, start
from cosmotheque.games.contact.state import State
from cosmotheque.games.contact.text import NOUNS, WORDS
from cosmotheque.games.contact.view import View, disclose, imagine, may_signal, reveal, see, talk, view, watch

TODAY: ContactGame = Game(
    meta=METAS[0],
    types=Types(State, Action, Event, View, Options, signal=Sign),
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
    measured=Measured(outline=outline, admits=admits, measure=measure),
    manners=Manners(talk=talk, may_signal=may_signal, watch=watch),
    endings=Endings(disclose=disclose, sequels=sequels),
    appraise=appraise,
    feats=FEATS[METAS[0].slug],
    daily=(
        (2, Options(level=3)),
        (3, Options(level=4)),
        (2, Options(variant="pro")),
        (4, Options(level=5)),
    ),
)
GAME: ContactGame = replace(TODAY, earlier={1: first_edition(TODAY)})
GAMES: Mapping[str, AnyGame] = {GAME.meta.slug: GAME}
