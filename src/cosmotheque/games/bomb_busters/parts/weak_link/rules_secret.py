"""Roles and constraints that a seat may imagine, drawn apart from the wires (BOM-356).

They are independent of the wires, so that a draw of both is a draw of each. The knowledge of a seat excludes roles and
constraints for certain; among the others, a seat that has announced many values is the likelier to be bound the more of
them just happen to keep a constraint: each does so by chance about every second time.
"""

from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.parts.constraints.data import GENTLE, Letter
from cosmotheque.games.bomb_busters.parts.constraints.rules import lets_pass
from cosmotheque.games.bomb_busters.parts.weak_link.data import Link

Suspicion = tuple[Seat, Letter]


def could_be(link: Link, seat: Seat, letter: Letter) -> bool:
    """True if nothing that all know speaks against it: values that the seat has said, or accusations (BOM-3406)."""
    if any(not lets_pass(letter, value) for value in link.said[seat]):
        return False
    return all(one.accuser != seat and (one.seat, one.letter) != (seat, letter) for one in link.wrong)


def suspicions(link: Link, seat: Seat | None) -> dict[Suspicion, float]:
    """The chance of each seat and constraint, as seen by a seat that is not the weak link itself."""
    seen = {letter for letter in link.letters if letter is not None}
    weights = {
        (other, letter): 2.0 ** len(link.said[other])
        for other in map(Seat, range(len(link.said)))
        for letter in GENTLE
        if other != seat and letter not in seen and could_be(link, other, letter)
    }
    total = sum(weights.values())
    return {suspicion: weight / total for suspicion, weight in weights.items()}


def draw_link(link: Link, seat: Seat | None, rng: Random) -> Link:
    """The secret filled in as a seat may imagine it."""
    if link.ended:
        return link
    letters = list(link.letters)
    culprit = link.seat
    if culprit == NOBODY:
        found = suspicions(link, seat)
        culprit, letter = rng.choices(list(found), list(found.values()))[0]
        letters[culprit] = letter
    free = [letter for letter in GENTLE if letter not in letters]
    rng.shuffle(free)
    return replace(link, seat=culprit, letters=tuple(free.pop() if one is None else one for one in letters))
