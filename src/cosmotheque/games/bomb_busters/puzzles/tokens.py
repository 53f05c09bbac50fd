"""The token that tells most: after it the fewest deals are possible for a viewer of only the table."""

from typing import Final

from msgspec.structs import replace

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof, Verdict
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.components import UNSEEN, value_of
from cosmotheque.games.bomb_busters.mentor.words import a_number
from cosmotheque.games.bomb_busters.model.actions import PlaceToken
from cosmotheque.games.bomb_busters.model.wires import Slot, Stand
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.puzzles.knowing import points_at
from cosmotheque.games.bomb_busters.view.seen import View

CLEARLY: Final = 1.15  # times as many deals as with the best token; less is no difference to think about
SMALLEST: Final = 0.001  # share of the deals that is told by its number
RIGHT: Final = Text(
    "Oui : {} en {} laisse {} des donnes possibles, moins que tout autre jeton.",
    "Yes: {} at {} leaves {} of the possible deals, fewer than any other token.",
)
WRONG: Final = Text(
    "Avec {} en {}, il reste {} des donnes possibles ; un autre jeton en exclut plus.",
    "With {} at {}, {} of the possible deals are left; another token rules out more.",
)


def prove_token(moment: Moment) -> Proof | None:
    if not all(isinstance(action, PlaceToken) for action in moment.actions):
        return None
    view: View = moment.view
    left = shares_left(moment)
    best, second = sorted(left)[:2]
    if second < CLEARLY * best:
        return None
    right = left.index(best)
    sentences = [RIGHT if number == right else WRONG for number in range(len(left))]
    told = (
        _verdict(view, action.slot, sentence, share)
        for action, sentence, share in zip(moment.actions, sentences, left, strict=True)
    )
    return Proof((right,), tuple(told))


def shares_left(moment: Moment) -> list[float]:
    """The share of the deals that each token leaves, by action."""
    before = deals(moment.view)
    return [deals_after(moment.view, action.slot) / before for action in moment.actions]


def difficulty(moment: Moment) -> float:
    """The share of wrong answers, if a token that leaves half the deals of another is taken four times as often."""
    telling = [share**-2 for share in shares_left(moment)]
    return 1 - max(telling) / sum(telling)


def deals_after(view: View, slot: Slot) -> float:
    """The deals that are left if the token of an own wire lies there."""
    own = view.stands[slot.stand]
    wires = list(own.wires)
    wires[slot.place] = replace(wires[slot.place], shown=value_of(wires[slot.place].code))
    stands = list(view.stands)
    stands[slot.stand] = replace(own, wires=tuple(wires))
    return deals(replace(view, stands=tuple(stands)))


def deals(view: View) -> float:
    """The number of deals that a viewer of only the table can imagine, up to a factor that all views have."""
    return Belief(replace(view, seat=None, stands=tuple(map(_hide_wires, view.stands)))).total


def _hide_wires(stand: Stand) -> Stand:
    """The stand as seen by a viewer of only the table."""
    return replace(stand, wires=tuple(wire if wire.cut else replace(wire, code=UNSEEN) for wire in stand.wires))


def _verdict(view: View, slot: Slot, sentence: Text, share: float) -> Verdict:
    number = a_number(value_of(view.stands[slot.stand].wires[slot.place].code))
    return Verdict(sentence.filled(number, slot_name(slot), _percent(share)), points_at([slot]))


def _percent(share: float) -> Text:
    """The share with one digit behind the point: the shares of tokens differ by little."""
    if share < SMALLEST:
        return Text("moins de 0,1\u202f%", "less than 0.1%")
    written = f"{100 * share:.1f}"
    return Text(f"{written.replace('.', ',')}\u202f%", f"{written}%")
