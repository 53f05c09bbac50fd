"""Choices that the game waits for, in advice and remarks: tokens, answers, wires given back."""

from collections.abc import Sequence

from cosmotheque.core.mentor import Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, join, sentence
from cosmotheque.games.bomb_busters.bots.choices import worth
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.components import COPIES
from cosmotheque.games.bomb_busters.mentor.mechanism import describe_action, sayings
from cosmotheque.games.bomb_busters.mentor.thought import grade_by_rank
from cosmotheque.games.bomb_busters.mentor.tokens import describe_token_choice, say_token_choice, say_told, token_word
from cosmotheque.games.bomb_busters.mentor.words import say_better, say_surprise, wire_word
from cosmotheque.games.bomb_busters.model.actions import CutMatch, GiveBack, MarkWire, PlaceToken
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.view.seen import View

# How much less a choice may be worth, in its own measure, and still be a good one: of surprises 1, which is a wire that
# is expected up to three times as often; of wires to give back, less than being spare counts.
STILL_GOOD: dict[type, float] = {
    PlaceToken: 1.0,
    CutMatch: 1.0,
    MarkWire: 1.0,
    GiveBack: COPIES - 1,
}


def say_choice(outlook: Outlook, action: Action, actions: Sequence[Action]) -> Text | None:
    """The reason for a choice; None where the action is none."""
    view = outlook.view
    match action:
        case PlaceToken():
            return _say_token(view, action)
        case CutMatch(slot=slot):
            return _say_match(view, slot, len(actions))
        case MarkWire():
            return _say_mark(view, action, len(actions))
        case GiveBack(slot=slot):
            return _say_give(view, slot)
        case _:
            return say_token_choice(view, action)


def _say_token(view: View, action: PlaceToken) -> Text:
    name, word, why = slot_name(action.slot), token_word(view, action), say_told(view, action)
    return sentence(
        "Posez le jeton {} devant {} : {}, c’est donc celui qui aide le plus l’équipe.",
        "Put the {} token in front of {}: {}, so it helps the team most.",
        word,
        name,
        why,
    )


def _say_match(view: View, slot: Slot, count: int) -> Text:
    name = slot_name(slot)
    if count == 1:
        return sentence(
            "Le détecteur a raison : {} est coupé, il n’y a pas d’autre choix.",
            "The detector is right: {} is cut, there is no other choice.",
            name,
        )
    why = say_surprise(view, slot)
    return sentence(
        "Coupez {} : {}, c’est donc le montrer qui aide le plus.", "Cut {}: {}, so showing it helps most.", name, why
    )


def _say_mark(view: View, action: MarkWire, count: int) -> Text:
    name, why = slot_name(action.slot), say_told(view, action)
    if count == 1:
        return sentence(
            "Aucun ne correspond : le jeton va devant {}, il n’y a pas d’autre choix.",
            "None matches: the token goes in front of {}, there is no other choice.",
            name,
        )
    return sentence(
        "Aucun ne correspond. Marquez {} : {}, c’est donc celui qui aide le plus.",
        "None matches. Mark {}: {}, so it helps most.",
        name,
        why,
    )


def _say_give(view: View, slot: Slot) -> Text:
    name, word = slot_name(slot), wire_word(view, slot)
    return sentence(
        "Rendez {} ({}) : vous saurez où il est, et pourrez le couper si vous en avez un autre.",
        "Give back {} ({}): you will know where it is, and can cut it if you have another one.",
        name,
        word,
    )


def remark_choice(moment: Moment, action: Action) -> Remark | None:
    """The choice beside the one that is worth most; None where all are as good."""
    view: View = moment.view
    if not all(saying.matters(action) for saying in sayings(view)):
        return None
    best = max(moment.actions, key=lambda other: worth(view, other))
    lost = worth(view, best) - worth(view, action)
    grade = _grade(view, action, lost)
    told = _describe(view, action)
    if grade == Grade.BEST:
        return Remark(grade, told)
    return Remark(grade, join(told, say_better(_describe(view, best))), best)


def _grade(view: View, action: Action, lost: float) -> Grade:
    """The grade of a choice: by a mechanism that weighs losses, else by the margin that is still good."""
    grades = (saying.grade(action, lost) for saying in sayings(view))
    return next((grade for grade in grades if grade), None) or grade_by_rank(lost, _still_good(view, action))


def _still_good(view: View, action: Action) -> float:
    """The margin by which a good choice may be worth less than the best; mechanisms set that of their own choices."""
    own = STILL_GOOD.get(type(action))
    if own is not None:
        return own
    return next((saying.still_good(action) for saying in sayings(view) if saying.describe(view, action)), 1.0)


def _describe(view: View, action: Action) -> Text:
    match action:
        case PlaceToken(slot=slot) | MarkWire(slot=slot):
            name, word, why = slot_name(slot), token_word(view, action), say_told(view, action)
            return sentence("{} ({}), {}.", "{} ({}), {}.", name, word, why)
        case CutMatch(slot=slot):
            name, word, why = slot_name(slot), wire_word(view, slot), say_surprise(view, slot)
            return sentence("{} ({}), {}.", "{} ({}), {}.", name, word, why)
        case GiveBack(slot=slot):
            name, word = slot_name(slot), wire_word(view, slot)
            return sentence("{} ({}) rendu.", "{} ({}) given back.", name, word)
        case _:
            told = describe_token_choice(view, action) or describe_action(view, action)
            if told is None:
                raise TypeError(f"{action} is no choice that the game waits for.")
            return told
