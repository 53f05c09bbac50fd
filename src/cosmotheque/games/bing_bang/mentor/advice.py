"""The best captain's next action, in words, and its course as the board draws it."""

import msgspec

from cosmotheque.core.mentor import IDLE, Advice
from cosmotheque.core.moment import Moment, dice_for
from cosmotheque.core.text import Text, percent, sentence, whole_percent
from cosmotheque.games.bing_bang.belief.memory import Memory, is_encore, odds_of, remember
from cosmotheque.games.bing_bang.bots.captain import LEVELS, Captain, Thought
from cosmotheque.games.bing_bang.bots.targets import Target, goal_planets
from cosmotheque.games.bing_bang.components.box import BLUE, EARTH
from cosmotheque.games.bing_bang.components.sky import cell_name
from cosmotheque.games.bing_bang.mentor.wording import capital, explain_hiding, name_action, name_sought
from cosmotheque.games.bing_bang.rules.missions import COMPLETE
from cosmotheque.games.bing_bang.state import Phase
from cosmotheque.games.bing_bang.text import COLOUR_NAMES, PLANET_NAMES
from cosmotheque.games.bing_bang.view import View

BEST = LEVELS[max(LEVELS)]


class Course(msgspec.Struct, frozen=True):
    """The way ahead: `cells` from the pawn's own on, of which the first `reach` are within this count.

    `over` is the cell of the token to be flown over at the end, `landing` the one beyond. `odds` says for each token,
    in per cent, how likely it shows a piece that is looked for now.
    """

    cells: tuple[int, ...]
    reach: int
    over: int | None
    landing: int | None
    odds: tuple[int, ...]


NOWHERE = Course((), 0, None, None, ())


def advise(moment: Moment) -> Advice:
    view: View = moment.view
    if not moment.actions:
        return Advice(IDLE, shown=NOWHERE)
    memory, thought = remember(view, moment.history), think(moment)
    course = NOWHERE if view.table.phase is not Phase.TURN else plot(view, memory, thought)
    return Advice(said=_phrase(view, memory, thought), best=thought.action, shown=course)


def think(moment: Moment) -> Thought:
    """The strongest captain's plan."""
    return Captain(BEST, None, dice_for(moment.view).getrandbits(32)).think(moment.view, moment.actions, moment.history)


def plot(view: View, memory: Memory, thought: Thought) -> Course:
    table, target = view.table, thought.target
    pawn = table.books[table.turn.seat].pawn
    odds = tuple(whole_percent(odds_of(view, memory, token)) for token in range(len(table.tokens)))
    over, landing = (target.over, target.landing) if target is not None else (None, None)
    return Course((pawn, *thought.way), 1 + _reach(view, thought.way), over, landing, odds)


def _reach(view: View, way: tuple[int, ...]) -> int:
    """The number of cells of the way that this count allows."""
    table, left = view.table, view.table.turn.limit - view.table.turn.count
    for number, cell in enumerate(way):
        left -= 1 if cell in table.whites or cell in table.planets else 2
        if left < 0:
            return number
    return len(way)


def _phrase(view: View, memory: Memory, thought: Thought) -> Text:
    plan, step = _plan(view, memory, thought), name_action(thought.action)
    if plan is None:
        return Text(f"{capital(step.fr)}.", f"{capital(step.en)}.")
    return sentence("{} Maintenant : {}.", "{} Now: {}.", plan, step)


def _plan(view: View, memory: Memory, thought: Thought) -> Text | None:
    match thought.purpose:
        case "hinder":
            return Text(
                "Un rival est près du but : barrez-lui la route, il perdra du temps.",
                "A rival is close to its goal: bar its way, and it loses time.",
            )
        case "shortcut":
            return Text(
                "Ce Bing Bang raccourcit votre chemin vers le but.",
                "This Bing Bang makes your way to the goal shorter.",
            )
        case "rob":
            return Text(
                "Cette pièce vous manque : la dérober évite de la chercher.",
                "You need this piece: robbing it saves the search.",
            )
        case "flee":
            return Text("Un pirate est à portée : échappez-lui.", "A pirate is within reach: get away from it.")
        case "answer":
            return None
        case "prepare":
            return Text(
                "Posez déjà des jetons blancs pour le prochain tour.", "Lay white tokens for your next turn already."
            )
        case "gather" if view.table.turn.landed:
            return Text(
                "Votre pion ne peut plus avancer pour l’instant : regarnissez votre réserve.",
                "Your pawn cannot move on for now: fill up your stock.",
            )
        case _ if view.table.turn.flown is not None:
            return Text("Le survol est fait : voyons ce qu’il cache.", "The flight is done: let us see what it hides.")
        case _ if thought.target is None:
            return Text("Rien d’utile n’est à votre portée.", "There is nothing useful within your reach.")
        case _:
            return _aim(view, memory, thought.target)


def _aim(view: View, memory: Memory, target: Target) -> Text:
    """The destination of the course, its purpose, and the number of turns it takes."""
    aim = _landing(view, target) if target.over is None else _flight(view, memory, target.over)
    if target.turns > 1:
        return sentence("{} Il vous faut {} tours.", "{} It takes you {} turns.", aim, target.turns)
    return aim


def _flight(view: View, memory: Memory, over: int) -> Text:
    token = view.table.tokens.index(over)
    colour, cell = COLOUR_NAMES[view.table.colours[token]], cell_name(over)
    face = memory.faces.get(token)
    if face is not None and face in view.wanted:
        piece = name_sought(face)
        return Text(f"Vous savez où est {piece.fr} : en {cell}.", f"You know where {piece.en} is: at {cell}.")
    if is_encore(view, memory, token):
        return sentence("Le jeton connu en {} fait rejouer.", "The known token at {} lets you play on.", cell)
    if face is not None:  # known and of no use by itself: a way out of a chain
        return sentence("Le survol du jeton en {} ouvre la route.", "Flying over the token at {} opens the way.", cell)
    odds = odds_of(view, memory, token)
    wanted = [name_sought(face) for face in view.wanted if face // 10 == view.table.colours[token]]
    if not odds or not wanted:
        return sentence(
            "Le jeton {} en {} peut vous apprendre quelque chose pour la suite.",
            "The {} token at {} may tell you something for later.",
            *(colour, cell),
        )
    return sentence(
        "Cap sur le jeton {} en {} : {} ({} de chances).",
        "Make for the {} token at {}: {} (a chance of {}).",
        *(colour, cell, _reason(view, memory, token, wanted[0]), percent(odds)),
    )


def _reason(view: View, memory: Memory, token: int, piece: Text) -> Text:
    """The explanation of an unknown token's odds."""
    colour = view.table.colours[token]
    hidden = memory.hidden[colour]
    return explain_hiding(colour, len(hidden & frozenset(view.wanted)), len(hidden), piece, is_own=colour != BLUE)


def _landing(view: View, target: Target) -> Text:
    """A planet, and the business there; or a pawn to be robbed."""
    table = view.table
    if target.cell not in table.planets:
        return Text("Un rival à portée a ce qu’il vous faut.", "A rival within reach has what you need.")
    number = table.planets.index(target.cell)
    planet, book = PLANET_NAMES[number], table.books[table.turn.seat]
    if book.meteors and not (number == EARTH and book.aboard >= COMPLETE):
        return sentence(
            "Votre vaisseau est endommagé : cap sur {} pour réparer.",
            "Your ship is damaged: make for {}, for repairs.",
            planet,
        )
    if number == EARTH and book.aboard >= COMPLETE and book.missions + 1 == table.options.missions:
        return Text("Cap sur la Terre : y arriver, c’est gagner.", "Make for Earth: get there and you win.")
    if number == EARTH and "witness" in book.aboard:
        return Text("Cap sur la Terre : la mission est presque finie.", "Make for Earth: the mission is almost done.")
    if book.left and number in goal_planets(view):
        return sentence(
            "Cap sur {}, où vos pièces vous attendent.", "Make for {}, where your pieces wait for you.", planet
        )
    if number not in goal_planets(view):
        return sentence("Par {}, une issue au prochain tour.", "By {} there is a way out next turn.", planet)
    return sentence("Cap sur {} pour y déposer l’objet.", "Make for {} to deliver the object.", planet)
