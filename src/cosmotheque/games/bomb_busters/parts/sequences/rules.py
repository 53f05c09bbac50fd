"""The sequence card, and the line of number cards that it goes along (BOM-130 to BOM-134)."""

from collections.abc import Sequence
from random import Random

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.numbers.data import NumberDone, Numbers, NumbersLaid, NumberTask
from cosmotheque.games.bomb_busters.parts.numbers.rules import (
    change_numbers,
    draw_numbers,
    less,
    numbers_of,
)
from cosmotheque.games.bomb_busters.parts.sequences.data import ChooseEnd, EndTask, Line, SequenceLaid
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, cut_counts

NOWHERE = -1


def pointed_number(table: StateOrView) -> int:
    """The number that the sequence card points at; 0 for none."""
    numbers = numbers_of(table)
    return numbers.line[numbers.pointer] if 0 <= numbers.pointer < len(numbers.line) else 0


@works(Line)
class SequenceCard(Mechanism[Line]):
    """The line of number cards: only the number pointed at is allowed, and those that were served."""

    tasks = (NumberTask, EndTask)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(numbers=Numbers(pointer=NOWHERE if self.part.ends else 0))

    def before_tokens(self, state: State) -> Sequence[Task]:
        drawn: list[Task] = [NumberTask(CHANCE, self.part.cards)]
        return [*drawn, EndTask(state.captain)] if self.part.ends else drawn

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        return draw_numbers(task, rng) if isinstance(task, NumberTask) else super().draw(state, task, rng)

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        """BOM-131; in a line with two ends all cards but one are behind it (BOM-3602)."""
        numbers = numbers_of(table)
        if value not in numbers.line or value == pointed_number(table):
            return None
        is_behind = not self.part.ends and numbers.line.index(value) < numbers.pointer
        return None if is_behind else self.part.rule

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        if cut.value:
            self._serve(scene, cut.seat)

    def _serve(self, scene: Scene, seat: Seat) -> None:
        """Serve each number that has enough cut wires right away, and so on down the line (BOM-132, BOM-133)."""
        counts = cut_counts(scene.state)
        while (number := pointed_number(scene.state)) and counts[number] >= self.part.needed:
            numbers = numbers_of(scene.state)
            scene.tell(NumberDone(number))
            if not self.part.ends:
                change_numbers(scene, pointer=numbers.pointer + 1)
                continue
            change_numbers(scene, line=less(numbers.line, number), pointer=NOWHERE)
            scene.push(EndTask(seat))

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        line = numbers_of(state).line
        return [ChooseEnd(line[0]), ChooseEnd(line[-1])]

    def skip(self, scene: Scene, task: Task) -> bool:
        """Skip the choice with at most one card left."""
        line = numbers_of(scene.state).line
        if not isinstance(task, EndTask) or len(line) > 1:
            return False
        scene.pop()
        if line:
            self._lay(scene, task.seat, line[0])
        return True

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        match action:
            case Drawn(numbers=line):
                change_numbers(scene, line=line)
                scene.tell(NumbersLaid(line))
            case ChooseEnd(number=number):
                self._lay(scene, task.seat, number)
            case _:
                pass

    def _lay(self, scene: Scene, seat: Seat, number: int) -> None:
        """The sequence card lies at this end now; where that is served already, the seat chooses again (BOM-3604)."""
        change_numbers(scene, pointer=numbers_of(scene.state).line.index(number))
        scene.tell(SequenceLaid(seat, number))
        self._serve(scene, seat)

    def task_rule(self, task: Task) -> str:
        return "BOM-3601" if isinstance(task, EndTask) else "BOM-120"
