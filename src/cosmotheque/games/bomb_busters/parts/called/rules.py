"""Called numbers: a deck says what has to be cut, a player who cuts it (BOM-121, BOM-122, BOM-260 to BOM-264)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, RED, YELLOW, Equipment
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.facts import Holds, Lacks
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.called.data import (
    SHOW_REDS,
    SILENCE,
    TURN_OVER,
    Answered,
    Called,
    Name,
    Named,
    OwnUp,
    ShowReds,
    Silence,
    ToldOff,
    ToldOffTask,
    TurnOver,
    Unheard,
    VoiceTask,
    VolunteerTask,
)
from cosmotheque.games.bomb_busters.parts.free_order.data import SNIP, Snip
from cosmotheque.games.bomb_busters.parts.numbers.data import NumberRevealed, Numbers, NumberTask
from cosmotheque.games.bomb_busters.parts.numbers.rules import (
    change_numbers,
    forget_value,
    is_held,
    less,
    numbers_of,
)
from cosmotheque.games.bomb_busters.parts.script.rules import SECOND, by_time
from cosmotheque.games.bomb_busters.rules.allowed import may_use_tools
from cosmotheque.games.bomb_busters.rules.cards import ready_cards
from cosmotheque.games.bomb_busters.rules.cuts import begin_action, lay_reds_down, may_reveal_reds
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.equipment import ask_stands
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism, Unseen
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    StateOrView,
    complete_numbers,
    has_wires,
    in_play,
    others_with_wires,
    seats_in_turn,
    stands_of,
    uncut_of,
    with_parts,
)
from cosmotheque.games.bomb_busters.rules.tokens import post_it_slots, show

NO_REDS = (*NUMBERS, YELLOW)
TO_VOLUNTEER: Final = 10 * SECOND  # BOM-4505


def candidates(table: StateOrView, part: Called) -> list[Seat]:
    """Seats that may be named: those with wires not known to be all red, or those that answered yes (BOM-262)."""
    namer = table.active
    seats = [seat for seat in seats_in_turn(table, namer) if has_wires(table, seat)]
    if part.radar:
        answers = numbers_of(table).answers
        return [seat for seat in seats if any(answers[stand] for stand in stands_of(table, seat))]
    return [seat for seat in seats if not (may_reveal_reds(table, seat) if seat == namer else shows_reds(table, seat))]


def _with_wires(state: State) -> list[Seat]:
    return [seat for seat in seats_in_turn(state, state.captain) if has_wires(state, seat)]


def shows_reds(table: StateOrView, seat: Seat) -> bool:
    """True if everybody knows that a hand has nothing but reds."""
    known = {slot for fact in table.facts if isinstance(fact, Lacks) and fact.values == NO_REDS for slot in fact.slots}
    return known.issuperset(uncut_of(table, seat))


@works(Called)
class NumberDeck(Mechanism[Called]):
    """The card on top is revealed, a seat is named, and for the cut it is the active player."""

    tasks = (NumberTask, VoiceTask, VolunteerTask, ToldOffTask)
    actions = (TurnOver, Name, ShowReds)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(numbers=Numbers(deck=tuple(NUMBERS)))

    # A turn up to the cut

    def turn_begins(self, scene: Scene) -> None:
        """Reveal a number, unless the player has only reds to reveal, or the thermos to use first (BOM-263)."""
        if self.part.volunteers:
            self._captains_turn(scene)
            return
        state = scene.state
        if may_reveal_reds(state, state.active):
            learn(scene, Lacks(tuple(uncut_of(state, state.active)), NO_REDS))
        elif not self._may_pass(state):
            self._turn_over(scene)

    def _captains_turn(self, scene: Scene) -> None:
        """The captain reveals cards, even without wires (BOM-4506); in the end only reds are left to be laid down."""
        state = scene.state
        order = seats_in_turn(state, state.captain)
        if len(complete_numbers(state)) == len(NUMBERS):
            scene.change(active=next(seat for seat in order if has_wires(state, seat)))
        else:
            scene.change(active=state.captain)
            self._turn_over(scene)

    def _may_pass(self, table: StateOrView) -> bool:
        seat = table.active
        usable = Equipment.THERMOS in ready_cards(table) and may_use_tools(table, seat)
        return usable and bool(others_with_wires(table, seat))

    def _turn_over(self, scene: Scene) -> None:
        """Have the top card drawn; from an empty deck, what was discarded and is still wanted (BOM-121)."""
        numbers = numbers_of(scene.state)
        if not numbers.deck:
            change_numbers(scene, deck=tuple(sorted(numbers.discard)), discard=())
        scene.push(NumberTask(CHANCE, 1))

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        return Drawn((rng.choice(numbers_of(state).deck),))

    def _reveal(self, scene: Scene, number: int) -> None:
        """A number that is complete already is removed, and the next one revealed (BOM-122)."""
        numbers, complete = numbers_of(scene.state), number in complete_numbers(scene.state)
        change_numbers(scene, deck=less(numbers.deck, number))
        scene.tell(NumberRevealed(number, complete))
        if complete:
            self._turn_over(scene)
            return
        change_numbers(scene, value=number, discard=(*numbers.discard, number))
        if self.part.radar:
            change_numbers(scene, answers=ask_stands(scene, number))
            scene.tell(Answered(number))
        if self.part.volunteers:
            self._ask(scene)

    def _ask(self, scene: Scene) -> None:
        """Ask for volunteers: by the clock for the first one, else everybody in secret (BOM-4505)."""
        state = scene.state
        if by_time(state):
            scene.push(VolunteerTask(state.captain, scene.at + TO_VOLUNTEER))
        else:
            scene.push(*map(VoiceTask, _with_wires(state)))

    # What may be done

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        numbers = numbers_of(table)
        return None if numbers.namer != NOBODY and value == numbers.value else "BOM-260"

    def is_first(self, table: StateOrView, seat: Seat) -> bool:
        return numbers_of(table).namer == NOBODY

    def turn_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        numbers = numbers_of(table)
        if numbers.namer != NOBODY:
            return []
        if numbers.value:
            return [Name(mate) for mate in candidates(table, self.part)]
        return [] if self.part.volunteers or may_reveal_reds(table, seat) else [TURN_OVER]

    def is_silent(self, state: State) -> bool:
        """True where everybody decides in secret: nothing is said then (BOM-4503)."""
        return self.part.volunteers

    def bans_pass_on(self, table: StateOrView, seat: Seat) -> str | None:
        """The rule against the thermos once the card is revealed."""
        return "BOM-263" if numbers_of(table).value else None

    def any_time_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return [SHOW_REDS] if self.part.volunteers and may_reveal_reds(state, seat) else []

    def may_interject(self, state: State, seat: Seat) -> bool:
        """BOM-4506: whether the last wires of a hand could all be red."""
        wires = [state.stands[slot.stand].wires[slot.place] for slot in uncut_of(state, seat)]
        few = self.part.volunteers and len(wires) <= in_play(state, RED)
        return few and not any(wire.shown for wire in wires)

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        rule = self.part.rule
        match action:
            case TurnOver():
                return rule(2) if not self.part.volunteers else rule(1)
            case Name():
                return rule(3) if self.part.radar else "BOM-262"
            case Snip() | Silence():
                return "BOM-4503"
            case OwnUp():
                return self._told_off_rule()
            case ShowReds():
                return "BOM-4506" if self.part.volunteers else "BOM-18"
            case _:
                return super().breaks(state, seat, action)

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        match action:
            case TurnOver():
                self._turn_over(scene)
            case Name(seat=mate):
                self._name(scene, seat, mate)
            case ShowReds():
                lay_reds_down(scene, seat)
            case _:
                pass

    def _name(self, scene: Scene, namer: Seat, seat: Seat) -> None:
        """Let the named seat cut the value, or tell it off; one that has only reds loses nothing (BOM-262)."""
        state, value = scene.state, numbers_of(scene.state).value
        slots = tuple(uncut_of(state, seat))
        scene.tell(Named(namer, seat, value))
        if is_held(state, seat, value):
            self._appoint(scene, namer, seat)
        elif may_reveal_reds(state, seat):
            learn(scene, Lacks(slots, NO_REDS))
            scene.tell(ToldOff(seat, value, reds=True))
        else:
            begin_action(scene)
            learn(scene, Lacks(slots, (value,)))
            scene.tell(ToldOff(seat, value, reds=False))
            scene.push(ToldOffTask(seat))

    def _appoint(self, scene: Scene, namer: Seat, seat: Seat) -> None:
        """Make a seat the active player for the cut (BOM-261, BOM-264); everybody knows that it holds the value."""
        change_numbers(scene, namer=namer)
        scene.change(active=seat)
        learn(scene, Holds(tuple(uncut_of(scene.state, seat)), (numbers_of(scene.state).value,)))

    # After the cut

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        """A card leaves the game with its last wires (BOM-121)."""
        change_numbers(scene, discard=less(numbers_of(scene.state).discard, *complete_numbers(scene.state)))

    def turn_ends(self, scene: Scene) -> None:
        """The next turn is counted from who named the cutter (BOM-261)."""
        namer = numbers_of(scene.state).namer
        if namer != NOBODY:
            scene.change(active=namer)
        forget_value(scene)

    # Choices and draws

    def imagine(self, state: State, unseen: Unseen, rng: Random) -> State:
        """Imagine who volunteered in secret: seats that have decided and hold the value may have (BOM-4505)."""
        numbers, left = numbers_of(state), [task.seat for task in state.tasks if isinstance(task, VoiceTask)]
        if not left:
            return state
        order = seats_in_turn(state, state.captain)
        decided = (other for other in order[: order.index(left[0])] if other != unseen.seat)
        voices = [other for other in decided if is_held(state, other, numbers.value) and rng.random() < 0.5]
        known = sorted({*numbers.voices, *voices}, key=order.index)
        return with_parts(state, numbers=replace(numbers, voices=tuple(known)))

    def choosers(self, state: State, task: Task) -> frozenset[Seat] | None:
        """All seats with wires that have not kept silent yet, whatever they hold, so that it tells nothing."""
        return frozenset(_with_wires(state)).difference(task.silent) if isinstance(task, VolunteerTask) else None

    def choices_of(self, state: State, task: Task, seat: Seat) -> Sequence[Action]:
        if not isinstance(task, VoiceTask | VolunteerTask):
            return self.choices(state, task)
        return [SNIP, SILENCE] if is_held(state, seat, numbers_of(state).value) else [SILENCE]

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        return [OwnUp(slot) for slot in post_it_slots(state, task.seat)]

    def skip(self, scene: Scene, task: Task) -> bool:
        """Advance the detonator without a token, where nothing is left to mark; so everybody knows it (BOM-173)."""
        if not isinstance(task, ToldOffTask) or self.choices(scene.state, task):
            return False
        scene.pop()
        slots = tuple(slot for slot in uncut_of(scene.state, task.seat) if not scene.wire(slot).shown)
        if slots:
            learn(scene, Lacks(slots, tuple(NUMBERS)))
        move_detonator(scene, +1)
        return True

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        match action:
            case Drawn(numbers=(number,)):
                self._reveal(scene, number)
            case OwnUp(slot=slot):
                show(scene, slot)
                move_detonator(scene, +1)
            case Snip() if isinstance(task, VolunteerTask):
                self._volunteer(scene, scene.seat)
            case Silence() if isinstance(task, VolunteerTask):
                self._keep_silent(scene, task)
            case Snip() | Silence():
                self._hear(scene, task.seat, wants=isinstance(action, Snip))
            case _:
                pass

    def _hear(self, scene: Scene, seat: Seat, *, wants: bool) -> None:
        """Hear a seat's decision; when all have decided, the first volunteer after the captain cuts (BOM-4505)."""
        numbers, state = numbers_of(scene.state), scene.state
        voices = (*numbers.voices, seat) if wants else numbers.voices
        if any(isinstance(task, VoiceTask) for task in state.tasks):
            change_numbers(scene, voices=voices)
            return
        change_numbers(scene, voices=())
        for volunteer in seats_in_turn(state, state.captain):
            if volunteer in voices:
                self._volunteer(scene, volunteer)
                return
        scene.tell(Unheard(numbers.value))

    def _volunteer(self, scene: Scene, seat: Seat) -> None:
        scene.tell(Named(seat, seat, numbers_of(scene.state).value))
        self._appoint(scene, scene.state.captain, seat)

    def _keep_silent(self, scene: Scene, task: VolunteerTask) -> None:
        """Keep a seat silent; when all are, nobody waits for the clock."""
        silent = tuple(sorted((*task.silent, scene.seat)))
        if len(silent) < len(_with_wires(scene.state)):
            scene.push(replace(task, silent=silent))
        else:
            scene.tell(Unheard(numbers_of(scene.state).value))

    def lets_strike(self, task: Task) -> bool:
        return isinstance(task, VolunteerTask)

    def deadline(self, state: State) -> int | None:
        task = state.tasks[0] if state.tasks else None
        return task.until if isinstance(task, VolunteerTask) else None

    def strike(self, scene: Scene) -> bool:
        """End the time for volunteers, when nobody came forward: the captain names a seat (BOM-4504)."""
        until = self.deadline(scene.state)
        if until is None or scene.at < until:
            return False
        scene.pop()
        scene.tell(Unheard(numbers_of(scene.state).value))
        return True

    def task_rule(self, task: Task) -> str:
        if isinstance(task, VoiceTask | VolunteerTask):
            return "BOM-4505"
        return self._told_off_rule() if isinstance(task, ToldOffTask) else "BOM-120"

    def _told_off_rule(self) -> str:
        return self.part.rule(4 if self.part.volunteers else 3)
