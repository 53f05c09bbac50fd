"""A move being carried out: the state so far, and what the table has heard. It lives no longer than `apply`."""

from typing import Any

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.events import Ended
from cosmotheque.games.bomb_busters.model.roster import Event, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot, Wire
from cosmotheque.games.bomb_busters.rules.stands import with_parts


class Scene:
    """States are frozen; a scene holds the newest one. It was `seat` who moved, `at` milliseconds of game time.

    `parts` are the mechanisms of the mission, which stay the same; they know the scene, so it does not name their type.
    """

    __slots__ = ("at", "events", "parts", "seat", "state")

    def __init__(self, state: State, parts: tuple[Any, ...], seat: Seat = CHANCE, at: int = 0) -> None:
        self.state = state
        self.parts = parts
        self.seat = seat
        self.at = at
        self.events: list[Event] = []

    def change(self, **changes: Any) -> None:
        self.state = replace(self.state, **changes)

    def change_parts(self, **slices: Any) -> None:
        self.state = with_parts(self.state, **slices)

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def wire(self, slot: Slot) -> Wire:
        return self.state.stands[slot.stand].wires[slot.place]

    def change_wire(self, slot: Slot, **changes: Any) -> None:
        wires = [*self.state.stands[slot.stand].wires]
        wires[slot.place] = replace(wires[slot.place], **changes)
        self.change_stand(slot.stand, wires=tuple(wires))

    def change_stand(self, number: int, **changes: Any) -> None:
        stands = [*self.state.stands]
        stands[number] = replace(stands[number], **changes)
        self.state = replace(self.state, stands=tuple(stands))

    def push(self, *tasks: Task) -> None:
        """Have these tasks done before all others that wait."""
        self.change(tasks=(*tasks, *self.state.tasks))

    def pop(self) -> Task:
        tasks = self.state.tasks
        self.change(tasks=tasks[1:])
        return tasks[0]

    def end(self, reason: str) -> None:
        """The mission is over; nobody owes anything any more."""
        if not self.state.ended:
            self.change(ended=reason, tasks=(), draft=None, waiting=())
            self.tell(Ended(reason))
