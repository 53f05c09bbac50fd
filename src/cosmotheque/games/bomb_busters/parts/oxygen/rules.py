"""Oxygen: what a cut action costs, where the tokens go, and passing for lack of them (BOM-225 to BOM-231)."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.actions import Deal
from cosmotheque.games.bomb_busters.model.events import Passed
from cosmotheque.games.bomb_busters.model.facts import Holds
from cosmotheque.games.bomb_busters.model.kinds import NOBODY, widen
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.breaches.rules_hull import more_air
from cosmotheque.games.bomb_busters.parts.oxygen.data import (
    PASS,
    Air,
    AirMoved,
    AirPromised,
    AirShared,
    HandTo,
    Oxygen,
    OxygenSeen,
    Pass,
    Skipped,
)
from cosmotheque.games.bomb_busters.rules.allowed import allowed_values
from cosmotheque.games.bomb_busters.rules.cuts import announceable, begin_action
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import part_of, works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    StateOrView,
    count_uncut,
    has_wires,
    others_with_wires,
    seats_in_turn,
    uncut_of,
)

RESERVE: Final = NOBODY
OUT: Final = Seat(-2)
ENDLESS: Final = -1  # a reserve that is not counted (BOM-230)


def available(table: StateOrView, part: Air, seat: Seat) -> int:
    """The number of tokens that a seat could pay with now; for a spectator, those of the active seat."""
    oxygen = table.parts.oxygen
    if oxygen is None:
        return 0
    return oxygen.reserve if part.pool == "reserve" else oxygen.held[table.active if seat == NOBODY else seat]


def price(table: StateOrView, part: Air, seat: Seat, value: int) -> int:
    """The price of a cut action of a value for a seat (BOM-226, BOM-5407)."""
    return part.cost(value) + more_air(table, seat)


def prices(table: StateOrView, seat: Seat) -> tuple[int, ...]:
    """The prices of the values from 1 on for a seat; none where there is no oxygen."""
    air = part_of(table, Air)
    return tuple(price(table, air, seat, value) for value in NUMBERS) if air else ()


def receivers(table: StateOrView) -> list[Seat]:
    """The seats that may get the tokens of this turn, the next to play first (BOM-4902)."""
    return others_with_wires(table, table.active)


def receiver(table: StateOrView) -> Seat:
    """The seat that gets the tokens of this turn: the named one, else the next; with the last hand none (BOM-4905)."""
    if table.parts.oxygen is not None and table.parts.oxygen.to != NOBODY:
        return table.parts.oxygen.to
    return next(iter(receivers(table)), OUT)


@works(Air)
class OxygenTokens(Mechanism[Air]):
    """Tokens at work: the price is a gate, and paid with the announcement."""

    actions = (Pass, HandTo)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        seats, part = scene.state.seats, self.part
        count = part.start[seats - 2]
        match part.pool:
            case "reserve":
                oxygen = Oxygen(count, (0,) * seats)
            case "own":
                oxygen = Oxygen(0, (count,) * seats)
            case "round":
                oxygen = Oxygen(0, tuple(count * (seat == dealt.captain) for seat in range(seats)))
            case "purse":
                oxygen = Oxygen(ENDLESS, (count,) * seats)
        scene.change_parts(oxygen=oxygen)

    def show(self, state: State, seat: Seat, slices: dict[str, Any]) -> None:
        if "oxygen" in slices:
            slices["oxygen"] = widen(slices["oxygen"], OxygenSeen, prices=prices(state, seat))

    def is_silent(self, state: State) -> bool:
        return self.part.silent

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        """A price that cannot be paid."""
        return None if price(table, self.part, seat, value) <= available(table, self.part, seat) else "BOM-227"

    def turn_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """Passing where something could be cut (BOM-228), and naming the seat that gets the tokens (BOM-4902)."""
        if not announceable(table, seat):
            return ()
        mates = (
            receivers(table)
            if self.part.pool == "own" and table.parts.oxygen and table.parts.oxygen.to == NOBODY
            else ()
        )
        named: list[Action] = [HandTo(mate) for mate in mates] if len(mates) > 1 else []
        return [PASS, *named] if self.part.may_pass else named

    def covers_skips(self, table: StateOrView) -> bool:
        """BOM-229."""
        return self.part.may_pass

    def stuck_rule(self) -> str | None:
        return self.part.rule

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        oxygen = scene.state.parts.oxygen
        match action:
            case HandTo(seat=mate) if oxygen is not None:
                scene.change_parts(oxygen=replace(oxygen, to=mate))
                scene.tell(AirPromised(seat, mate))
            case Pass():
                self._pass(scene, seat)
            case _:
                pass

    def _pass(self, scene: Scene, seat: Seat) -> None:
        """Pass, which shows that something could have been cut: a stuck player says so instead (BOM-108)."""
        stabilized = scene.state.stabilized
        begin_action(scene)
        scene.tell(Skipped(seat))
        learn(scene, Holds(tuple(uncut_of(scene.state, seat)), allowed_values(scene.state, seat)))
        if not stabilized:  # BOM-229
            move_detonator(scene, +1)

    def gets_stuck(self, scene: Scene, seat: Seat) -> bool:
        """BOM-229: the stabilizer stops the step of a skipped turn."""
        if not (self.part.may_pass and scene.state.stabilized):
            return False
        scene.tell(Passed(seat, NOBODY))
        return True

    def before_cut(self, scene: Scene, seat: Seat, values: tuple[int, ...], solo: bool) -> None:
        """BOM-225: whether the cut will succeed or not."""
        paid = max(price(scene.state, self.part, seat, value) for value in values)
        match self.part.pool:
            case "reserve":  # BOM-4401
                move_air(scene, RESERVE, seat, paid)
            case "own":  # BOM-4902, BOM-4905
                move_air(scene, seat, receiver(scene.state), paid)
            case "round" | "purse":  # BOM-6302, BOM-5403
                move_air(scene, seat, RESERVE, paid)

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        """BOM-5404."""
        if self.part.pool == "purse" and cut.value in NUMBERS and not count_uncut(scene.state, cut.value):
            share_air(scene, 1)

    def on_cue(self, scene: Scene, effect: str) -> None:
        if effect == "pump":
            share_air(scene, 2 if scene.state.seats == 2 else 1)  # BOM-5409
        elif effect == "leak":
            share_air(scene, -1)  # BOM-5414

    def turn_begins(self, scene: Scene) -> None:
        if scene.state.parts.oxygen is not None:
            scene.change_parts(oxygen=replace(scene.state.parts.oxygen, to=NOBODY))

    def turn_ends(self, scene: Scene) -> None:
        state = scene.state
        if self.part.pool == "own" and state.parts.oxygen is not None:  # BOM-4904
            for seat in map(Seat, range(state.seats)):
                if not has_wires(state, seat):
                    move_air(scene, seat, OUT, state.parts.oxygen.held[seat])
        if self.part.pool == "round":
            _hand_on(scene)
        if self.part.pool == "reserve" and state.follower != NOBODY and _leaps_captain(state, state.follower):
            _refill(scene)

    def round_begins(self, scene: Scene) -> None:
        """Fill the reserve again (BOM-4402), or give it to the seat that begins the round (BOM-6303)."""
        oxygen = scene.state.parts.oxygen
        if oxygen is None:
            return
        if self.part.pool == "reserve":
            _refill(scene)
        elif self.part.pool == "round":
            move_air(scene, RESERVE, scene.state.active, oxygen.reserve)


def _refill(scene: Scene) -> None:
    """All tokens return when the captain's turn comes, or is passed over, with the thermos as well (BOM-4402)."""
    for seat, count in enumerate(scene.state.parts.oxygen.held if scene.state.parts.oxygen else ()):
        move_air(scene, Seat(seat), RESERVE, count)


def _leaps_captain(state: State, following: Seat) -> bool:
    order = seats_in_turn(state, state.active)
    return state.captain in order[1 : order.index(following)]


def _hand_on(scene: Scene) -> None:
    """Give all that is left to the next player, or to the named one (BOM-6302, BOM-6305).

    A seat named beyond the captain plays in the captain's place, and gets the reserve too (BOM-6303).
    """
    state = scene.state
    following = state.follower if state.follower != NOBODY else next(iter(receivers(state)), state.active)
    if state.parts.oxygen is None or following == state.active:
        return
    move_air(scene, state.active, following, state.parts.oxygen.held[state.active])
    if _leaps_captain(state, following):
        move_air(scene, RESERVE, following, state.parts.oxygen.reserve)


def move_air(scene: Scene, giver: Seat, seat: Seat, count: int) -> None:
    """Tokens go from one place to another."""
    oxygen = scene.state.parts.oxygen
    if oxygen is None or not count:
        return
    held, reserve = list(oxygen.held), oxygen.reserve
    for place, by in ((giver, -count), (seat, +count)):
        if place == RESERVE:
            reserve += 0 if reserve == ENDLESS else by
        elif place != OUT:
            held[place] += by
    scene.change_parts(oxygen=replace(oxygen, reserve=reserve, held=tuple(held)))
    scene.tell(AirMoved(giver, seat, count))


def share_air(scene: Scene, count: int) -> None:
    """Give everybody some tokens of the reserve, or take some back where `count` is below zero."""
    oxygen = scene.state.parts.oxygen
    if oxygen is None:
        return
    held = tuple(max(0, tokens + count) for tokens in oxygen.held)
    seats = tuple(Seat(seat) for seat, (old, new) in enumerate(zip(oxygen.held, held, strict=True)) if old != new)
    if seats:
        scene.change_parts(oxygen=replace(oxygen, held=held))
        scene.tell(AirShared(seats, count))
