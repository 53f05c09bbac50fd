"""Remarks on a move afterwards: on flights, landings, Bing Bangs and the ends of counts.

Single whites laid, taken and stepped on are of no consequence by themselves; their result is judged at the flight and
at the end of the count.
"""

from collections.abc import Sequence

from cosmotheque.core.mentor import Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, percent, sentence
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.belief.memory import Memory, is_encore, odds_of, remember
from cosmotheque.games.bing_bang.bots.captain import Purpose, Thought
from cosmotheque.games.bing_bang.bots.targets import IDLE, PRICE, goal_planets
from cosmotheque.games.bing_bang.bots.token_value import wanted_later
from cosmotheque.games.bing_bang.components.box import WHITES
from cosmotheque.games.bing_bang.components.sky import cell_name
from cosmotheque.games.bing_bang.mentor.advice import think
from cosmotheque.games.bing_bang.mentor.chances import cost_of
from cosmotheque.games.bing_bang.mentor.wording import capital, name_action
from cosmotheque.games.bing_bang.rules.cells import takeable
from cosmotheque.games.bing_bang.state import Phase
from cosmotheque.games.bing_bang.text import COLOUR_NAMES, PLANET_NAMES, face_name
from cosmotheque.games.bing_bang.view import View

MUCH = 6
"""The unused part of a count that is a mistake; less is only dubious."""
LEADS_ON: frozenset[Purpose] = frozenset({"hinder", "shortcut", "rob", "flee", "fly", "land"})
"""Purposes beyond filling up one's stock."""
CLEARLY = 0.15
"""A better flight is one whose odds are higher by this."""
BREAKOUT = Text("Ce survol ouvrait la route du but.", "This flight opened the way to the goal.")
"""BB-48: the one reason to fly over a token that promises nothing itself."""


def remark(moment: Moment, action: act.Action) -> Remark | None:
    """None also for what was forced, and for answers."""
    view: View = moment.view
    if view.table.phase is not Phase.TURN or len(moment.actions) < 2:
        return None
    match action:
        case act.FlyOver(over):
            return _on_flight(moment, view, over, action)
        case act.MovePawn(cell) if cell in view.table.planets:
            return _on_landing(moment, view, cell)
        case act.EndTurn() | act.TurnToken():
            return _on_end(moment, view)
        case _:
            return None


def _on_flight(moment: Moment, view: View, over: int, action: act.FlyOver) -> Remark:
    """Was it worth turning, by what the seat could remember?"""
    memory, token = remember(view, moment.history), view.table.tokens.index(over)
    cell, face, odds = cell_name(over), memory.faces.get(token), odds_of(view, memory, token)
    if odds == 1 and face is not None:
        found = sentence("En {}, la pièce cherchée : {}.", "At {}, the piece looked for: {}.", cell, face_name(face))
        return Remark(Grade.BEST, found)
    thought, promise = think(moment), _promise(view, memory, token, odds)
    if is_encore(view, memory, token):
        grade = Grade.BEST if thought.action == action else Grade.GOOD
        return Remark(grade, sentence("Le jeton en {} fait rejouer.", "The token at {} gives a new count.", cell))
    if thought.action == action:
        return Remark(Grade.BEST, promise or BREAKOUT)
    better = _better(view, memory, thought, odds)
    if face is not None:
        known = sentence(
            "Ce jeton était connu : {}, qui n’apportait rien.",
            "This token was known: {}, which was of no use.",
            face_name(face),
        )
        return Remark(Grade.MISTAKE, known, better, cost_of(view, moment.seat, _promised_odds(view, memory, thought)))
    if promise is None:
        cost = cost_of(view, moment.seat, _promised_odds(view, memory, thought))
        return Remark(Grade.DUBIOUS, _instead(_useless(view, token), thought.action), thought.action, cost)
    if better is not None:
        cost = cost_of(view, moment.seat, _promised_odds(view, memory, thought) - odds)
        return Remark(Grade.DUBIOUS, _instead(promise, better), better, cost)
    return Remark(Grade.GOOD, promise)


def _promise(view: View, memory: Memory, token: int, odds: float) -> Text | None:
    """The promise of an unknown token: a find or, for a piece needed later, one place less to search."""
    if odds:
        return sentence("{} de chances de trouver.", "The chance of a find was {}.", percent(odds))
    colour = view.table.colours[token]
    if token in memory.faces or not memory.hidden[colour] & wanted_later(view):
        return None
    return sentence(
        "Aucun jeton {} n’était encore utile, mais c’est un inconnu de moins pour plus tard.",
        "No {} token was useful yet, but there is one unknown fewer for later.",
        COLOUR_NAMES[colour],
    )


def _useless(view: View, token: int) -> Text:
    colour = COLOUR_NAMES[view.table.colours[token]]
    return sentence("Aucun jeton {} n’était utile.", "No {} token was useful.", colour)


def _better(view: View, memory: Memory, thought: Thought, odds: float) -> act.Action | None:
    """The next operation towards a flight in this count that promises clearly more."""
    return thought.action if _promised_odds(view, memory, thought) >= odds + CLEARLY else None


def _promised_odds(view: View, memory: Memory, thought: Thought) -> float:
    """The odds of the flight that the best captain means to make in this count; a find saves about a turn."""
    target = thought.target
    if target is None or target.over is None or target.turns > 1:
        return 0.0
    return odds_of(view, memory, view.table.tokens.index(target.over))


def _on_landing(moment: Moment, view: View, cell: int) -> Remark | None:
    """A planet without business ends the movement for nothing; a pirate's victim may hide there."""
    number = view.table.planets.index(cell)
    if number in goal_planets(view):
        planet = PLANET_NAMES[number]
        return Remark(Grade.BEST, Text(f"{capital(planet.fr)} était le but.", f"{planet.en} was the goal."))
    if view.table.options.piracy:
        return None
    idle = Text("Rien à faire sur cette planète.", "There was nothing to do on this planet.")
    better = think(moment).action
    if not _is_other(better, act.MOVES[cell], moment.actions):
        return None
    return Remark(Grade.DUBIOUS, _instead(idle, better), better, cost_of(view, moment.seat, IDLE))


def _on_end(moment: Moment, view: View) -> Remark | None:
    """A remark on an unused rest of the count that could have led on or brought whites back (BB-16: it is lost)."""
    turn, thought = view.table.turn, think(moment)
    left = turn.limit - turn.count
    if left == 0 or isinstance(thought.action, act.EndTurn | act.TurnToken) or thought.action not in moment.actions:
        return None
    if thought.purpose in LEADS_ON:
        unused = sentence(
            "Il restait {} à compter, et mieux à faire que de finir là.",
            "With {} still to count, there was something better to do than end the turn.",
            left,
        )
        return _remark_unused(moment, unused, left, left / turn.limit, thought.action)
    useful = min(left, len(takeable(view.table, moment.seat)), WHITES - view.table.books[moment.seat].whites)
    if useful <= 0:
        return None
    unused = sentence(
        "Il restait {} à compter, et des jetons blancs à reprendre.",
        "With {} still to count, there were white tokens to pick up.",
        left,
    )
    return _remark_unused(moment, unused, useful, PRICE * useful, thought.action)


def _remark_unused(moment: Moment, words: Text, count: int, turns: float, better: act.Action) -> Remark:
    """A remark that the rest of a count was of use, worth that part of a turn."""
    grade = Grade.MISTAKE if count >= MUCH else Grade.DUBIOUS
    return Remark(grade, _instead(words, better), better, cost_of(moment.view, moment.seat, turns))


def _is_other(better: act.Action, action: act.Action, actions: Sequence[act.Action]) -> bool:
    return better != action and better in actions


def _instead(words: Text, better: act.Action) -> Text:
    return sentence("{} Mieux : {}.", "{} Better: {}.", words, name_action(better))
