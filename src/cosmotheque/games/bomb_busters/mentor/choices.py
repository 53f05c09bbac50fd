"""Choices that the game waits for, in advice and remarks: tokens, answers, wires given back, cells, lines, hearts."""

from collections.abc import Sequence

from cosmotheque.core.mentor import Grade, Remark, grade_of
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, joined, said
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
from cosmotheque.games.bomb_busters.components import COPIES
from cosmotheque.games.bomb_busters.mentor.mechanism import described
from cosmotheque.games.bomb_busters.mentor.thought import LOST, grade_by_rank
from cosmotheque.games.bomb_busters.mentor.words import rather, say_surprise, value_word, wire_word
from cosmotheque.games.bomb_busters.notation import slot_name, stand_name
from cosmotheque.games.bomb_busters.rules.mechanisms.grids import row_effect, row_of, sheet_of
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
            first, second = map(value_word, sheet_of(view).cells[2 * cartouche : 2 * cartouche + 2])
            return said(
                "Reliez {}·{} : ceux qui ont le moins à couper y gagnent le plus.",
                "Join {}·{}: those who have least to cut gain most by it.",
                first,
                second,
            )
        case LayHeart(stand=stand):
            name = stand_name(stand)
            return said(
                "Mettez le cœur à côté du support {} : c’est là que votre partenaire en saura le plus.",
                "Lay the heart at stand {}: there your partner knows most.",
                name,
            )
        case ChooseCard(number=number):
            card = EQUIPMENT_NAMES[number]
            return said("Prenez {} : rien ne sert davantage à deux.", "Take {}: nothing helps two players more.", card)
        case _:
            return None


def _say_token(view: View, slot: Slot) -> Text:
    name, word, why = slot_name(slot), wire_word(view, slot), say_surprise(view, slot)
    return said(
        "Posez le jeton {} devant {} : {}, c’est donc lui qui en dit le plus.",
        "Put the {} token in front of {}: {}, so it tells most.",
        word,
        name,
        why,
    )


def _say_match(view: View, slot: Slot, count: int) -> Text:
    name = slot_name(slot)
    if count == 1:
        return said(
            "Le détecteur a raison : {} est coupé, il n’y a pas d’autre choix.",
            "The detector is right: {} is cut, there is no other choice.",
            name,
        )
    why = say_surprise(view, slot)
    return said("Coupez {} : {}, le montrer en dit donc le plus.", "Cut {}: {}, so showing it tells most.", name, why)


def _say_mark(view: View, slot: Slot, count: int) -> Text:
    name, why = slot_name(slot), say_surprise(view, slot)
    if count == 1:
        return said(
            "Aucun ne correspond : le jeton va devant {}, il n’y a pas d’autre choix.",
            "None matches: the token goes in front of {}, there is no other choice.",
            name,
        )
    return said(
        "Aucun ne correspond : marquez {}, {}, cela en dit le plus.",
        "None matches: mark {}, {}, that tells most.",
        name,
        why,
    )


def _say_give(view: View, slot: Slot) -> Text:
    name, word = slot_name(slot), wire_word(view, slot)
    return said(
        "Rendez {} ({}) : vous saurez où il est, et pourrez le couper si vous en avez un autre.",
        "Give back {} ({}): you will know where it is, and can cut it if you have another one.",
        name,
        word,
    )


def _say_tick(view: View, cell: int) -> Text:
    word = value_word(sheet_of(view).cells[cell])
    row = row_of(view, cell) + 1
    ticked = said("Cochez {} dans la ligne {}.", "Tick {} in row {}.", word, row)
    return joined(ticked, _say_row(view, cell)) if sheet_of(view).effects else ticked


def _say_row(view: View, cell: int) -> Text | None:
    """BOM-81: what the row does to the detonator."""
    by = row_effect(view, cell)
    if view.grid is None or cell ^ 1 not in view.grid.ticked:
        return Text(fr="La ligne reste ouverte.", en="The row stays open.")
    if by == 0:
        return None
    where = view.detonator + by
    return said(
        "La ligne est complète : le détonateur passe à {}.", "The row is complete: the detonator goes to {}.", where
    )


def remark_choice(moment: Moment, action: Action) -> Remark | None:
    """The choice beside the one that is worth most; None for a cell whose row does nothing (BOM-82, BOM-83)."""
    view: View = moment.view
    if isinstance(action, Tick) and not sheet_of(view).effects:
        return None
    best = max(moment.actions, key=lambda other: worth(view, other))
    lost = worth(view, best) - worth(view, action)
    grade = grade_of(lost, LOST) if isinstance(action, Tick) else grade_by_rank(lost, STILL_GOOD.get(type(action), 1.0))
    told = _describe(view, action)
    if grade == Grade.BEST:
        return Remark(grade, told)
    return Remark(grade, joined(told, rather(_describe(view, best))), best)


def _describe(view: View, action: Action) -> Text:
    match action:
        case PlaceToken(slot=slot) | CutMatch(slot=slot) | MarkWire(slot=slot):
            name, word, why = slot_name(slot), wire_word(view, slot), say_surprise(view, slot)
            return said("{} ({}), {}.", "{} ({}), {}.", name, word, why)
        case GiveBack(slot=slot):
            name, word = slot_name(slot), wire_word(view, slot)
            return said("{} ({}) rendu.", "{} ({}) given back.", name, word)
        case Tick(cell=cell):
            word, row = value_word(sheet_of(view).cells[cell]), row_of(view, cell) + 1
            ticked = said("{}, ligne {}.", "{}, row {}.", word, row)
            return joined(ticked, _say_row(view, cell))
        case _:
            return _describe_layout(view, action)


def _describe_layout(view: View, action: Action) -> Text:
    match action:
        case DrawLine(cartouche=cartouche):
            first, second = map(value_word, sheet_of(view).cells[2 * cartouche : 2 * cartouche + 2])
            return said("{}·{} relié.", "{}·{} joined.", first, second)
        case LayHeart(stand=stand):
            return said("Le cœur à côté du support {}.", "The heart at stand {}.", stand_name(stand))
        case ChooseCard(number=number):
            card = EQUIPMENT_NAMES[number]
            return said("Carte choisie : {}.", "Card chosen: {}.", card)
        case _:
            told = described(view, action)
            if told is None:
                raise TypeError(f"{action} is no choice that the game waits for.")
            return told
