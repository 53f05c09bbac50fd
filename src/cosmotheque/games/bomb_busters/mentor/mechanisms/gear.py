"""What the mentor says of characters, cards of the boxes, tripwires, and wires that are like red or cut at once."""

from cosmotheque.core.text import Text, said
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import (
    SURE,
    odds_of,
    plural_word,
    red_risk,
    say_surprise,
    slots_word,
    wire_word,
)
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce
from cosmotheque.games.bomb_busters.parts.cast.data import Cast, ChooseCharacter
from cosmotheque.games.bomb_busters.parts.face_down.data import FaceDown
from cosmotheque.games.bomb_busters.parts.like_red.data import LikeRed
from cosmotheque.games.bomb_busters.parts.stock.data import FastPass, Hook, LabelSingle, Stock
from cosmotheque.games.bomb_busters.parts.tripwires.data import Call, Tripwires
from cosmotheque.games.bomb_busters.rules.stands import left_of
from cosmotheque.games.bomb_busters.rules.together import target_of
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES
from cosmotheque.games.bomb_busters.view.seen import View

DOUBLE = Text(fr="le double détecteur", en="the double detector")


@speaks(Cast)
class OfCharacters(Saying[Cast]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, ChooseCharacter):
            return None
        name = EQUIPMENT_NAMES.get(action.number, DOUBLE)
        return said(
            "Prenez {} : de ce qui reste, c’est ce qui rend une coupe la plus sûre.",
            "Take {}: of what is left, it makes your cuts safest.",
            name,
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, ChooseCharacter):
            return None
        return said("Personnage : {}.", "Character: {}.", EQUIPMENT_NAMES.get(action.number, DOUBLE))


@speaks(Stock)
class OfBoxes(Saying[Stock]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        match action:
            case FastPass(own=own):
                return said(
                    "Coupe-file : coupez vos deux fils {}, cela ne peut pas échouer.",
                    "Fast pass: cut your two {} wires, it cannot fail.",
                    slots_word(own),
                )
            case LabelSingle(slot=slot):
                name, why = slot_name(slot), say_surprise(outlook.view, slot)
                return said(
                    "Posez l’étiquette ×1 devant {} : {}, c’est donc celui qui aide le plus.",
                    "Put the ×1 label in front of {}: {}, so it helps most.",
                    name,
                    why,
                )
            case Hook(slot=slot):
                return said("Grappin : prenez {}.", "Grappling hook: take {}.", slot_name(slot))
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case FastPass(own=own):
                return said(
                    "Coupe-file ({}) : il ne pouvait pas échouer.",
                    "Fast pass ({}): it could not fail.",
                    slots_word(own),
                )
            case LabelSingle(slot=slot):
                name, word = slot_name(slot), wire_word(view, slot)
                return said("Étiquette ×1 devant {} ({}).", "×1 label in front of {} ({}).", name, word)
            case Hook(slot=slot):
                return said("Grappin : {} pris.", "Grappling hook: {} taken.", slot_name(slot))
            case _:
                return None


@speaks(Tripwires)
class OfTripwires(Saying[Tripwires]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, Call):
            return None
        name, odds = slot_name(action.slot), _odds(outlook, action.slot)
        return said(
            "Dites que {} est un fil-piège : {}. Si c’est juste, le détonateur recule.",
            "Call {} a tripwire: {}. If you are right, the detonator goes back.",
            name,
            odds,
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, Call):
            return None
        return said("{} désigné comme fil-piège.", "{} called a tripwire.", slot_name(action.slot))


def _odds(outlook: Outlook, slot: Slot) -> Text:
    chance, red = outlook.belief.chances(slot)[YELLOW], outlook.red_chance(slot)
    if chance >= SURE:
        return Text(fr="c’est certain", en="that is certain")
    return said("{}, {}", "{}, {}", odds_of(chance), red_risk(red, red, 1))


@speaks(LikeRed)
class OfLikeRed(Saying[LikeRed]):
    def remind(self, outlook: Outlook) -> Text | None:
        number = outlook.view.gear.like_red if outlook.view.gear else 0
        if not number or not left_of(outlook.view, number):
            return None
        return said("Les {} comptent comme rouges.", "The {} count as red.", plural_word(number))


@speaks(FaceDown)
class OfFaceDown(Saying[FaceDown]):
    def remind(self, outlook: Outlook) -> Text | None:
        gear = outlook.view.gear
        if gear is None or not gear.number:
            return None
        return said(
            "Quand les quatre {} sont coupés, une carte Équipement se retourne.",
            "When all four {}s are cut, an equipment card is turned up.",
            gear.number,
        )


@speaks(AtOnce)
class OfAtOnce(Saying[AtOnce]):
    def remind(self, outlook: Outlook) -> Text | None:
        target = target_of(outlook.view)
        if not target or not left_of(outlook.view, target):
            return None
        word = plural_word(target)
        return said("Il faut couper tous les {} d’un coup.", "The {} must all be cut in one go.", word)
