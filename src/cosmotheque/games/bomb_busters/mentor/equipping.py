"""Words for equipment that is no part of a cut: what it would do for the team right now."""

from collections.abc import Sequence

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.actions import (
    Action,
    Coffee,
    Exchange,
    Label,
    PassOn,
    PostIt,
    Recharge,
    Rewind,
    Scan,
    TurnUp,
)
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan
from cosmotheque.games.bomb_busters.components import value_of
from cosmotheque.games.bomb_busters.mentor.choosing import say_surprise
from cosmotheque.games.bomb_busters.mentor.cutting import cut_and_odds
from cosmotheque.games.bomb_busters.mentor.words import NOTHING, sentence, value_word
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.rules.equipment import right_of
from cosmotheque.games.bomb_busters.state import Slot
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES


def say_equipment(outlook: Outlook, action: Action, cuts: Sequence[Plan]) -> Text | None:
    """Why this equipment now; None where the action is something else."""
    match action:
        case Rewind():
            return Text(
                fr="Reculez le détonateur avec le rembobineur : l'équipe survit à une erreur de plus.",
                en="Set the detonator back with the rewinder: the team survives one more mistake.",
            )
        case Recharge(seats=seats):
            count = len(seats)
            return Text(
                fr=f"Utilisez les piles de secours ; doubles détecteurs rechargés : {count}.",
                en=f"Use the emergency batteries; double detectors recharged: {count}.",
            )
        case TurnUp(number=number):
            what = EQUIPMENT_NAMES.get(number, Text(fr="un double détecteur", en="a double detector"))
            return Text(
                fr=f"Utilisez le bonus pour faire resservir {what.fr}.",
                en=f"Use the bonus: {what.en} can serve once more.",
            )
        case PostIt(slot=slot):
            why = say_surprise(outlook.view, slot)
            return Text(
                fr=f"Collez le post-it devant {slot_name(slot)} : {why.fr}, cela en dit le plus.",
                en=f"Stick the post-it in front of {slot_name(slot)}: {why.en}, that tells most.",
            )
        case Label(equal=equal, slot=slot):
            return _say_label(slot, equal)
        case _:
            return _say_help(outlook, action, cuts)


def _say_label(slot: Slot, equal: bool) -> Text:
    sign, left, right = "=" if equal else "≠", slot_name(slot), slot_name(right_of(slot))
    return Text(
        fr=f"Posez l'étiquette {sign} entre {left} et {right} : de l'un on tire alors l'autre.",
        en=f"Put the {sign} label between {left} and {right}: from one of them the other follows.",
    )


def _say_help(outlook: Outlook, action: Action, cuts: Sequence[Plan]) -> Text | None:
    """Equipment before a cut or instead of it, and what the safest cut would be."""
    match action:
        case Exchange(own=own, seat=seat):
            word = value_word(value_of(outlook.view.stands[own.stand].wires[own.place].code))
            asked = Text(
                fr=f"Talkies-walkies : donnez {slot_name(own)} ({word.fr}) à la place {seat + 1}, vous le suivrez.",
                en=f"Walkie-talkies: give {slot_name(own)} ({word.en}) to seat {seat + 1}, to know where it is.",
            )
        case Scan(number=number):
            asked = Text(
                fr=f"Radar sur le {number} : les réponses promettent la meilleure coupe.",
                en=f"Radar for {number}: the answers promise the best cut.",
            )
        case PassOn(seat=seat) | Coffee(seat=seat):
            asked = Text(
                fr=f"Passez avec un café et nommez la place {seat + 1} : la suite en sera plus sûre.",
                en=f"Pass with a coffee and name seat {seat + 1}: what follows will be safer.",
            )
        case _:
            return None
    return sentence(asked, _say_otherwise(outlook, cuts))


def _say_otherwise(outlook: Outlook, cuts: Sequence[Plan]) -> Text:
    if not cuts:
        return NOTHING
    cut = cut_and_odds(outlook, cuts[0])
    return Text(fr=f"Votre coupe en duo la plus sûre est {cut.fr}.", en=f"Your safest dual cut is {cut.en}.")
