"""The certain cut, and the wire that cannot be red."""

from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof, Verdict
from cosmotheque.core.text import Text, said
from cosmotheque.games.bomb_busters.actions import Action, DualCut
from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.components import NUMBERS, RED, YELLOW
from cosmotheque.games.bomb_busters.mentor.cuts import why_sure
from cosmotheque.games.bomb_busters.mentor.words import NEVER, SURE, percent, value_word, values_word
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.rules.stands import wire_at
from cosmotheque.games.bomb_busters.state import Slot
from cosmotheque.games.bomb_busters.view import View

NO_CUT: Final = Verdict(Text("Ce n’est pas une coupe sans outil.", "That is no cut without tools."))


def prove_certain(moment: Moment) -> Proof | None:
    """One wire, and not one whose token says it."""
    view, belief = moment.view, believe(moment.view)
    right = tuple(number for number, cut in enumerate(moment.actions) if _chance(belief, cut) >= SURE)
    wires = {moment.actions[number].target for number in right}
    if len(wires) != 1 or any(wire_at(view, wire).shown for wire in wires):
        return None
    outlook = Outlook(view, LEVELS[5])
    return Proof(right, tuple(_on_certainty(outlook, action) for action in moment.actions))


def prove_no_red(moment: Moment) -> Proof | None:
    """All wires but one can be red, and no cut is certain."""
    view, belief = moment.view, believe(moment.view)
    cuts = [action for action in moment.actions if isinstance(action, DualCut)]
    wires = {cut.target for cut in cuts}
    harmless = {wire for wire in wires if belief.chances(wire)[RED] <= NEVER}
    if len(wires) < 2 or len(harmless) != 1 or any(_chance(belief, cut) >= SURE for cut in cuts):
        return None
    right = tuple(
        number
        for number, action in enumerate(moment.actions)
        if _chance(belief, action) > NEVER and action.target in harmless
    )
    if not right:
        return None
    return Proof(right, tuple(_on_red(view, belief, action) for action in moment.actions))


def _chance(belief: Belief, action: Action) -> float:
    """How likely a cut without tools is to succeed; other actions are none."""
    return belief.chances(action.target)[action.value] if isinstance(action, DualCut) else 0.0


def _on_certainty(outlook: Outlook, action: Action) -> Verdict:
    if not isinstance(action, DualCut):
        return NO_CUT
    name, word, chance = slot_name(action.target), value_word(action.value), _chance(outlook.belief, action)
    if chance >= SURE:
        why = why_sure(outlook, action.target, action.value)
        told = said("Oui : {} est forcément {}, {}.", "Yes: {} must be {}, {}.", name, word, why)
    else:
        told = _doubt(outlook.belief, action)
    return Verdict(told, _point(action.target))


def _doubt(belief: Belief, cut: DualCut) -> Text:
    """How likely a cut is, and what else the wire can be."""
    name, word = slot_name(cut.target), value_word(cut.value)
    chances = belief.chances(cut.target)
    others = values_word(_likeliest(chances, cut.value))
    if chances[cut.value] <= NEVER:
        return said("{} ne peut pas être {}.", "{} cannot be {}.", name, word)
    return said(
        "{} est {} dans {} des donnes possibles, mais peut être {}.",
        "{} is {} in {} of the possible deals, but it can be {}.",
        name,
        word,
        percent(chances[cut.value]),
        others,
    )


def _likeliest(chances: list[float], but: int) -> list[int]:
    """What a wire can be instead: the two likeliest values, and red wherever it is possible."""
    possible = [value for value in (*NUMBERS, YELLOW, RED) if value != but and chances[value] > NEVER]
    best = sorted(possible, key=lambda value: -chances[value])[:2]
    return sorted({*best, *([RED] if RED in possible else [])})


def _on_red(view: View, belief: Belief, action: Action) -> Verdict:
    if not isinstance(action, DualCut):
        return NO_CUT
    name, risk = slot_name(action.target), belief.chances(action.target)[RED]
    if risk > NEVER:
        told = said(
            "{} est rouge dans {} des donnes possibles.", "{} is red in {} of the possible deals.", name, percent(risk)
        )
    elif _chance(belief, action) <= NEVER:
        told = said(
            "C’est le bon fil, mais il ne peut pas être {}.",
            "That is the wire, but it cannot be {}.",
            value_word(action.value),
        )
    else:
        told = said("Oui : dans aucune donne possible {} n’est rouge.", "Yes: in no possible deal is {} red.", name)
    return Verdict(told, _point(action.target))


def _point(slot: Slot) -> tuple[str, ...]:
    return (f"{slot.stand}.{slot.place}",)
