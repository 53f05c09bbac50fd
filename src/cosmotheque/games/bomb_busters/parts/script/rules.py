"""Cues that come at their time: by the clock, or by turns that count as so many seconds (BOM-270 to BOM-277)."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.model.actions import Deal, Point
from cosmotheque.games.bomb_busters.model.kinds import widen
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.tasks import TokenTask
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.script.data import (
    CardDropped,
    Cue,
    CueSpoken,
    DropCard,
    DropTask,
    Playing,
    PlayingSeen,
    Script,
)
from cosmotheque.games.bomb_busters.rules.cards import discard
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    StateOrView,
    count_uncut,
    has_wires,
    others_with_wires,
    owner_of,
    seats_in_turn,
)

SPOKEN: Final = 6000  # milliseconds that a cue is heard, and nobody acts (BOM-276)
SILENCE: Final = Cue(0, "")
SECOND: Final = 1000
FEW: Final = 3  # players, who have no neighbour on the right in the cage (BOM-4206)


def cue_of(table: StateOrView, script: Script) -> Cue:
    """The cue that holds now."""
    return script.cues[table.parts.script.cues - 1] if table.parts.script and table.parts.script.cues else SILENCE


def by_time(table: StateOrView) -> bool:
    """True if the clock runs, and turns do not count (BOM-273)."""
    return table.options.clock == "time"


def due(state: State, script: Script) -> int | None:
    """The game time at which the next cue is to be spoken; None where all are."""
    playing = state.parts.script
    if playing is None or playing.cues == len(script.cues):
        return None
    return playing.began + SECOND * script.cues[playing.cues].at


def turns_left(table: StateOrView, script: Script) -> int:
    """The number of turns left after this one, where turns count; by the clock about as many (BOM-273)."""
    return script.cues[-1].at // script.pace - table.turns


@works(Script)
class Scripted(Mechanism[Script]):
    """A script at work. While a choice is open no cue comes: what was begun is finished first (BOM-276)."""

    tasks = (DropTask,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(script=Playing())

    def show(self, state: State, seat: Seat, slices: dict[str, Any]) -> None:
        if "script" in slices:
            cue, lasts = cue_of(state, self.part).rule, self.part.cues[-1].at
            slices["script"] = widen(slices["script"], PlayingSeen, cue=cue, lasts=lasts, pace=self.part.pace)

    def bans_tools(self, table: StateOrView, seat: Seat) -> str | None:
        cue = cue_of(table, self.part)
        return None if cue.tools else cue.rule

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        """The rule that an action breaks; in the cage pointing with tools as well (BOM-4206)."""
        banned = self._bans_target(state, seat, action.slot) if isinstance(action, Point) else None
        return banned or super().breaks(state, seat, action)

    def is_silent(self, state: State) -> bool:
        """BOM-4204, BOM-5417."""
        cue = cue_of(state, self.part)
        return cue.mime or cue.silent

    def bans_slot(self, table: StateOrView, seat: Seat, slot: Slot) -> str | None:
        """The cage's rule against all but the next hands on either side; of few players, the left (BOM-4206)."""
        cue = cue_of(table, self.part)
        if not cue.cage:
            return None
        mates = others_with_wires(table, seat)
        near = mates[:1] if table.seats <= FEW else (mates[:1] + mates[-1:])
        return None if owner_of(table, slot) in near else cue.rule

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        """A failed cut is remembered until the next cue (BOM-4207)."""
        if scene.state.parts.script is not None and not cut.value:
            scene.change_parts(script=replace(scene.state.parts.script, missed=True))

    def steps_for_a_miss(self, table: StateOrView, seat: Seat) -> int:
        return cue_of(table, self.part).more

    def follower(self, state: State) -> Seat | None:
        """Counter-clockwise while the script says so (BOM-1905)."""
        if not cue_of(state, self.part).reverse:
            return None
        backwards = seats_in_turn(state, state.active)[:0:-1]
        return next((seat for seat in backwards if has_wires(state, seat)), state.active)

    def turn_begins(self, scene: Scene) -> None:
        """The clock starts with the first turn; where turns count, each may bring cues."""
        state = scene.state
        if state.parts.script is None:
            return
        if state.turns == 1:
            scene.change_parts(script=replace(state.parts.script, began=scene.at))
            self._speak(scene, 0)
        elif not by_time(state):
            self._speak(scene, self.part.pace * (state.turns - 1))

    def deadline(self, state: State) -> int | None:
        if not by_time(state) or not state.turns or state.parts.script is None:
            return None
        return state.parts.script.hush or due(state, self.part)

    def hushes(self, state: State) -> bool:
        return state.parts.script is not None and state.parts.script.hush > 0

    def strike(self, scene: Scene) -> bool:
        """The next cue, or the end of one: the clock stood meanwhile (BOM-275)."""
        playing = scene.state.parts.script
        if playing is None:
            return False
        if playing.hush:
            scene.change_parts(script=replace(playing, began=playing.began + SPOKEN, hush=0))
            return True
        next_cue = due(scene.state, self.part)
        if next_cue is None or scene.at < next_cue:
            return False
        self._speak(scene, self.part.cues[playing.cues].at)
        if scene.state.parts.script is not None and not scene.state.ended:
            scene.change_parts(script=replace(scene.state.parts.script, hush=scene.at + SPOKEN))
        return True

    def _speak(self, scene: Scene, seconds: int) -> None:
        """All cues that are due after so many seconds."""
        while (playing := scene.state.parts.script) is not None and not scene.state.ended:
            if playing.cues == len(self.part.cues) or self.part.cues[playing.cues].at > seconds:
                return
            cue = self.part.cues[playing.cues]
            scene.change_parts(script=replace(playing, cues=playing.cues + 1))
            if not cue.tools:  # nothing was announced with them yet
                scene.change(draft=None)
            scene.tell(CueSpoken(RuleId(cue.rule)))
            for effect in cue.does:
                for mechanism in scene.parts:
                    mechanism.on_cue(scene, effect)
            if scene.state.parts.script is not None:
                scene.change_parts(script=replace(scene.state.parts.script, missed=False))

    def on_cue(self, scene: Scene, effect: str) -> None:
        state = scene.state
        match effect:
            case "drop":
                scene.push(DropTask(state.active))
            case "tokens":
                order = seats_in_turn(state, state.captain)
                scene.push(*(TokenTask(seat) for seat in order if has_wires(state, seat)))
            case "yellow":
                move_detonator(scene, +1 if count_uncut(state, YELLOW) else -1)
            case "yellow+1":
                move_detonator(scene, +1 if count_uncut(state, YELLOW) else 0)
            case "steady":
                move_detonator(scene, -1 if state.parts.script is not None and not state.parts.script.missed else 0)
            case "boom":
                scene.end("late")
            case _:
                pass

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        return [DropCard(card.number) for card in state.cards if not card.used]

    def skip(self, scene: Scene, task: Task) -> bool:
        """Advance the detonator, where there is no card to drop (BOM-1906)."""
        if self.choices(scene.state, task):
            return False
        scene.pop()
        move_detonator(scene, +1)
        return True

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        if isinstance(action, DropCard):
            discard(scene, action.number)
            scene.tell(CardDropped(task.seat, action.number))

    def task_rule(self, task: Task) -> str:
        return "BOM-1906"
