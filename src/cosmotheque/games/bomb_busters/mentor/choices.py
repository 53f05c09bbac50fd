"""Choices that the game waits for, in advice and remarks: tokens, answers, wires given back, cells, lines, hearts."""

from collections.abc import Sequence

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
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.components import BALANCE, COPIES, LIAISONS
from cosmotheque.games.bomb_busters.mentor.thought import grade_by_rank, grade_of
from cosmotheque.games.bomb_busters.mentor.words import NOTHING, rather, say_surprise, sentence, value_word, wire_word
from cosmotheque.games.bomb_busters.notation import slot_name, stand_name
from cosmotheque.games.bomb_busters.rules.grids import CELLS, row_of
from cosmotheque.games.bomb_busters.state import Slot
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES
from cosmotheque.games.bomb_busters.view import View

# How much less a choice may be worth, in its own measure, and still be a good one: of surprises 1, which is a wire that
# is expected up to three times as often; of wires to give back, less than being spare counts; of lines, one value in
# one hand; of hearts, one shown wire; of cards, the four favourites.
STILL_GOOD: dict[type, float] = {
    PlaceToken: 1.0,
    CutMatch: 1.0,
    MarkWire: 1.0,
    GiveBack: COPIES - 1,
    DrawLine: 1.0,
    LayHeart: 3.0,
    ChooseCard: 3.0,
}


def say_choice(outlook: Outlook, action: Action, actions: Sequence[Action]) -> Text | None:
    """Why this choice; None where the action is none."""
    view = outlook.view
    match action:
        case PlaceToken(slot=slot):
            return _say_token(view, slot)
        case CutMatch(slot=slot):
            return _say_match(view, slot, len(actions))
        case MarkWire(slot=slot):
            return _say_mark(view, slot, len(actions))
        case GiveBack(slot=slot):
            return _say_give(view, slot)
        case Tick(cell=cell):
            return _say_tick(view, cell)
        case DrawLine(cartouche=cartouche):
            first, second = map(value_word, LIAISONS[cartouche])
            return Text(
                fr=f"Reliez {first.fr}·{second.fr} : les mains qui ont le moins à couper y gagnent le plus.",
                en=f"Join {first.en}·{second.en}: the hands that have least to cut gain most by it.",
            )
        case LayHeart(stand=stand):
            name = stand_name(stand)
            return Text(
                fr=f"Le cœur au support {name} : il montre le plus à votre partenaire.",
                en=f"The heart to stand {name}: it shows your partner most.",
            )
        case ChooseCard(number=number):
            card = EQUIPMENT_NAMES[number]
            return Text(
                fr=f"Prenez {card.fr} : rien ne sert davantage à deux.",
                en=f"Take {card.en}: nothing helps two players more.",
            )
        case _:
            return None


def _say_token(view: View, slot: Slot) -> Text:
    name, word, why = slot_name(slot), wire_word(view, slot), say_surprise(view, slot)
    return Text(
        fr=f"Posez le jeton {word.fr} devant {name} : {why.fr}, c'est donc lui qui en dit le plus.",
        en=f"Put the {word.en} token in front of {name}: {why.en}, so it tells most.",
    )


def _say_match(view: View, slot: Slot, count: int) -> Text:
    name = slot_name(slot)
    if count == 1:
        return Text(
            fr=f"Le détecteur a raison : {name} est coupé, il n'y a pas d'autre choix.",
            en=f"The detector is right: {name} is cut, there is no other choice.",
        )
    why = say_surprise(view, slot)
    return Text(
        fr=f"Coupez {name} : {why.fr}, le montrer en dit donc le plus.",
        en=f"Cut {name}: {why.en}, so showing it tells most.",
    )


def _say_mark(view: View, slot: Slot, count: int) -> Text:
    name, why = slot_name(slot), say_surprise(view, slot)
    if count == 1:
        return Text(
            fr=f"Aucun ne correspond : le jeton va devant {name}, il n'y a pas d'autre choix.",
            en=f"None matches: the token goes in front of {name}, there is no other choice.",
        )
    return Text(
        fr=f"Aucun ne correspond : marquez {name}, {why.fr}, cela en dit le plus.",
        en=f"None matches: mark {name}, {why.en}, that tells most.",
    )


def _say_give(view: View, slot: Slot) -> Text:
    name, word = slot_name(slot), wire_word(view, slot)
    return Text(
        fr=f"Rendez {name} ({word.fr}) : vous saurez où il est, et pourrez le couper si vous en avez un autre.",
        en=f"Give back {name} ({word.en}): you will know where it is, and can cut it if you have another one.",
    )


def _say_tick(view: View, cell: int) -> Text:
    mission = view.options.mission
    word = value_word(CELLS[mission][cell])
    row = row_of(view, cell) + 1
    ticked = Text(fr=f"Cochez {word.fr} dans la ligne {row}.", en=f"Tick {word.en} in row {row}.")
    return sentence(ticked, _say_row(view, cell)) if mission == "balance" else ticked


def _say_row(view: View, cell: int) -> Text:
    """BOM-81: what the row does to the detonator."""
    by = BALANCE[row_of(view, cell)][2]
    if view.grid is None or cell ^ 1 not in view.grid.ticked:
        return Text(fr="La ligne reste ouverte.", en="The row stays open.")
    if by == 0:
        return NOTHING
    where = view.detonator + by
    return Text(
        fr=f"La ligne est complète : le détonateur passe à {where}.",
        en=f"The row is complete: the detonator goes to {where}.",
    )


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
    return Remark(grade, sentence(told, rather(_describe(view, best))), best)


def _describe(view: View, action: Action) -> Text:
    match action:
        case PlaceToken(slot=slot) | CutMatch(slot=slot) | MarkWire(slot=slot):
            name, word, why = slot_name(slot), wire_word(view, slot), say_surprise(view, slot)
            return Text(fr=f"{name} ({word.fr}), {why.fr}.", en=f"{name} ({word.en}), {why.en}.")
        case GiveBack(slot=slot):
            name, word = slot_name(slot), wire_word(view, slot)
            return Text(fr=f"{name} ({word.fr}) rendu.", en=f"{name} ({word.en}) given back.")
        case Tick(cell=cell):
            word, row = value_word(CELLS[view.options.mission][cell]), row_of(view, cell) + 1
            ticked = Text(fr=f"{word.fr}, ligne {row}.", en=f"{word.en}, row {row}.")
            return sentence(ticked, _say_row(view, cell))
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
