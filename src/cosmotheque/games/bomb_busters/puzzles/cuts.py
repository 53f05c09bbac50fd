"""The certain cut, and the only wire that can be cut without risking red."""

from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof, Verdict
from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.mentor.words import percent, value_word
from cosmotheque.games.bomb_busters.model.actions import DualCut
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.puzzles.knowing import (
    is_seen,
    points_at,
    possible_values,
    values_in_words,
    why_certain,
)
from cosmotheque.games.bomb_busters.view.seen import View

TEMPTING: Final = 3
"""Other wires that may be worth a cut: with fewer there is nothing to choose from."""
READERS: Final = (2, 6, 20, 60)
"""The deals that each reader pictures who looks for a wire that cannot be red."""
NO_CUT: Final = Verdict(Text("Il faut une coupe sans outil.", "Find a cut without tools."))


class Wires:
    """The wires that can be pointed at, what each can be, and what can be announced."""

    def __init__(self, moment: Moment) -> None:
        self.view: View = moment.view
        self.belief: Belief = believe(moment.view)
        cuts = [action for action in moment.actions if isinstance(action, DualCut)]
        self.can_be = {slot: possible_values(self.belief, slot) for slot in dict.fromkeys(cut.target for cut in cuts)}
        values = {cut.value for cut in cuts}
        self.hoped = {slot: [value for value in can_be if value in values] for slot, can_be in self.can_be.items()}

    @property
    def hopeful(self) -> list[Slot]:
        """The wires that can be of a value that can be announced."""
        return [slot for slot, hoped in self.hoped.items() if hoped]

    @property
    def certain(self) -> list[Slot]:
        return [slot for slot, can_be in self.can_be.items() if len(can_be) == 1 and self.hoped[slot]]


def prove_certain(moment: Moment) -> Proof | None:
    """The proof that one wire is certain, which is not known at a glance."""
    wires = Wires(moment)
    if len(wires.certain) != 1:
        return None
    slot = wires.certain[0]
    value = wires.hoped[slot][0]
    tempting = [other for other in wires.hopeful if other != slot]
    if is_seen(wires.view, slot, value) or len(tempting) < TEMPTING:
        return None
    right = _numbers(moment, slot, [value])
    why = why_certain(wires.view, slot, value)
    told = sentence(
        "Oui : {} est forcément {}. {}.",
        "Yes: {} must be {}. {}.",
        slot_name(slot),
        value_word(value),
        _capitalize(why),
    )
    yes = Verdict(told, points_at([slot]))
    doubts = {other: Verdict(_doubt(other, can_be), points_at([other])) for other, can_be in wires.can_be.items()}
    verdicts = [doubts[one.target] if isinstance(one, DualCut) else NO_CUT for one in moment.actions]
    return Proof(right, _with(verdicts, right, yes))


def prove_no_red(moment: Moment) -> Proof | None:
    """The proof that one cut cannot be red: nothing is certain, and all other wires that can match can be red."""
    wires = Wires(moment)
    harmless = [slot for slot in wires.hopeful if RED not in wires.can_be[slot]]
    if wires.certain or len(harmless) != 1 or len(wires.hopeful) <= TEMPTING:
        return None
    slot = harmless[0]
    right = _numbers(moment, slot, wires.hoped[slot])
    told = sentence(
        "Oui : {} peut être {}, jamais rouge.", "Yes: {} can be {}, never red.", slot_name(slot), _can_be(wires, slot)
    )
    verdicts = [_on_red(wires, slot, action) for action in moment.actions]
    return Proof(right, _with(verdicts, right, Verdict(told, points_at([slot]))))


def difficulty(moment: Moment) -> float:
    """The share of readers that cut another wire: one that is red in no deal they picture seems harmless."""
    wires = Wires(moment)
    harmless = [1 - wires.belief.chances(slot)[RED] for slot in wires.hopeful]
    return sum(1 - 1 / sum(chance**pictured for chance in harmless) for pictured in READERS) / len(READERS)


def _numbers(moment: Moment, slot: Slot, values: list[int]) -> tuple[int, ...]:
    """The numbers of cuts that announce one of the values at a wire, with any own wire."""
    return tuple(
        number
        for number, one in enumerate(moment.actions)
        if isinstance(one, DualCut) and one.target == slot and one.value in values
    )


def _with(verdicts: list[Verdict], right: tuple[int, ...], yes: Verdict) -> tuple[Verdict, ...]:
    return tuple(yes if number in right else verdict for number, verdict in enumerate(verdicts))


def _doubt(slot: Slot, can_be: list[int]) -> Text:
    name, words = slot_name(slot), values_in_words(can_be)
    if len(can_be) == 1:
        return sentence("Non : {} est forcément {}.", "No: {} must be {}.", name, words)
    return sentence("Pas forcément : {} peut être {}.", "Not for certain: {} can be {}.", name, words)


def _on_red(wires: Wires, harmless: Slot, action: Action) -> Verdict:
    if not isinstance(action, DualCut):
        return NO_CUT
    slot = action.target
    name = slot_name(slot)
    if slot == harmless:
        told = sentence(
            "C’est le bon fil, mais il ne peut pas être {}.",
            "That is the wire, but it cannot be {}.",
            value_word(action.value),
        )
    elif wires.can_be[slot] == [RED]:
        told = sentence("{} est forcément rouge.", "{} must be red.", name)
    elif RED in wires.can_be[slot]:
        risk = percent(wires.belief.chances(slot)[RED])
        told = sentence(
            "{} est rouge dans {} des donnes possibles.", "{} is red in {} of the possible deals.", name, risk
        )
    else:
        told = sentence("{} ne peut être que {}.", "{} can only be {}.", name, _can_be(wires, slot))
    return Verdict(told, points_at([slot]))


def _can_be(wires: Wires, slot: Slot) -> Text:
    return values_in_words(wires.can_be[slot])


def _capitalize(text: Text) -> Text:
    """The text with a capital."""
    return Text(text.fr[0].upper() + text.fr[1:], text.en[0].upper() + text.en[1:])
