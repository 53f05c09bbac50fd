"""Remarks on equipment that was no part of a cut: whether it was needed, and whether it told enough."""

from typing import Final

from cosmotheque.core.mentor import Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.actions import (
    Action,
    Coffee,
    Label,
    PassOn,
    PostIt,
    Recharge,
    Rewind,
    TurnUp,
)
from cosmotheque.games.bomb_busters.bots.helping import DESPERATE, TOUCHY, help_now, should_rewind, told_by
from cosmotheque.games.bomb_busters.mentor.choosing import say_surprise, wire_word
from cosmotheque.games.bomb_busters.mentor.grading import grade_by_rank
from cosmotheque.games.bomb_busters.mentor.helps import describe_help
from cosmotheque.games.bomb_busters.mentor.thinking import think
from cosmotheque.games.bomb_busters.mentor.words import sentence
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.rules.equipment import right_of
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES
from cosmotheque.games.bomb_busters.view import View

STILL_GOOD: Final = 1.0  # how much less a post-it or a label may tell
SAFE_CUT: Final = Text(fr="Une coupe sans risque était là.", en="There was a cut without risk.")
RISKY: Final = Text(fr="Sans lui, il fallait prendre un risque.", en="Without it a risk had to be taken.")
LATER: Final = Text(fr="La suite en devenait plus sûre.", en="What came after it became safer.")
SMALL: Final = Text(fr="Le risque était faible : on aurait pu le garder.", en="The risk was small: it could be kept.")


def remark_equipment(moment: Moment, action: Action) -> Remark | None:
    """Cards and bonuses by what they do; those that help a risky turn by how risky it was."""
    view: View = moment.view
    match action:
        case Rewind():
            told = Text(fr="Rembobineur : une erreur de plus est permise.", en="Rewinder: one more mistake is allowed.")
            return Remark(Grade.BEST if should_rewind(view) else Grade.DUBIOUS, told)
        case Recharge(seats=seats):
            told = Text(
                fr=f"Piles de secours ; doubles détecteurs rechargés : {len(seats)}.",
                en=f"Emergency batteries; double detectors recharged: {len(seats)}.",
            )
            full = len(seats) == 2 or action == help_now(view, moment.actions)
            return Remark(Grade.BEST if full else Grade.GOOD, told)
        case TurnUp(number=number):
            what = EQUIPMENT_NAMES.get(number, Text(fr="un double détecteur", en="a double detector"))
            return Remark(
                Grade.BEST, Text(fr=f"Bonus, pour faire resservir {what.fr}.", en=f"Bonus: {what.en} can serve again.")
            )
        case PostIt() | Label():
            return _remark_showing(moment, action)
        case _:
            return _remark_help(moment, action)


def _remark_showing(moment: Moment, action: PostIt | Label) -> Remark:
    view: View = moment.view
    best: PostIt | Label = max(
        (other for other in moment.actions if isinstance(other, type(action))), key=lambda other: told_by(view, other)
    )
    grade = grade_by_rank(told_by(view, best) - told_by(view, action), STILL_GOOD)
    told = _describe_showing(view, action)
    if grade == Grade.BEST:
        return Remark(grade, told)
    rather = _describe_showing(view, best)
    return Remark(grade, sentence(told, Text(fr=f"Mieux : {rather.fr}", en=f"Better: {rather.en}")), best)


def _describe_showing(view: View, action: PostIt | Label) -> Text:
    name = slot_name(action.slot)
    if isinstance(action, PostIt):
        word, why = wire_word(view, action.slot), say_surprise(view, action.slot)
        return Text(fr=f"Post-it {name} ({word.fr}), {why.fr}.", en=f"Post-it {name} ({word.en}), {why.en}.")
    sign, other = "=" if action.equal else "≠", slot_name(right_of(action.slot))
    return Text(fr=f"Étiquette : {name} {sign} {other}.", en=f"Label: {name} {sign} {other}.")


def _remark_help(moment: Moment, action: Action) -> Remark | None:
    """Walkie-talkies, radar, stabilizer, thermos and coffee: for a turn without a safe cut."""
    view: View = moment.view
    told = describe_help(view, action)
    if moment.seat != view.active or view.tasks:
        return Remark(Grade.GOOD, told)
    thought = think(moment)
    risk = min(plan.risk for plan in thought.found if not plan.stabilize)
    rather = thought.intention[0]
    if action == rather:
        return Remark(Grade.BEST, sentence(told, RISKY if risk > 0 else LATER))
    if risk <= 0 and type(action) is not type(rather):
        return Remark(Grade.DUBIOUS, sentence(told, SAFE_CUT), rather)
    enough = DESPERATE if isinstance(action, PassOn | Coffee) else TOUCHY
    return Remark(Grade.GOOD, sentence(told, RISKY if risk > enough else SMALL if risk > 0 else LATER))
