"""The parts that a mission of a player may take, with the fields that its file gives.

Not among them is what follows from the rest of a mission, and what needs a whole script of spoken lines.
"""

from collections.abc import Callable
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

import msgspec

from cosmotheque.games.bomb_busters.components import RED, YELLOW
from cosmotheque.games.bomb_busters.missions.m10 import timer
from cosmotheque.games.bomb_busters.model.kinds import Part
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce
from cosmotheque.games.bomb_busters.parts.bunker.data import Bunker
from cosmotheque.games.bomb_busters.parts.called.data import Called
from cosmotheque.games.bomb_busters.parts.carrier.data import Carrying
from cosmotheque.games.bomb_busters.parts.challenges.data import Nope
from cosmotheque.games.bomb_busters.parts.clues.data import Clues
from cosmotheque.games.bomb_busters.parts.common_constraint.data import CommonConstraint
from cosmotheque.games.bomb_busters.parts.face_down.data import FaceDown
from cosmotheque.games.bomb_busters.parts.free_order.data import FreeOrder
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import HiddenNumbers
from cosmotheque.games.bomb_busters.parts.like_red.data import LikeRed
from cosmotheque.games.bomb_busters.parts.locks.data import Locks
from cosmotheque.games.bomb_busters.parts.open_cards.data import OpenCards
from cosmotheque.games.bomb_busters.parts.outward.data import Outward
from cosmotheque.games.bomb_busters.parts.own_cards.data import OwnCards
from cosmotheque.games.bomb_busters.parts.own_constraints.data import OwnConstraints
from cosmotheque.games.bomb_busters.parts.oxygen.data import Air
from cosmotheque.games.bomb_busters.parts.robots.data import Lineup, Score
from cosmotheque.games.bomb_busters.parts.roles.data import Role
from cosmotheque.games.bomb_busters.parts.sequences.data import Line
from cosmotheque.games.bomb_busters.parts.sums.data import Sums
from cosmotheque.games.bomb_busters.parts.targets.data import Targets
from cosmotheque.games.bomb_busters.parts.tripwires.data import Tripwires
from cosmotheque.games.bomb_busters.parts.weak_link.data import WeakLink
from cosmotheque.games.bomb_busters.parts.windfall.data import Windfall
from cosmotheque.games.bomb_busters.parts.x_wires.data import XWires

Cite: TypeAlias = Callable[[int], str]
"""The id of one of the mission's own rules, by its number from 1."""
RuleNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=30)]
Tokens: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=40)]


class Taken(msgspec.Struct, frozen=True):
    """A part as a file takes it. Only one of those that use the same cards, `USES`, can be in a mission.

    One that plays with `ALL_NUMBERS` wants all blue wires from 1 to 12.
    """

    USES: ClassVar[str] = ""
    ALL_NUMBERS: ClassVar[bool] = False

    @property
    def brings_cards(self) -> bool:
        """True if the equipment comes up by this part, later than at the setup."""
        return False

    def make(self, cite: Cite) -> Part:
        """The part of the record."""
        raise NotImplementedError


class Plain(Taken, frozen=True):
    """A part without fields."""

    PART: ClassVar[type[Part]]

    def make(self, cite: Cite) -> Part:
        return self.PART()


class Bringing(Plain, frozen=True):
    """A part without fields by which the equipment comes up."""

    USES = "equipment"
    ALL_NUMBERS = True

    @property
    def brings_cards(self) -> bool:
        return True


class TakenAtOnce(Taken, frozen=True):
    """A number drawn at random; once it is done the equipment comes up, or `deck` number cards bring tokens."""

    USES = "equipment"
    ALL_NUMBERS = True
    KINDS: ClassVar = {"number": 0, "yellow": YELLOW, "red": RED}

    target: Literal["number", "yellow", "red"] = "number"
    last: bool = False
    shows: bool = False
    deck: Annotated[int, msgspec.Meta(ge=0, le=11)] = 0
    rule: RuleNumber = 1

    @property
    def brings_cards(self) -> bool:
        return self.target == "number" and not self.deck

    def make(self, cite: Cite) -> Part:
        rule = cite(self.rule)
        return AtOnce(rule, rule, self.KINDS[self.target], self.last, self.shows, self.deck)


class TakenBunker(Plain, frozen=True):
    USES = "constraints"
    ALL_NUMBERS = True
    PART = Bunker


class TakenCalled(Taken, frozen=True):
    USES = "number cards"
    ALL_NUMBERS = True

    way: Literal["named", "radar", "volunteers"] = "named"

    def make(self, cite: Cite) -> Part:
        return {"named": Called(5100), "radar": Called(1800, radar=True), "volunteers": Called(4500, volunteers=True)}[
            self.way
        ]


class TakenCarrier(Taken, frozen=True):
    USES = "the robot"
    ALL_NUMBERS = True

    for_two: Annotated[int, msgspec.Meta(ge=1, le=6)] = 5
    for_three_or_four: Annotated[int, msgspec.Meta(ge=1, le=6)] = 4
    for_five: Annotated[int, msgspec.Meta(ge=1, le=6)] = 3

    def make(self, cite: Cite) -> Part:
        return Carrying(self.for_two, self.for_three_or_four, self.for_five)


class TakenChallenges(Plain, frozen=True):
    USES = "number cards"
    ALL_NUMBERS = True
    PART = Nope


class TakenClues(Plain, frozen=True):
    ALL_NUMBERS = True
    PART = Clues


class TakenCommonConstraint(Taken, frozen=True):
    USES = "constraints"
    ALL_NUMBERS = True

    changes: Literal["captain", "complete", "paired"] = "captain"
    rule: RuleNumber = 1

    def make(self, cite: Cite) -> Part:
        return CommonConstraint(cite(self.rule), self.changes)


class TakenFaceDown(Bringing, frozen=True):
    PART = FaceDown


class TakenFreeOrder(Plain, frozen=True):
    PART = FreeOrder


class TakenHiddenNumbers(Plain, frozen=True):
    USES = "number cards"
    ALL_NUMBERS = True
    PART = HiddenNumbers


class TakenLikeRed(Bringing, frozen=True):
    PART = LikeRed


class TakenLineup(Taken, frozen=True):
    USES = "the robot"
    ALL_NUMBERS = True

    start: Annotated[int, msgspec.Meta(ge=1, le=12)] = 7

    def make(self, cite: Cite) -> Part:
        return Lineup(self.start)


class TakenLocks(Plain, frozen=True):
    USES = "equipment"
    ALL_NUMBERS = True
    PART = Locks


class TakenOpenCards(Plain, frozen=True):
    USES = "number cards"
    ALL_NUMBERS = True
    PART = OpenCards


class TakenOutward(Taken, frozen=True):
    count: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    everybody: bool = True

    def make(self, cite: Cite) -> Part:
        return Outward(self.count, self.everybody)


class TakenOwnCards(Plain, frozen=True):
    USES = "number cards"
    ALL_NUMBERS = True
    PART = OwnCards


class TakenOwnConstraints(Taken, frozen=True):
    USES = "constraints"
    ALL_NUMBERS = True

    come: Literal["chosen", "ring"] = "chosen"
    rule: RuleNumber = 1

    def make(self, cite: Cite) -> Part:
        return OwnConstraints(cite(self.rule), self.come)


class TakenOxygen(Taken, frozen=True):
    pool: Literal["reserve", "own", "round", "purse"]
    price: Literal["depth", "value"]
    start: tuple[Tokens, Tokens, Tokens, Tokens]
    may_pass: bool = False
    silent: bool = True
    rule: RuleNumber = 1

    def make(self, cite: Cite) -> Part:
        return Air(self.pool, self.price, self.start, cite(self.rule), self.may_pass, self.silent)


class TakenRole(Taken, frozen=True):
    USES = "roles"

    name: Literal["rookie", "liar", "careless"]
    drawn: bool = True
    fatal: bool = False
    tools: bool = True
    stabilizer: bool = True
    lies: bool = False
    rule: RuleNumber = 1

    def make(self, cite: Cite) -> Part:
        return Role(self.name, cite(self.rule), self.drawn, self.fatal, self.tools, self.stabilizer, self.lies)


class TakenScore(Taken, frozen=True):
    USES = "the robot"
    ALL_NUMBERS = True

    last: Annotated[int, msgspec.Meta(ge=6, le=12)] = 12

    def make(self, cite: Cite) -> Part:
        return Score(self.last)


class TakenSequence(Taken, frozen=True):
    USES = "number cards"
    ALL_NUMBERS = True

    cards: Annotated[int, msgspec.Meta(ge=2, le=6)] = 3
    needed: Literal[2, 4] = 2
    ends: bool = False
    rule: RuleNumber = 1

    def make(self, cite: Cite) -> Part:
        return Line(cite(self.rule), self.cards, self.needed, self.ends)


class TakenSums(Plain, frozen=True):
    USES = "number cards"
    ALL_NUMBERS = True
    PART = Sums


class TakenTargets(Plain, frozen=True):
    USES = "number cards"
    ALL_NUMBERS = True
    PART = Targets


class TakenTimer(Taken, frozen=True):
    seconds: Annotated[int, msgspec.Meta(ge=60, le=7200)]

    def make(self, cite: Cite) -> Part:
        return timer(self.seconds)


class TakenTripwires(Plain, frozen=True):
    PART = Tripwires


class TakenWeakLink(Plain, frozen=True):
    USES = "constraints"
    ALL_NUMBERS = True
    PART = WeakLink


class TakenWindfall(Taken, frozen=True):
    way: Literal["gift", "draft"]
    rule: RuleNumber = 1

    def make(self, cite: Cite) -> Part:
        return Windfall(self.way, cite(self.rule))


class TakenXWires(Taken, frozen=True):
    late: bool = False

    def make(self, cite: Cite) -> Part:
        return XWires(self.late)


CATALOGUE: Final[dict[str, type[Taken]]] = {
    "at_once": TakenAtOnce,
    "bunker": TakenBunker,
    "called": TakenCalled,
    "carrier": TakenCarrier,
    "challenges": TakenChallenges,
    "clues": TakenClues,
    "common_constraint": TakenCommonConstraint,
    "face_down": TakenFaceDown,
    "free_order": TakenFreeOrder,
    "hidden_numbers": TakenHiddenNumbers,
    "like_red": TakenLikeRed,
    "lineup": TakenLineup,
    "locks": TakenLocks,
    "open_cards": TakenOpenCards,
    "outward": TakenOutward,
    "own_cards": TakenOwnCards,
    "own_constraints": TakenOwnConstraints,
    "oxygen": TakenOxygen,
    "role": TakenRole,
    "score": TakenScore,
    "sequence": TakenSequence,
    "sums": TakenSums,
    "targets": TakenTargets,
    "timer": TakenTimer,
    "tripwires": TakenTripwires,
    "weak_link": TakenWeakLink,
    "windfall": TakenWindfall,
    "x_wires": TakenXWires,
}
"""Parts by their names in files."""
