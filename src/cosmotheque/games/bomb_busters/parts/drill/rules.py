"""A mission in parts: each asks for something within its window (BOM-3002 to BOM-3019).

A part ends when it is met, with the turn that met it, or when its window closes. The next part speaks to the player
whose turn it is then as the active player.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.facts import Exactly, Holds, Lacks
from cosmotheque.games.bomb_busters.model.kinds import widen
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.drill.data import (
    LEAVE,
    SHOW_YELLOW,
    TOO_SLOW,
    Drill,
    Drilling,
    DrillingSeen,
    Leave,
    NumberOwned,
    TellTask,
    YellowsShown,
)
from cosmotheque.games.bomb_busters.parts.drill.rules_stages import is_met, stage_of, window
from cosmotheque.games.bomb_busters.parts.numbers.data import NumberRevealed, Numbers, NumbersLaid, NumberTask
from cosmotheque.games.bomb_busters.parts.numbers.rules import (
    change_numbers,
    is_held,
    less,
    numbers_of,
)
from cosmotheque.games.bomb_busters.parts.oxygen.data import Skipped
from cosmotheque.games.bomb_busters.parts.script.data import CueSpoken
from cosmotheque.games.bomb_busters.parts.script.rules import SECOND, SPOKEN, by_time
from cosmotheque.games.bomb_busters.rules.cuts import begin_action
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    StateOrView,
    complete_numbers,
    count_uncut,
    has_wires,
    seats_in_turn,
    uncut_of,
    value_at,
)

LOCK = 3  # number cards (BOM-3012)


@works(Drill)
class InParts(Mechanism[Drill]):
    """Parts at work; what a part asks for is a gate only in the triple lock, with the yellow wires, and to finish."""

    tasks = (NumberTask, TellTask)
    actions = (Leave,)
    specials = (Leave,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(drill=Drilling(), numbers=Numbers(deck=tuple(NUMBERS)))

    def show(self, state: State, seat: Seat, slices: dict[str, Any]) -> None:
        if "drill" in slices:
            slices["drill"] = widen(slices["drill"], DrillingSeen, rule=stage_of(state).rule)

    # What may be done

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        """BOM-3016: no gate but for the lock (BOM-3018), the yellow wires (BOM-3019) and finishing (BOM-3017)."""
        asks = stage_of(table).asks
        if asks == "three" or self._is_finishing(table):
            return None if value in numbers_of(table).open else self._gate_rule(table)
        return self._gate_rule(table) if asks == "yellow" else None

    def turn_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """The offer to leave a number unfinished."""
        return [LEAVE] if table.parts.drill is not None and table.parts.drill.finishing else ()

    def bans_reds(self, table: StateOrView) -> str | None:
        return self._gate_rule(table) if self._is_finishing(table) else None

    def bans_pass_on(self, table: StateOrView, seat: Seat) -> str | None:
        """The rule against passing, while a number is finished or yellow wires must be cut."""
        must = self._is_finishing(table) or stage_of(table).asks == "yellow"
        return self._gate_rule(table) if must else None

    def stuck_rule(self) -> str | None:
        return "BOM-3018"

    def _gate_rule(self, table: StateOrView) -> str:
        return "BOM-3017" if self._is_finishing(table) else stage_of(table).rule

    def _is_finishing(self, table: StateOrView) -> bool:
        return table.parts.drill is not None and table.parts.drill.finishing

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        """Leave the rest of the number for later."""
        begin_action(scene)
        scene.tell(Skipped(seat))
        _change(scene, finishing=False)

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        """BOM-3015: two wires at least, by any seat, which may go on in the last of these parts (BOM-3017)."""
        state, stage = scene.state, stage_of(scene.state)
        if state.parts.drill is None or stage.asks != "pair":
            return
        if state.parts.drill.finishing:
            _change(scene, finishing=False)
        elif cut.value in numbers_of(state).open:
            _change(scene, met=True)
            if stage.met == "finish" and count_uncut(state, cut.value) and has_wires(state, cut.seat):
                _change(scene, finishing=True, until=scene.at + SECOND * stage.seconds)
                scene.change(acted=False, stabilized=False)

    def is_silent(self, state: State) -> bool:
        """BOM-3010, BOM-3020."""
        return stage_of(state).silent

    # Parts that begin and end

    def turn_begins(self, scene: Scene) -> None:
        state = scene.state
        if state.parts.drill is None:
            return
        if state.turns == 1:
            self._begin(scene, 0)
        elif is_met(state):
            self._meet(scene)
        elif not by_time(state) and not state.parts.drill.left and _has_window(state):
            self._miss(scene)

    def turn_ends(self, scene: Scene) -> None:
        """Skips do not count as turns (BOM-3016)."""
        drill = scene.state.parts.drill
        if drill is not None and not scene.state.idle:
            _change(scene, left=max(drill.left - 1, 0))

    def _meet(self, scene: Scene) -> None:
        stage = stage_of(scene.state)
        if stage.met == "show":
            _show_yellows(scene)
            self._next(scene, SHOW_YELLOW)
        else:
            self._next(scene)

    def _miss(self, scene: Scene) -> None:
        """The window is closed."""
        owner = scene.state.active
        match stage_of(scene.state).missed:
            case "boom":
                scene.end("late")
            case "step":
                move_detonator(scene, +1)
                self._next(scene, TOO_SLOW)
            case "draw":
                self._next(scene)
                scene.push(TellTask(owner))
            case "":
                self._next(scene)

    def _next(self, scene: Scene, *lines: str) -> None:
        """The next part; that of the yellow wires is passed over where none is left (BOM-3019)."""
        state = scene.state
        if state.parts.drill is None or state.ended:
            return
        following = state.parts.drill.stage + 1
        if self.part.stages[following].asks == "yellow" and not count_uncut(state, YELLOW):
            following += 1
        self._begin(scene, following, *lines)

    def _begin(self, scene: Scene, number: int, *lines: str) -> None:
        """Begin a part: its lines are spoken, and its number cards drawn; nobody acts meanwhile (BOM-3003)."""
        state, stage = scene.state, self.part.stages[number]
        said = (*lines, *stage.lines)
        for line in said:
            scene.tell(CueSpoken(RuleId(line)))
        hush = scene.at + SPOKEN if by_time(state) else 0
        until = hush + SECOND * stage.seconds if by_time(state) and stage.seconds else 0
        scene.change(draft=None)
        scene.change_parts(drill=Drilling(number, said, left=window(state, stage), until=until, hush=hush))
        numbers = numbers_of(state)
        change_numbers(scene, open=(), discard=(*numbers.discard, *less(numbers.open, *complete_numbers(state))))
        match stage.asks:
            case "pair":
                scene.push(NumberTask(CHANCE, 1))
            case "three":
                scene.push(NumberTask(CHANCE, LOCK))
            case "yellow":
                scene.change(stabilized=False)  # BOM-203
            case "all":
                scene.change_parts(numbers=Numbers())
            case "nothing":
                pass

    # The clock

    def deadline(self, state: State) -> int | None:
        drill = state.parts.drill
        return None if drill is None or not by_time(state) or not state.turns else drill.hush or drill.until or None

    def hushes(self, state: State) -> bool:
        return state.parts.drill is not None and state.parts.drill.hush > 0

    def strike(self, scene: Scene) -> bool:
        """A line has been heard, or a window closes."""
        drill = scene.state.parts.drill
        if drill is None:
            return False
        if drill.hush:
            _change(scene, hush=0)
            return True
        if not drill.until or scene.at < drill.until:
            return False
        if drill.finishing:
            begin_action(scene)
            _change(scene, finishing=False)
        else:
            self._miss(scene)
        return True

    # Draws

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        count = task.count if isinstance(task, NumberTask) else 1
        deck, _ = _deck(state, count)
        return Drawn(tuple(rng.sample(deck, min(count, len(deck)))))

    def skip(self, scene: Scene, task: Task) -> bool:
        """Skip the draw once every number is complete: there is none to ask for."""
        if _deck(scene.state, 1)[0]:
            return False
        scene.pop()
        if isinstance(task, NumberTask):
            self._meet(scene)
        return True

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        """A card of a number that is complete is replaced (BOM-122, BOM-3015), but met in the lock (BOM-3018)."""
        if not isinstance(action, Drawn):
            return
        numbers, complete = action.numbers, complete_numbers(scene.state)
        deck, discard = _deck(scene.state, task.count if isinstance(task, NumberTask) else 1)
        change_numbers(scene, deck=less(deck, *numbers), discard=discard)
        if stage_of(scene.state).asks == "three" and isinstance(task, NumberTask):
            change_numbers(scene, open=tuple(sorted(numbers)))
            scene.tell(NumbersLaid(tuple(sorted(numbers))))
            if is_met(scene.state):
                self._meet(scene)
        elif numbers[0] in complete:
            scene.tell(NumberRevealed(numbers[0], complete=True))
            scene.push(task)
        elif isinstance(task, TellTask):
            _tell(scene, task.owner, numbers[0])
        else:
            change_numbers(scene, open=numbers)
            scene.tell(NumberRevealed(numbers[0], complete=False))

    def task_rule(self, task: Task) -> str:
        return "BOM-120"


def _change(scene: Scene, **changes: Any) -> None:
    if scene.state.parts.drill is not None:
        scene.change_parts(drill=replace(scene.state.parts.drill, **changes))


def _has_window(state: State) -> bool:
    return stage_of(state).asks != "yellow"


def _deck(state: State, count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The deck and what is discarded; where too few cards are left these are shuffled in again (BOM-121)."""
    numbers = numbers_of(state)
    if len(numbers.deck) >= count:
        return numbers.deck, numbers.discard
    return tuple(sorted((*numbers.deck, *less(numbers.discard, *complete_numbers(state))))), ()


def _tell(scene: Scene, seat: Seat, number: int) -> None:
    """BOM-3010, BOM-3020: everybody knows from now on."""
    held, slots = is_held(scene.state, seat, number), tuple(uncut_of(scene.state, seat))
    learn(scene, Holds(slots, (number,)) if held else Lacks(slots, (number,)))
    change_numbers(scene, discard=(*numbers_of(scene.state).discard, number))
    scene.tell(NumberOwned(seat, number, held))


def _show_yellows(scene: Scene) -> None:
    """BOM-3009: how many uncut yellow wires everybody has, for ever."""
    state = scene.state
    counts = []
    for seat in seats_in_turn(state, Seat(0)):
        slots = tuple(uncut_of(state, seat))
        counts.append(sum(value_at(state, slot) == YELLOW for slot in slots))
        if slots:
            learn(scene, Exactly(slots, (YELLOW,), counts[-1]))
    scene.tell(YellowsShown(tuple(counts)))
