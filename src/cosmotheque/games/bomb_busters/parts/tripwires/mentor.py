"""The mentor's words about tripwires."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import SURE, odds_of, red_risk
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.parts.tripwires.data import Call, Tripwires
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Tripwires)
class OfTripwires(Saying[Tripwires]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, Call):
            return None
        name, odds = slot_name(action.slot), _odds(outlook, action.slot)
        return sentence(
            "Dites que {} est un fil-piège : {}. Si c’est juste, le détonateur recule.",
            "Call {} a tripwire: {}. If you are right, the detonator goes back.",
            name,
            odds,
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, Call):
            return None
        return sentence("{} désigné comme fil-piège.", "{} called a tripwire.", slot_name(action.slot))


def _odds(outlook: Outlook, slot: Slot) -> Text:
    chance, red = outlook.belief.chances(slot)[YELLOW], outlook.red_chance(slot)
    if chance >= SURE:
        return Text(fr="c’est certain", en="that is certain")
    return sentence("{}, {}", "{}, {}", odds_of(chance), red_risk(red, red, 1))
