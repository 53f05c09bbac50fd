"""Advice during play: what the strongest bot would do here, and why, in words; the odds for the board to draw."""

from typing import Final

from msgspec.structs import replace

from cosmotheque.core.bot import Limit
from cosmotheque.core.mentor import Advice, Moment
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.bots.care import LEVELS
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan, plain_cuts, risk_of
from cosmotheque.games.bomb_busters.bots.player import Player
from cosmotheque.games.bomb_busters.components import UNSEEN
from cosmotheque.games.bomb_busters.mentor.choosing import say_choice
from cosmotheque.games.bomb_busters.mentor.cutting import say_preview, say_turn
from cosmotheque.games.bomb_busters.mentor.equipping import say_equipment
from cosmotheque.games.bomb_busters.mentor.shown import CutChance, Odds
from cosmotheque.games.bomb_busters.state import NOBODY, Slot
from cosmotheque.games.bomb_busters.view import View

CARE: Final = LEVELS[5]
LIMIT: Final = Limit(nodes=60)  # tries, not seconds, and its own dice: the same view gets the same advice
SEED: Final = 0
DIGITS: Final = 4
MOST_CUTS: Final = 5
NOT_YET: Final = Text(fr="La mission n'a pas encore commencé.", en="The mission has not begun yet.")
OVER: Final = Text(fr="La mission est terminée.", en="The mission is over.")


def advise(moment: Moment) -> Advice:
    """For any seat, on its turn or not: the odds, and what to do where there is something to do."""
    view: View = moment.view
    if view.ended or view.captain == NOBODY:
        return Advice(OVER if view.ended else NOT_YET)
    outlook = outlook_of(moment)
    cuts = sorted(plain_cuts(outlook), key=risk_of)[:MOST_CUTS]
    shown = Odds(_chances(outlook), tuple(_cut_chance(outlook, cut) for cut in cuts))
    if not moment.actions:
        return Advice(say_preview(outlook, cuts), shown=shown)
    intention = Player(SEED, CARE).intend(view, moment.actions, LIMIT)
    first = intention[0]
    said = (
        say_choice(outlook, first, moment.actions)
        or say_equipment(outlook, first, cuts)
        or say_turn(outlook, intention, cuts)
    )
    return Advice(said, first, shown)


def outlook_of(moment: Moment) -> Outlook:
    """The table as the seat would judge it if it were its turn."""
    return Outlook(replace(moment.view, active=moment.seat), CARE)


def _chances(outlook: Outlook) -> tuple[tuple[tuple[float, ...], ...], ...]:
    return tuple(
        tuple(
            _rounded(outlook, Slot(number, place)) if wire.code == UNSEEN else ()
            for place, wire in enumerate(stand.wires)
        )
        for number, stand in enumerate(outlook.view.stands)
    )


def _rounded(outlook: Outlook, slot: Slot) -> tuple[float, ...]:
    return tuple(round(chance, DIGITS) for chance in outlook.belief.chances(slot))


def _cut_chance(outlook: Outlook, cut: Plan) -> CutChance:
    success, red = outlook.odds(cut.slots, cut.values)
    return CutChance(cut.slots[0], cut.values[0], round(success, DIGITS), round(red, DIGITS))
