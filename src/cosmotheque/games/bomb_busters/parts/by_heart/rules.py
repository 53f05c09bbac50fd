"""Tokens beside the stands, and wires shown before the deal: what was told is remembered (BOM-5001 to BOM-5005)."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, CLOCK
from cosmotheque.games.bomb_busters.model.actions import Deal
from cosmotheque.games.bomb_busters.model.roster import Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.by_heart.data import ByHeart, Laid, LookTask, Memory, WiresMixed
from cosmotheque.games.bomb_busters.rules.facts import stamp_facts
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene

GLIMPSE: Final = 10_000  # milliseconds in which the wires in play are shown (BOM-5002)


@works(ByHeart)
class Remembering(Mechanism[ByHeart]):
    """The state remembers when things were told; `view.sight` says what of it is in sight."""

    tasks = (LookTask,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        """Start the time to look; in the light everything stays where it can be read (BOM-5005)."""
        if not scene.state.options.light:
            scene.change_parts(by_heart=Memory(until=scene.at + GLIMPSE))

    def before_tokens(self, state: State) -> Sequence[Task]:
        return () if state.parts.by_heart is None else (LookTask(CLOCK),)

    def deadline(self, state: State) -> int | None:
        looks = state.tasks and isinstance(state.tasks[0], LookTask)
        return state.parts.by_heart.until if looks and state.parts.by_heart else None

    def lets_strike(self, task: Task) -> bool:
        return True

    def strike(self, scene: Scene) -> bool:
        scene.pop()
        scene.tell(WiresMixed())
        return True

    def move_begins(self, scene: Scene) -> None:
        """BOM-5002: the tokens of the last action go beside their stands."""
        memory = scene.state.parts.by_heart
        if memory is not None and scene.seat != CHANCE:
            scene.change_parts(by_heart=replace(memory, settled=len(memory.laid)))

    def token_placed(self, scene: Scene, slot: Slot) -> None:
        """BOM-5001: the owner points at the wire; then the token lies beside the stand."""
        memory = scene.state.parts.by_heart
        if memory is not None:
            laid = Laid(slot.stand, scene.wire(slot).shown, scene.state.turns)
            scene.change_parts(by_heart=replace(memory, laid=(*memory.laid, laid)))
            scene.change_wire(slot, told=len(memory.laid) + 1)

    def before_facts(self, scene: Scene) -> None:
        """Keep the turn in which facts were heard, for players who forget (BOM-5004)."""
        state = scene.state
        if state.parts.by_heart is not None:
            heard = stamp_facts(state.facts, state.parts.by_heart.heard, state.turns, state.stands)
            scene.change_parts(by_heart=replace(state.parts.by_heart, heard=heard))

    def task_rule(self, task: Task) -> str:
        return "BOM-5002"
