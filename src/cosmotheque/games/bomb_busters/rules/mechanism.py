"""What a mission adds to the rules: a part of its record at work.

The rules of the base game ask `mechanisms(table)` at every point where a mission may have its say; a mission without
parts has none. Mechanisms stand in `rules/mechanisms`, one a module, each for one kind of `Part`.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Generic, NamedTuple, TypeVar

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.actions import Action, Deal
from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW
from cosmotheque.games.bomb_busters.options import mission_of
from cosmotheque.games.bomb_busters.options.mission import Part
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView
from cosmotheque.games.bomb_busters.state import Slot, State, Task

AnyPart = TypeVar("AnyPart", bound=Part)


class CutAction(NamedTuple):
    """A cut action that was carried out: `values` were announced, `value` was cut, or 0 where it failed (BOM-114).

    `slots` are the wires that were cut, or those that were pointed at in vain.
    """

    seat: Seat
    values: tuple[int, ...]
    value: int
    slots: tuple[Slot, ...]
    solo: bool = False


class Mechanism(Generic[AnyPart]):
    """Every method leaves things as they are in the base game.

    Those that are asked get a table, which is a state or a view: in a view only what its seat knows can be asked for.
    What they answer must follow from what the seat that it is about knows. Those that act get a scene. `NOBODY` as a
    seat stands for a spectator, to whom nothing of a single seat may be told.
    """

    tasks: tuple[type[Task], ...] = ()
    """The choices and draws that only this mechanism knows."""
    actions: tuple[type, ...] = ()
    """The actions, outside of choices, that only this mechanism knows."""

    def __init__(self, part: AnyPart) -> None:
        self.part = part

    # Setting up

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        """Put on the table what belongs to the mission, once the stands are filled."""

    def before_tokens(self, state: State) -> Sequence[Task]:
        """What has to be drawn or chosen before the first info tokens (BOM-100)."""
        return ()

    def after_tokens(self, state: State) -> Sequence[Task]:
        """What has to be drawn or chosen after them, before the first turn."""
        return ()

    # What may be cut, and with what

    def passes(self, table: StateOrView, seat: Seat, value: int) -> bool:
        """A gate: whether the seat may announce and cut this value now (BOM-102)."""
        return True

    def passes_four(self, table: StateOrView, seat: Seat, value: int) -> bool:
        """Whether all four wires of a value may be cut alone."""
        return self.passes(table, seat, value)

    def surely_passes(self, table: StateOrView, seat: Seat, value: int) -> bool:
        """Whether everybody knows that a value passes for a seat: somebody who is stuck lacks it (BOM-109)."""
        return self.passes(table, seat, value)

    def possibly_passes(self, table: StateOrView, seat: Seat, value: int) -> bool:
        """Whether, for all that everybody knows, a value may pass for a seat."""
        return self.passes(table, seat, value)

    def may_point(self, table: StateOrView, seat: Seat, slot: Slot) -> bool:
        """A ban: whether the seat may point at this wire of a teammate (BOM-104)."""
        return True

    def may_cut_own(self, table: StateOrView, seat: Seat, slot: Slot) -> bool:
        """Whether the seat may cut this wire of its own."""
        return True

    def may_cut_alone(self, table: StateOrView, seat: Seat) -> bool:
        """Whether the seat may make solo cuts at all."""
        return True

    def may_use_tools(self, table: StateOrView, seat: Seat) -> bool:
        """Whether the seat may use equipment and its character. Everybody must know it: it decides who is an actor."""
        return True

    def may_use_card(self, table: StateOrView, seat: Seat, card: int) -> bool:
        """Whether the seat may use this equipment card; everybody must know it."""
        return True

    def has_character(self, table: StateOrView, seat: Seat) -> bool:
        """Whether the seat has a character at all; everybody must know it."""
        return True

    def turn_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """What the active player may do besides cutting."""
        return ()

    def is_first(self, table: StateOrView, seat: Seat) -> bool:
        """Whether the active player has to choose one of the `turn_actions` before anything can be cut."""
        return False

    def any_time_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """What a seat may do at any time, whoever's turn it is."""
        return ()

    def may_interject(self, state: State, seat: Seat) -> bool:
        """Whether, for all that everybody knows, the seat could do something of that kind."""
        return False

    def why(self, state: State, seat: Seat, action: Action) -> str | None:
        """The rule of the mission that forbids an action, if it is this mechanism that does."""
        return None

    # What happens

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        """Do one of `actions`."""

    def announced(self, scene: Scene, seat: Seat, values: tuple[int, ...], solo: bool) -> None:
        """A cut action begins: what it costs is paid before it is settled."""

    def cut_made(self, scene: Scene, cut: CutAction) -> None:
        """A cut action is settled, with its token and the detonator."""

    def is_fatal(self, table: StateOrView, seat: Seat) -> bool:
        """Whether a failed dual cut of the seat explodes (BOM-242)."""
        return False

    def steps_for_a_miss(self, table: StateOrView, seat: Seat) -> int:
        """By how much more than one step a failed cut advances the detonator."""
        return 0

    def hides_miss(self, table: StateOrView, seat: Seat, owner: Seat) -> bool:
        """Whether a failed cut of `seat` at the wires of `owner` leaves no token, and nothing is said (BOM-148)."""
        return False

    def detonator_moves(self, scene: Scene, by: int) -> bool:
        """Whether the mechanism has moved something else instead (BOM-5304)."""
        return False

    def round_begins(self, scene: Scene) -> None:
        """The turn comes to the captain, or passes over that seat; not the first time (BOM-101)."""

    def turn_begins(self, scene: Scene) -> None:
        """The turn has come to the active player."""

    def turn_ends(self, scene: Scene) -> None:
        """The active player has done what they do with their turn."""

    def gets_stuck(self, scene: Scene, seat: Seat) -> bool:
        """Whether the mechanism settles it itself that the active player can do nothing (BOM-106)."""
        return False

    def all_stuck(self, scene: Scene) -> bool:
        """Whether the mechanism helps when everybody was stuck running; else the bomb explodes (BOM-111)."""
        return False

    def is_unfinished(self, state: State) -> bool:
        """Whether something has to happen before the mission is won, though all wires are cut."""
        return False

    # Choices and draws

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        """What the seat of one of `tasks` may choose."""
        return ()

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        """What chance brings for one of `tasks`."""
        raise NotImplementedError

    def skip(self, scene: Scene, task: Task) -> bool:
        """Whether a task leaves no choice, as everybody can see; then it is popped and done here."""
        return False

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        """Carry out what was chosen or drawn for a task, which is gone already."""

    def task_rule(self, task: Task) -> str:
        """The rule to cite while everybody waits for the task."""
        return "BOM-51"


MECHANISMS: dict[type[Part], Callable[[Part], Mechanism[Part]]] = {}
_AT_WORK: dict[tuple[str, int], tuple[Mechanism[Part], ...]] = {}


def works(part: type[AnyPart]) -> Callable[[type[Mechanism[AnyPart]]], type[Mechanism[AnyPart]]]:
    """Make a class the mechanism of a kind of part."""

    def register(mechanism: type[Mechanism[AnyPart]]) -> type[Mechanism[AnyPart]]:
        MECHANISMS[part] = mechanism  # type: ignore[assignment]
        return mechanism

    return register


def mechanisms(table: StateOrView) -> tuple[Mechanism[Part], ...]:
    """The mechanisms of the mission, in the order of its record. They follow from its name and the number of seats."""
    name = (table.options.mission, table.seats)
    found = _AT_WORK.get(name)
    if found is None:
        parts = mission_of(table.options, table.seats).parts
        found = _AT_WORK[name] = tuple(MECHANISMS[type(part)](part) for part in parts)
    return found


def part_of(table: StateOrView, kind: type[AnyPart]) -> AnyPart | None:
    """The mission's part of a kind, if it has one."""
    for part in mission_of(table.options, table.seats).parts:
        if isinstance(part, kind):
            return part
    return None


def passes(table: StateOrView, seat: Seat, value: int) -> bool:
    """Whether a value passes all gates (BOM-102)."""
    for mechanism in mechanisms(table):  # noqa: SIM110 - asked many times a move, and a loop is the fastest
        if not mechanism.passes(table, seat, value):
            return False
    return True


def passes_four(table: StateOrView, seat: Seat, value: int) -> bool:
    return all(mechanism.passes_four(table, seat, value) for mechanism in mechanisms(table))


def passing(table: StateOrView, seat: Seat) -> tuple[int, ...]:
    """Every value that passes for a seat."""
    return tuple(value for value in (*NUMBERS, YELLOW) if passes(table, seat, value))


def surely_passing(table: StateOrView, seat: Seat) -> tuple[int, ...]:
    """Every value of which all know that it passes for a seat."""
    parts = mechanisms(table)
    return tuple(v for v in (*NUMBERS, YELLOW) if all(part.surely_passes(table, seat, v) for part in parts))


def possibly_passing(table: StateOrView, seat: Seat) -> tuple[int, ...]:
    """Every value of which nobody but the seat can know that it does not pass."""
    parts = mechanisms(table)
    return tuple(v for v in (*NUMBERS, YELLOW) if all(part.possibly_passes(table, seat, v) for part in parts))


def may_use_card(table: StateOrView, seat: Seat, card: int) -> bool:
    return all(mechanism.may_use_card(table, seat, card) for mechanism in mechanisms(table))


def has_character(table: StateOrView, seat: Seat) -> bool:
    """Whether a seat has a character that it has not used yet."""
    if not table.options.characters or seat in table.spent:
        return False
    return all(mechanism.has_character(table, seat) for mechanism in mechanisms(table))


def may_use_tools(table: StateOrView, seat: Seat) -> bool:
    for mechanism in mechanisms(table):  # noqa: SIM110 - as above
        if not mechanism.may_use_tools(table, seat):
            return False
    return True


def owner(table: StateOrView, task: Task) -> Mechanism[Part] | None:
    """The mechanism whose task it is."""
    return next((mechanism for mechanism in mechanisms(table) if isinstance(task, mechanism.tasks)), None)


def doer(table: StateOrView, action: Action) -> Mechanism[Part] | None:
    """The mechanism whose action it is."""
    return next((mechanism for mechanism in mechanisms(table) if isinstance(action, mechanism.actions)), None)


def first_choices(table: StateOrView, seat: Seat) -> Iterator[Action]:
    """What the active player has to choose from before anything can be cut."""
    for mechanism in mechanisms(table):
        if mechanism.is_first(table, seat):
            yield from mechanism.turn_actions(table, seat)
