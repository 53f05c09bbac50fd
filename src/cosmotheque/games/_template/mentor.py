"""The mentor of the game: advice before a move, a remark after it, figures of a whole game. As fair as a bot."""

from collections import Counter
from collections.abc import Sequence

from cosmotheque.core.mentor import IDLE, Advice, Figure, Grade, Happening, Mentor, Mentors, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, percent
from cosmotheque.games._template import METAS
from cosmotheque.games._template.actions import Play
from cosmotheque.games._template.belief import chance_unbeaten
from cosmotheque.games._template.bots import thriftiest
from cosmotheque.games._template.events import Taken
from cosmotheque.games._template.notation import write

ADVICE = Text("{} : imbattable avec une probabilité de {}.", "{}: unbeatable with a probability of {}.")
AS_GOOD = Text("Rien de mieux.", "Nothing better.")
BETTER = Text("{} était imbattable à {}, cette carte à {}.", "{} was unbeatable at {}, this card at {}.")
TRICKS = Text("Levées", "Tricks")
GOOD, DUBIOUS = 0.1, 0.3
"""The amounts by which the best card may be likelier for a good card, and for a dubious one; chosen by taste."""


def advise(moment: Moment) -> Advice:
    """The card that level 2 would play, and its chance to take the trick."""
    if not moment.actions:
        return Advice(IDLE)
    best = thriftiest(moment.view, moment.actions)
    return Advice(ADVICE.filled(write(best), percent(chance_unbeaten(moment.view, best.card))), best)


def remark(moment: Moment, action: Play) -> Remark | None:
    """A comparison of the card with a likelier one; None for a card that had to be played."""
    if len(moment.actions) == 1:
        return None
    best = thriftiest(moment.view, moment.actions)
    chance, found = (chance_unbeaten(moment.view, play.card) for play in (best, action))
    if found == chance:
        return Remark(Grade.BEST, AS_GOOD)
    lost = chance - found
    grade = Grade.GOOD if lost <= GOOD else Grade.DUBIOUS if lost <= DUBIOUS else Grade.MISTAKE
    return Remark(grade, BETTER.filled(write(best), percent(chance), percent(found)), best)


def figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
    """The tricks that each seat took."""
    taken = Counter(event.seat for each in happenings for event in each.events if isinstance(event, Taken))
    seats = happenings[0].before.seats if happenings else 0
    return (Figure(TRICKS, tuple(str(taken[seat]) for seat in range(seats))),)


MENTORS: Mentors = dict.fromkeys((meta.slug for meta in METAS), Mentor(advise=advise, remark=remark, figures=figures))
