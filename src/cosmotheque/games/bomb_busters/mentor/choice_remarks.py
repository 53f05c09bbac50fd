"""Remarks on choices that the game waited for: what they told the others, or did to the sheet."""

from cosmotheque.core.mentor import Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.actions import (
    Action,
    ChooseCard,
    CutMatch,
    DrawLine,
    GiveBack,
    LayHeart,
    MarkWire,
    PlaceToken,
    Tick,
)
from cosmotheque.games.bomb_busters.bots.choices import worth
from cosmotheque.games.bomb_busters.components import COPIES, LIAISONS
from cosmotheque.games.bomb_busters.mentor.choosing import say_row, say_surprise, wire_word
from cosmotheque.games.bomb_busters.mentor.grading import grade_by_rank, grade_of
from cosmotheque.games.bomb_busters.mentor.words import sentence, value_word
from cosmotheque.games.bomb_busters.notation import slot_name, stand_name
from cosmotheque.games.bomb_busters.rules.grids import CELLS
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES
from cosmotheque.games.bomb_busters.view import View

# How much less a choice may be worth, in its own measure, and still be a good one.
STILL_GOOD: dict[type, float] = {
    PlaceToken: 1.0,
    CutMatch: 1.0,
    MarkWire: 1.0,
    GiveBack: COPIES - 1,
    DrawLine: 1.0,
    LayHeart: 3.0,
    ChooseCard: 3.0,
}


def remark_choice(moment: Moment, action: Action) -> Remark | None:
    """The choice beside the one that is worth most; None for a cell whose row does nothing (BOM-82, BOM-83)."""
    view: View = moment.view
    if isinstance(action, Tick) and view.options.mission != "balance":
        return None
    best = max(moment.actions, key=lambda other: worth(view, other))
    lost = worth(view, best) - worth(view, action)
    grade = grade_of(lost) if isinstance(action, Tick) else grade_by_rank(lost, STILL_GOOD[type(action)])
    told = _describe(view, action)
    if grade == Grade.BEST:
        return Remark(grade, told)
    rather = _describe(view, best)
    return Remark(grade, sentence(told, Text(fr=f"Mieux : {rather.fr}", en=f"Better: {rather.en}")), best)


def _describe(view: View, action: Action) -> Text:
    match action:
        case PlaceToken(slot=slot) | CutMatch(slot=slot) | MarkWire(slot=slot):
            name, word, why = slot_name(slot), wire_word(view, slot), say_surprise(view, slot)
            return Text(fr=f"{name} ({word.fr}), {why.fr}.", en=f"{name} ({word.en}), {why.en}.")
        case GiveBack(slot=slot):
            name, word = slot_name(slot), wire_word(view, slot)
            return Text(fr=f"{name} ({word.fr}) rendu.", en=f"{name} ({word.en}) given back.")
        case Tick(cell=cell):
            word = value_word(CELLS[view.options.mission][cell])
            ticked = Text(fr=f"{word.fr}, ligne {cell // 2 + 1}.", en=f"{word.en}, row {cell // 2 + 1}.")
            return sentence(ticked, say_row(view, cell))
        case _:
            return _describe_layout(action)


def _describe_layout(action: Action) -> Text:
    match action:
        case DrawLine(cartouche=cartouche):
            first, second = map(value_word, LIAISONS[cartouche])
            return Text(fr=f"{first.fr}·{second.fr} relié.", en=f"{first.en}·{second.en} joined.")
        case LayHeart(stand=stand):
            return Text(fr=f"Le cœur au support {stand_name(stand)}.", en=f"The heart at stand {stand_name(stand)}.")
        case ChooseCard(number=number):
            card = EQUIPMENT_NAMES[number]
            return Text(fr=f"Carte choisie : {card.fr}.", en=f"Card chosen: {card.en}.")
        case _:
            raise TypeError(f"{action} is no choice that the game waits for.")
