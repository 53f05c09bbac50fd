"""Advice during play: what the strongest bot would do here, and why, in words; the odds for the board to draw."""

from typing import Final

from cosmotheque.core.mentor import Advice
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan
from cosmotheque.games.bomb_busters.bots.player import Player
from cosmotheque.games.bomb_busters.components import UNSEEN
from cosmotheque.games.bomb_busters.mentor.choosing import say_choice
from cosmotheque.games.bomb_busters.mentor.cutting import say_preview, say_turn
from cosmotheque.games.bomb_busters.mentor.equipping import say_equipment
from cosmotheque.games.bomb_busters.mentor.shown import CutChance, Odds
from cosmotheque.games.bomb_busters.mentor.thinking import CARE, LIMIT, SEED, outlook_of, plan_of, rest_of, safest_cuts
from cosmotheque.games.bomb_busters.mentor.words import rounded
from cosmotheque.games.bomb_busters.state import NOBODY, Slot
from cosmotheque.games.bomb_busters.view import View

MOST_CUTS: Final = 5
NOT_YET: Final = Text(fr="La mission n'a pas encore commencé.", en="The mission has not begun yet.")
OVER: Final = Text(fr="La mission est terminée.", en="The mission is over.")


def advise(moment: Moment) -> Advice:
    """For any seat, on its turn or not: the odds, and what to do where there is something to do."""
    view: View = moment.view
    if view.ended or view.captain == NOBODY:
        return Advice(OVER if view.ended else NOT_YET)
    outlook = outlook_of(moment)
    if not moment.actions:
        cuts = safest_cuts(outlook)
        return Advice(say_preview(outlook, cuts), shown=_odds(outlook, cuts))
    intention = (
        rest_of(view, view.draft) if view.draft else Player(CARE, None, SEED).intend(view, moment.actions, LIMIT)
    )
    plan, first = plan_of(outlook, intention), intention[0]
    cuts = safest_cuts(outlook, plan)
    said = (
        say_choice(outlook, first, moment.actions)
        or say_equipment(outlook, first, cuts)
        or say_turn(outlook, plan, cuts)
    )
    return Advice(said, first, _odds(outlook, cuts))


def _odds(outlook: Outlook, cuts: list[Plan]) -> Odds:
    return Odds(_chances(outlook), tuple(_cut_chance(outlook, cut) for cut in cuts[:MOST_CUTS]))


def _chances(outlook: Outlook) -> tuple[tuple[tuple[float, ...], ...], ...]:
    return tuple(
        tuple(
            tuple(map(rounded, outlook.belief.chances(Slot(number, place)))) if wire.code == UNSEEN else ()
            for place, wire in enumerate(stand.wires)
        )
        for number, stand in enumerate(outlook.view.stands)
    )


def _cut_chance(outlook: Outlook, cut: Plan) -> CutChance:
    success, red = outlook.odds(cut.slots, cut.values)
    return CutChance(cut.slots[0], cut.values[0], rounded(success), rounded(red))
