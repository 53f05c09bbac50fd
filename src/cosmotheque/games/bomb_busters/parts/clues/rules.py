"""Numbers that are not said: a clue has to be understood before anything is cut (BOM-2501 to BOM-2509)."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW, Equipment
from cosmotheque.games.bomb_busters.model.actions import Announce, Deal, Drawn, DualCut, Scan, SoloCut
from cosmotheque.games.bomb_busters.model.facts import Fact, Holds, Lacks
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import Draft, State
from cosmotheque.games.bomb_busters.parts.clues.data import (
    ASK_AGAIN,
    EACH,
    OFFERED,
    SAY_CLUE,
    SLIP,
    AskAgain,
    AskedAgain,
    ClueGiven,
    Clues,
    ClueTask,
    GiveClue,
    Hint,
    Hints,
    Meant,
    Misunderstood,
    OfferTask,
    SayClue,
    Slip,
    Slipped,
    Understand,
    UnderstandTask,
    clue_of,
)
from cosmotheque.games.bomb_busters.parts.clues.rules_unspoken import assume_solo, fill_hints
from cosmotheque.games.bomb_busters.parts.script.data import Script
from cosmotheque.games.bomb_busters.parts.script.rules import cue_of
from cosmotheque.games.bomb_busters.rules.cards import use_card
from cosmotheque.games.bomb_busters.rules.cuts import begin_action, dual_cut, own_wires, solo_cut, spend
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.equipment import use
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism, Unseen
from cosmotheque.games.bomb_busters.rules.numerals import says_number
from cosmotheque.games.bomb_busters.rules.registry import part_of, works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, others_with_wires, owner_of, uncut_of, with_parts


@works(Clues)
class Unspoken(Mechanism[Clues]):
    """Announcements by clues. With `plain_numbers` there is nothing to guess, and none of this is at work."""

    tasks = (OfferTask, ClueTask, UnderstandTask)
    actions = (Slip,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        if not scene.state.options.plain_numbers:
            scene.change_parts(clues=Hints())

    def _is_at_work(self, state: State) -> bool:
        """Always, or in the acts of a script that are a mime (BOM-4204)."""
        script = part_of(state, Script)
        return not self.part.acts or (script is not None and cue_of(state, script).mime)

    def lets_talk(self, state: State) -> bool:
        """BOM-2507."""
        return state.parts.clues is not None and not self.part.acts

    def turn_begins(self, scene: Scene) -> None:
        """Allow again what may happen once a turn."""
        if scene.state.parts.clues is not None and scene.state.parts.clues.slips:
            scene.change_parts(clues=replace(scene.state.parts.clues, slips=()))

    def holds_back(self, scene: Scene, seat: Seat, action: Action, draft: Draft | None) -> bool:
        """Hold back an announced number until clues to it are given; yellow may be said (BOM-2502, BOM-2506)."""
        state = scene.state
        meant = announcement_of(seat, action, draft)
        if state.parts.clues is None or meant is None or not self._is_at_work(state):
            return False
        if not numbers_of(meant) or listener(state, meant) is None:
            return False
        if meant.kind != "radar":
            begin_action(scene)
        learn(scene, *_list_shown_facts(state, meant))
        scene.change_parts(clues=replace(state.parts.clues, meant=meant, given=(), understood=(), missed=()))
        scene.push(OfferTask(), ClueTask(seat))
        return True

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        return Drawn(tuple(sorted(rng.sample(range(EACH), OFFERED))))

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        hints = state.parts.clues
        if hints is None or hints.meant is None:
            return ()
        if isinstance(task, UnderstandTask):
            again = [ASK_AGAIN] if hints.given[len(hints.understood)].words else []
            return [*map(Understand, NUMBERS), *again]
        number = numbers_of(hints.meant)[len(hints.given)]
        listed = [GiveClue(clue_of(number, place)) for place in hints.offered]
        return listed if self.part.acts else [*listed, SAY_CLUE]

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        hints = scene.state.parts.clues
        if hints is None or hints.meant is None:
            return
        match action:
            case Drawn(numbers=places):
                scene.change_parts(clues=replace(hints, offered=places))
            case GiveClue(clue=clue):
                self._give(scene, hints, hints.meant, Hint(clue))
            case SayClue(words=words) if says_number(words):
                self._slip(scene, task.seat, "clue")
                if not scene.state.ended:
                    scene.push(task)
            case SayClue(words=words):
                self._give(scene, hints, hints.meant, Hint(words=words))
            case Understand(number=number):
                self._understand(scene, hints, hints.meant, task.seat, number)
            case AskAgain():
                given = hints.given[: len(hints.understood)]
                scene.change_parts(clues=replace(hints, given=given))
                scene.tell(AskedAgain(task.seat))
                scene.push(OfferTask(), ClueTask(hints.meant.seat))

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        self._slip(scene, seat, "chat")

    def slip(self, state: State) -> Action | None:
        return SLIP if state.parts.clues and "chat" not in state.parts.clues.slips else None

    def assume(self, table: StateOrView, rng: Random) -> Iterator[Fact]:
        yield from assume_solo(table, rng)

    def assume_understood(self, state: State) -> State:
        """BOM-2508."""
        return with_parts(state, clues=None)

    def imagine(self, state: State, unseen: Unseen, rng: Random) -> State:
        hints = state.parts.clues
        return state if hints is None else with_parts(state, clues=fill_hints(state, hints, unseen.assumed, rng))

    def task_rule(self, task: Task) -> str:
        return "BOM-2505" if isinstance(task, UnderstandTask) else "BOM-2503"

    def _give(self, scene: Scene, hints: Hints, meant: Meant, hint: Hint) -> None:
        """Give a clue; with the ray there are two numbers, and a clue to each."""
        given = (*hints.given, hint)
        scene.change_parts(clues=replace(hints, given=given, offered=()))
        scene.tell(ClueGiven(meant.seat, meant.kind, meant.slots, meant.tools, hint))
        hearer = listener(scene.state, meant)
        if len(given) < len(numbers_of(meant)):
            scene.push(OfferTask(), ClueTask(meant.seat))
        elif hearer is not None:
            scene.push(UnderstandTask(hearer))

    def _understand(self, scene: Scene, hints: Hints, meant: Meant, hearer: Seat, number: int) -> None:
        """BOM-2505: the same as meant, and all goes on as usual; another, and the turn is over."""
        understood, numbers = (*hints.understood, number), numbers_of(meant)
        if number != numbers[len(hints.understood)]:
            scene.change_parts(clues=Hints(slips=hints.slips, missed=numbers))
            _use_up(scene, meant)
            scene.tell(Misunderstood(hearer, meant.seat, numbers, number))
            learn(scene, *_list_shown_facts(scene.state, meant, known=True))
            move_detonator(scene, +1)
        elif len(understood) < len(numbers):
            scene.change_parts(clues=replace(hints, understood=understood))
            scene.push(UnderstandTask(hearer))
        else:
            scene.change_parts(clues=Hints(slips=hints.slips))
            _go_on(scene, meant)

    def _slip(self, scene: Scene, seat: Seat, by: str) -> None:
        """A number was said: it is swallowed, and costs a step the first time in a turn (BOM-2504, BOM-2507)."""
        hints = scene.state.parts.clues
        if hints is None:
            return
        scene.tell(Slipped(seat, "chat" if by == "chat" else "clue"))
        if by not in hints.slips:
            scene.change_parts(clues=replace(hints, slips=(*hints.slips, by)))
            move_detonator(scene, +1)


def announcement_of(seat: Seat, action: Action, draft: Draft | None) -> Meant | None:
    """The announcement of an action; None where it announces nothing."""
    match action:
        case DualCut(target=target, value=value, own=own):
            return Meant(seat, "cut", (value,), (target,), (own,))
        case Announce(values=values, own=own) if draft is not None:
            return Meant(seat, "cut", values, draft.slots, own, draft.tools)
        case SoloCut(value=value):
            return Meant(seat, "solo", (value,))
        case Scan(number=number):
            return Meant(seat, "radar", (number,))
        case _:
            return None


def numbers_of(meant: Meant) -> tuple[int, ...]:
    """The numbers among what is announced, in the order of their clues."""
    return tuple(value for value in meant.values if value != YELLOW)


def listener(state: State, meant: Meant) -> Seat | None:
    """The seat that has to understand: the owner of the wires pointed at, or else the next with wires (BOM-2506)."""
    if meant.slots:
        return owner_of(state, meant.slots[0])
    return next(iter(others_with_wires(state, meant.seat)), None)


def _list_shown_facts(state: State, meant: Meant, *, known: bool = False) -> list[Fact]:
    """Facts that an announcement shows of the hand, before and after its numbers are known (BOM-13, BOM-17)."""
    hand = tuple(own_wires(state, meant.seat))
    match meant.kind:
        case "cut":
            said = [(value,) for value in meant.values if known or value == YELLOW]
            return [Holds(hand, values) for values in (*said, tuple(NUMBERS))]
        case "solo" if known:
            others = others_with_wires(state, meant.seat)
            return [Lacks(tuple(uncut_of(state, mate)), meant.values) for mate in others]
        case _:
            return []


def _use_up(scene: Scene, meant: Meant) -> None:
    """Use up all that was used for an announcement, understood or not."""
    for tool in meant.tools:
        spend(scene, meant.seat, tool)
    if meant.kind == "radar":
        use_card(scene, meant.seat, Equipment.RADAR)


def _go_on(scene: Scene, meant: Meant) -> None:
    """The numbers are understood, and all happens as if they had been said."""
    match meant.kind:
        case "cut":
            dual_cut(scene, meant.slots, meant.values, meant.own, meant.tools)
        case "solo":
            solo_cut(scene, meant.values[0])
        case "radar":
            use(scene, meant.seat, Scan(meant.values[0]))
