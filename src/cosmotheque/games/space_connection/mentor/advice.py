"""Advice before a move: likely places of planets, and the launch that promises most."""

from cosmotheque.core.mentor import IDLE, Advice
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, join, percent, sentence, whole_percent
from cosmotheque.games.space_connection.actions import CRAFT, Confirm, Shuffle, targets
from cosmotheque.games.space_connection.bots.hiding import rank
from cosmotheque.games.space_connection.bots.prospects import Prospect
from cosmotheque.games.space_connection.components.lattice import bits
from cosmotheque.games.space_connection.components.sky import Craft, Side, space
from cosmotheque.games.space_connection.mentor.shown import Heat, Spot
from cosmotheque.games.space_connection.mentor.thinking import Thought, think
from cosmotheque.games.space_connection.mentor.words import capitalize, name_launch, planets, positions, single_planets
from cosmotheque.games.space_connection.view import SkyView, View

WELL_HIDDEN = 0.5
"""Better than every other random layout is good enough: a coach who always wants a better one is never content."""
COUNTABLE = 2**53
"""The largest count named: beyond it a browser cannot tell whole numbers apart."""


def advise(moment: Moment) -> Advice:
    if not moment.actions:
        return Advice(IDLE)
    view: View = moment.view
    return advise_layout(moment, view) if view.turn is None else advise_launch(moment)


def advise_launch(moment: Moment) -> Advice:
    thought = think(moment)
    if not thought.prospects:
        return Advice(Text("Plus rien à apprendre ici.", "There is nothing left to learn here."), moment.actions[0])
    best = thought.prospects[0]
    return Advice(say_why(thought, best), best.launch, show(thought))


def say_why(thought: Thought, best: Prospect) -> Text:
    """The target and hope of the launch, its reason, the fate of the craft, and the warmest place of the map."""
    return join(_say_hope(best), _say_where(thought, best), _say_return(thought, best), _say_likeliest(thought))


def _say_hope(best: Prospect) -> Text:
    return sentence(
        "{} : on sonde {}, et on peut y espérer {} en moyenne.",
        "{}: it probes {}, with {} to be found on average.",
        capitalize(name_launch(best.launch)),
        positions(best.fresh.bit_count()),
        planets(best.planets),
    )


def _say_where(thought: Thought, best: Prospect) -> Text:
    """Beside a planet whose system is not whole, or anywhere, as long as there is none."""
    facts = thought.facts
    begun = facts.space.positions(facts.found & facts.space.lattice.around(best.fresh))
    if begun:
        return sentence(
            "Le système de {} n’est pas entier : on cherche à côté.",
            "The system of {} is not whole: look next to it.",
            begun[0],
        )
    if facts.found:
        return Text("Ailleurs, on en apprendrait moins.", "You would learn less elsewhere.")
    return Text("Aucun système n’est entamé : on cherche large.", "No system is half found: look wide.")


def _say_return(thought: Thought, best: Prospect) -> Text:
    """SC-13, SC-14: whether the craft comes back."""
    at = thought.facts.space.number[targets(best.launch)[0]]
    if CRAFT[type(best.launch)] is Craft.LASER:
        return Text("Un émetteur ne revient pas.", "An emitter does not come back.")
    share = 1.0 if thought.facts.space.names[at] in thought.sky.found else thought.odds.get(at, 0.0)
    if share in {0.0, 1.0}:
        return (
            Text("L’engin reviendra à coup sûr.", "The craft is sure to come back.")
            if share
            else Text("L’engin sera perdu.", "The craft will be lost.")
        )
    return sentence(
        "L’engin a {} de chances de revenir.", "The chance that the craft comes back is {}.", percent(share)
    )


def _say_likeliest(thought: Thought) -> Text:
    number, odds = max(thought.odds.items(), key=lambda entry: entry[1])
    at = thought.facts.space.names[number]
    if odds == 1.0:
        return sentence("Il y a une planète en {}, c’est certain.", "There is a planet at {}, for certain.", at)
    return sentence(
        "La planète la plus probable est en {} ({}).", "The likeliest planet is at {} ({}).", at, percent(odds)
    )


def show(thought: Thought) -> Heat:
    names, layouts = thought.facts.space.names, thought.layouts
    spots = tuple(Spot(names[number], whole_percent(odds)) for number, odds in sorted(thought.odds.items()))
    return Heat(spots, layouts if layouts is not None and layouts < COUNTABLE else None)


def advise_layout(moment: Moment, view: View) -> Advice:
    """The lateness of a layout; a draft that is no layout yet gets a suggestion."""
    layout = confirmable_draft(view, view.skies[moment.seat])
    if layout is None:
        return Advice(UNFINISHED, Shuffle() if Shuffle() in moment.actions else None)
    hidden = rank(view.side, layout)
    best = Confirm() if hidden >= WELL_HIDDEN or Shuffle() not in moment.actions else Shuffle()
    return Advice(say_hidden(view, layout, hidden), best)


UNFINISHED = Text(
    "Les planètes isolées, au bord et à l’intérieur des triangles, se trouvent en dernier ; celles des "
    "croisements des lignes tracées, en premier. Une proposition donne un point de départ.",
    "Single planets, at the border and inside triangles, are found last; those where lines cross, first. A suggestion "
    "is a place to start from.",
)


def say_hidden(view: View, layout: int, hidden: float) -> Text:
    return sentence(
        "Mieux caché que {} des ciels tirés au hasard : {}, {} sur les lignes tracées.{}",
        "Better hidden than {} of random skies: {}, {} on drawn lines.{}",
        percent(hidden),
        single_planets(singles(view.side, layout)),
        on_lines(view.side, layout),
        Text("", "") if hidden >= WELL_HIDDEN else Text(" On peut faire mieux.", " There are better ones."),
    )


def confirmable_draft(view: View, sky: SkyView) -> int | None:
    """The planets of a draft that can be confirmed."""
    planets = sky.planets or ()
    legal = len(planets) == view.planets and sky.groups == view.systems
    return space(view.side).mask(planets) if legal else None


def singles(side: Side, planets: int) -> int:
    """Planets that are systems by themselves."""
    return sum(1 for system in space(side).lattice.groups(planets) if system.bit_count() == 1)


def on_lines(side: Side, planets: int) -> int:
    """Planets that lie on a drawn line, where lasers see them."""
    return sum(1 for number in bits(planets) if any(number in line for line in space(side).lines))
