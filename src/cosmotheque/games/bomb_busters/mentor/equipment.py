"""Equipment that is no part of a cut, in advice and remarks: what it does for the team, and whether it was needed."""

from collections.abc import Sequence
from operator import eq
from typing import Final

from cosmotheque.core.mentor import Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, join, sentence
from cosmotheque.games.bomb_busters.bots.equipment import DESPERATE, TOUCHY, help_now, offer_information, should_rewind
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.games.bomb_busters.mentor.cuts import cut_and_odds
from cosmotheque.games.bomb_busters.mentor.mechanism import describe_action, remark_action
from cosmotheque.games.bomb_busters.mentor.thought import grade_by_rank, think
from cosmotheque.games.bomb_busters.mentor.words import say_better, say_surprise, wire_word
from cosmotheque.games.bomb_busters.model.actions import (
    Exchange,
    HandOver,
    Label,
    PassOn,
    PostIt,
    Recharge,
    Rewind,
    Scan,
    Stabilize,
)
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.rules.equipment import right_of
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES
from cosmotheque.games.bomb_busters.view.seen import View

STILL_GOOD: Final = 1.0  # how much less a post-it or a label may tell
SAFE_CUT: Final = Text(fr="Il y avait une coupe sans risque.", en="There was a cut without risk.")
RISKY: Final = Text(fr="Sans cela, il fallait prendre un risque.", en="Without it, there was no safe cut.")
LATER: Final = Text(fr="La suite en devenait plus sûre.", en="It made the next cuts safer.")
SMALL: Final = Text(
    fr="Le risque était faible : on aurait pu attendre.", en="The risk was small: this could have waited."
)


def say_equipment(outlook: Outlook, action: Action, cuts: Sequence[Plan]) -> Text | None:
    """The reason to use this equipment now; None where the action is something else."""
    match action:
        case Rewind():
            return Text(
                fr="Reculez le détonateur avec le rembobineur : l’équipe survit à une erreur de plus.",
                en="Set the detonator back with the rewinder: the team survives one more mistake.",
            )
        case Recharge(seats=seats):
            count = len(seats)
            return sentence(
                "Utilisez les piles de secours ; doubles détecteurs rechargés : {}.",
                "Use the emergency batteries; double detectors recharged: {}.",
                count,
            )
        case PostIt(slot=slot):
            why = say_surprise(outlook.view, slot)
            return sentence(
                "Collez le post-it devant {} : {}, c’est donc celui qui aide le plus.",
                "Stick the post-it in front of {}: {}, so it helps most.",
                slot_name(slot),
                why,
            )
        case Label(equal=equal, slot=slot):
            return _say_label(slot, equal)
        case _:
            return _say_help(outlook, action, cuts)


def _say_label(slot: Slot, equal: bool) -> Text:
    sign, left, right = "=" if equal else "≠", slot_name(slot), slot_name(right_of(slot))
    return sentence(
        "Posez l’étiquette {} entre {} et {} : l’un renseigne ainsi sur l’autre.",
        "Put the {} label between {} and {}: then each wire says something about the other.",
        sign,
        left,
        right,
    )


def _say_help(outlook: Outlook, action: Action, cuts: Sequence[Plan]) -> Text | None:
    """Equipment before a cut or instead of it, and what the safest cut would be."""
    match action:
        case Exchange(own=own, seat=seat):
            word = wire_word(outlook.view, own)
            asked = sentence(
                "Talkies-walkies : donnez {} ({}) au joueur {} : vous saurez où il est.",
                "Walkie-talkies: give {} ({}) to player {}: you will know where it is.",
                slot_name(own),
                word,
                seat + 1,
            )
        case Scan(number=number):
            asked = sentence(
                "Radar sur le {} : c’est la question qui peut révéler la meilleure coupe.",
                "Radar for {}: that question may reveal the best cut.",
                number,
            )
        case HandOver(seat=seat):
            asked = sentence(
                "Passez avec un café et désignez le joueur {} : la suite en sera plus sûre.",
                "Skip your turn with a coffee and name player {}: what follows will be safer.",
                seat + 1,
            )
        case _:
            return None
    return join(asked, _say_otherwise(outlook, cuts))


def _say_otherwise(outlook: Outlook, cuts: Sequence[Plan]) -> Text | None:
    if not cuts:
        return None
    cut = cut_and_odds(outlook, cuts[0])
    return sentence("Votre coupe en duo la plus sûre est {}.", "Your safest dual cut is {}.", cut)


def remark_equipment(moment: Moment, action: Action) -> Remark | None:
    """Cards and bonuses by what they do; those that help a risky turn by how risky it was."""
    view: View = moment.view
    match action:
        case Rewind():
            told = Text(fr="Rembobineur : une erreur de plus est permise.", en="Rewinder: one more mistake is allowed.")
            return Remark(Grade.BEST if should_rewind(view) else Grade.DUBIOUS, told)
        case Recharge(seats=seats):
            told = sentence(
                "Piles de secours ; doubles détecteurs rechargés : {}.",
                "Emergency batteries; double detectors recharged: {}.",
                len(seats),
            )
            full = len(seats) == 2 or action == help_now(view, moment.actions)
            return Remark(Grade.BEST if full else Grade.GOOD, told)
        case PostIt() | Label():
            return _remark_showing(moment, action)
        case _:
            praised = remark_action(view, action)
            return _remark_help(moment, action) if praised is None else Remark(Grade.BEST, praised)


def _remark_showing(moment: Moment, action: PostIt | Label) -> Remark:
    view: View = moment.view
    best: PostIt | Label = max(
        (other for other in moment.actions if isinstance(other, type(action))),
        key=lambda other: offer_information(view, other),
    )
    grade = grade_by_rank(offer_information(view, best) - offer_information(view, action), STILL_GOOD)
    told = _describe_showing(view, action)
    if grade == Grade.BEST:
        return Remark(grade, told)
    return Remark(grade, join(told, say_better(_describe_showing(view, best))), best)


def _describe_showing(view: View, action: PostIt | Label) -> Text:
    name = slot_name(action.slot)
    if isinstance(action, PostIt):
        word, why = wire_word(view, action.slot), say_surprise(view, action.slot)
        return sentence("Post-it {} ({}), {}.", "Post-it {} ({}), {}.", name, word, why)
    sign, other = "=" if action.equal else "≠", slot_name(right_of(action.slot))
    return sentence("Étiquette : {} {} {}.", "Label: {} {} {}.", name, sign, other)


def _remark_help(moment: Moment, action: Action) -> Remark | None:
    """Walkie-talkies, radar, stabilizer, thermos and coffee: for a turn without a safe cut."""
    view: View = moment.view
    told = describe_help(view, action)
    if moment.seat != view.active or view.tasks:
        return Remark(Grade.GOOD, told)
    thought = think(moment)
    risk = min(plan.risk for plan in thought.found if not plan.stabilize)
    advised = thought.intention[0]
    if eq(action, advised):  # where it reads ==, mypy holds every kind of action against every other
        return Remark(Grade.BEST, join(told, RISKY if risk > 0 else LATER))
    if risk <= 0 and type(action) is not type(advised):
        return Remark(Grade.DUBIOUS, join(told, SAFE_CUT), advised)
    enough = DESPERATE if isinstance(action, HandOver) else TOUCHY
    return Remark(Grade.GOOD, join(told, RISKY if risk > enough else SMALL if risk > 0 else LATER))


def describe_help(view: View, action: Action) -> Text:
    """Equipment that helps a turn, in the words of a review: nobody is addressed."""
    match action:
        case Exchange(own=own):
            word = wire_word(view, own)
            return sentence("Talkies-walkies : {} ({}) donné.", "Walkie-talkies: {} ({}) given.", slot_name(own), word)
        case Scan(number=number):
            return sentence("Radar sur le {}.", "Radar for {}.", number)
        case Stabilize():
            return Text(fr="Stabilisateur pour ce tour.", en="Stabilizer for this turn.")
        case PassOn():
            card = EQUIPMENT_NAMES[Equipment.THERMOS]
            return sentence("Tour passé avec {}.", "Turn skipped with {}.", card)
        case _:
            return describe_action(view, action) or Text(
                fr="Tour passé avec un café.", en="Turn skipped with a coffee."
            )
