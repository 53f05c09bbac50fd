"""One move being carried out: the state so far, and what the table has heard. It lives no longer than `apply`."""

from typing import Any

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.events import Ended, Event
from cosmotheque.games.bomb_busters.state import Slot, State, Task, Wire


class Scene:
    """States are frozen; a scene holds the newest one. It was `seat` who moved, `at` milliseconds of game time."""

    __slots__ = ("at", "events", "seat", "state")

    def __init__(self, state: State, seat: Seat = CHANCE, at: int = 0) -> None:
        self.state = state
        self.seat = seat
        self.at = at
        self.events: list[Event] = []

    def change(self, **changes: Any) -> None:
        self.state = replace(self.state, **changes)

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def wire(self, slot: Slot) -> Wire:
        return self.state.stands[slot.stand].wires[slot.place]

    def change_wire(self, slot: Slot, **changes: Any) -> None:
        stands = list(self.state.stands)
        wires = list(stands[slot.stand].wires)
        wires[slot.place] = replace(wires[slot.place], **changes)
        stands[slot.stand] = replace(stands[slot.stand], wires=tuple(wires))
        self.change(stands=tuple(stands))

    def change_stand(self, number: int, **changes: Any) -> None:
        stands = list(self.state.stands)
        stands[number] = replace(stands[number], **changes)
        self.change(stands=tuple(stands))

    def push(self, *tasks: Task) -> None:
        """Have these done before whatever else is waiting."""
        self.change(tasks=(*tasks, *self.state.tasks))

    def pop(self) -> Task:
        task, *rest = self.state.tasks
        self.change(tasks=tuple(rest))
        return task

    def end(self, reason: str) -> None:
        """The mission is over; nobody owes anything any more."""
        if not self.state.ended:
            self.change(ended=reason, tasks=(), draft=None, waiting=())
            self.tell(Ended(reason))
