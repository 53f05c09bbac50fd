"""Base class of mechanisms: a part of a mission's record, with the rules that it adds.

The rules of the base game ask `mechanisms(table)` at every point where a mission may have its say; a mission without
parts has none. Mechanisms stand in `parts/<part>/rules.py`, each for one kind of `Part`.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.actions import Deal, DualCut, GetStuck, PassOn, RevealReds, SoloCut, Stabilize
from cosmotheque.games.bomb_busters.model.facts import Fact
from cosmotheque.games.bomb_busters.model.kinds import Part
from cosmotheque.games.bomb_busters.model.mission import TokenKind
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action, Task, WithTools
from cosmotheque.games.bomb_busters.model.state import Draft, State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, is_slot, owner_of, wire_at

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


class Unseen(NamedTuple):
    """An imagined deal: piles beside the stands, from which mechanisms take theirs, and the fact that was assumed.

    `seat` is who imagines it.
    """

    seat: Seat | None
    piles: list[list[int]]
    assumed: Fact | None


class Mechanism(Generic[AnyPart]):
    """Every method leaves things as they are in the base game.

    Those that are asked get a table, which is a state or a view: in a view only what its seat knows can be asked for.
    Their answers must follow from the knowledge of the seat they are about. Those that act get a scene. `NOBODY` as a
    seat stands for a spectator, to whom nothing of a single seat may be told.
    """

    tasks: tuple[type[Task], ...] = ()
    """The choices and draws that only this mechanism knows."""
    actions: tuple[type, ...] = ()
    """The actions, outside of choices, that only this mechanism knows."""
    specials: tuple[type, ...] = ()
    """Those of them that take the place of a cut: a player who can do one is not stuck (BOM-105)."""

    def __init__(self, part: AnyPart) -> None:
        self.part = part

    # Setting up

    def keep_back(self, mixed: list[int], stands: int, seats: int) -> list[int]:
        """Take wires out of the shuffled ones, of `seats` players with so many stands, before they are dealt."""
        return []

    def arrange(self, stands: list[list[int]], owners: Sequence[int], kept: list[int], rng: Random) -> None:
        """Put wires that stand outside the order where they belong; what is taken from those kept back is dealt."""

    def before_deal(self, state: State) -> Sequence[Task]:
        """The choices and draws that end with the deal, once the captain is known (BOM-301)."""
        return ()

    def given_cards(self, options: Options) -> tuple[int, ...] | None:
        """The equipment cards of the setup, where they are not drawn."""
        return None

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        """Put on the table what belongs to the mission, once the stands are filled."""

    def before_tokens(self, state: State) -> Sequence[Task]:
        """The draws and choices that come before the first info tokens (BOM-100)."""
        return ()

    def after_tokens(self, state: State) -> Sequence[Task]:
        """The draws and choices that come after them, before the first turn."""
        return ()

    # What may be cut, and with what

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        """A gate: the rule against announcing and cutting this value now (BOM-102)."""
        return None

    def blocks_four(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        """The rule against cutting all four wires of a value alone."""
        return self.blocks(table, seat, value)

    def is_known_to_pass(self, table: StateOrView, seat: Seat, value: int) -> bool | None:
        """True if everybody knows that no gate is against the value, False if all know the contrary (BOM-109)."""
        return self.blocks(table, seat, value) is None

    def bans_slot(self, table: StateOrView, seat: Seat, slot: Slot) -> str | None:
        """A ban: the rule against pointing at this uncut wire of a teammate (BOM-104)."""
        return None

    def may_cut_own(self, table: StateOrView, seat: Seat, slot: Slot) -> bool:
        """True if the seat may cut this wire of its own."""
        return True

    def more_cuts(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """Cuts that only the mission knows, besides those of the base game."""
        return ()

    def bans_alone(self, table: StateOrView, seat: Seat) -> str | None:
        """The rule against solo cuts."""
        return None

    def bans_tools(self, table: StateOrView, seat: Seat) -> str | None:
        """The rule against equipment and the character. Everybody must know it: it decides who is an actor."""
        return None

    def bans_stabilizer(self, table: StateOrView, seat: Seat) -> str | None:
        """The rule against the stabilizer; everybody must know it."""
        return None

    def token_kind(self, table: StateOrView, seat: Seat) -> TokenKind | None:
        """The kind of all tokens of the seat, where it is not as in the mission's record (BOM-160)."""
        return None

    def bans_card(self, table: StateOrView, seat: Seat, card: int) -> str | None:
        """The rule against this equipment card; everybody must know it."""
        return None

    def has_character(self, table: StateOrView, seat: Seat) -> bool:
        """True if the seat has a character at all; everybody must know it."""
        return True

    def turn_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """The actions of the active player besides cutting."""
        return ()

    def special_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """The actions of the active player in place of a cut: a player with one of them is not stuck (BOM-105)."""
        return ()

    def bans_reds(self, table: StateOrView) -> str | None:
        """The rule against laying down a hand of reds (BOM-18)."""
        return None

    def is_first(self, table: StateOrView, seat: Seat) -> bool:
        """True if the active player has to choose one of the `turn_actions` before anything can be cut."""
        return False

    def bans_pass_on(self, table: StateOrView, seat: Seat) -> str | None:
        """The rule against using the thermos any more (BOM-263)."""
        return None

    def stuck_rule(self) -> str | None:
        """The rule of stuck players, where the mission has its own."""
        return None

    def any_time_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """The actions of a seat that it may take at any time, on any player's turn."""
        return ()

    def may_interject(self, state: State, seat: Seat) -> bool:
        """True if the seat could take an action of that kind, as far as everybody knows."""
        return False

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        """The rule of the mission that an action breaks which is not possible, if it breaks one of this mechanism."""
        match action:
            case DualCut(value=value, target=target):
                return self.blocks(state, seat, value) or self._bans_target(state, seat, target)
            case SoloCut(value=value):
                return self.blocks_four(state, seat, value) or self.bans_alone(state, seat)
            case RevealReds():
                return self.bans_reds(state)
            case GetStuck():
                return self.stuck_rule()
            case PassOn():
                return self.bans_tools(state, seat) or self.bans_pass_on(state, seat)
            case Stabilize():
                return self.bans_tools(state, seat) or self.bans_stabilizer(state, seat)
            case _:
                return self.bans_tools(state, seat) if isinstance(action, WithTools) else None

    def _bans_target(self, state: State, seat: Seat, slot: Slot) -> str | None:
        if not is_slot(state, slot) or owner_of(state, slot) == seat or wire_at(state, slot).cut:
            return None
        return self.bans_slot(state, seat, slot)

    def target_at_once(self, table: StateOrView) -> int:
        """The value whose uncut wires have to be cut at once; 0 where there is none (BOM-202)."""
        return 0

    def may_cut_at_once(self, table: StateOrView, seat: Seat) -> bool:
        """True if the active player may try to."""
        return True

    def fails_at_once(self, scene: Scene, slots: tuple[Slot, ...]) -> None:
        """Wires were pointed at to be cut at once, and one of them is another."""

    # What happens

    def holds_back(self, scene: Scene, seat: Seat, action: Action, draft: Draft | None) -> bool:
        """Hold back an action that something else has to come before (BOM-2502); True if it is not carried out yet."""
        return False

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        """Do one of `actions`."""

    def before_cut(self, scene: Scene, seat: Seat, values: tuple[int, ...], solo: bool) -> None:
        """A cut action begins: what it costs is paid before it is settled."""

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        """A cut action is settled, with its token and the detonator."""

    def is_fatal(self, table: StateOrView, seat: Seat) -> bool:
        """True if a failed dual cut of the seat explodes (BOM-242)."""
        return False

    def steps_for_a_miss(self, table: StateOrView, seat: Seat) -> int:
        """The steps by which a failed cut advances the detonator beyond the first."""
        return 0

    def hides_miss(self, table: StateOrView, seat: Seat, owner: Seat) -> bool:
        """True if a failed cut of `seat` at the wires of `owner` leaves no token, and nothing is said (BOM-148)."""
        return False

    def detonator_moves(self, scene: Scene, by: int) -> bool:
        """Move something else in place of the detonator (BOM-5304); True if it was moved."""
        return False

    def steps_left(self, table: StateOrView) -> int | None:
        """The number of failures left where something else is moved (BOM-5303)."""
        return None

    def move_begins(self, scene: Scene) -> None:
        """A move is about to be carried out that everybody notices, or chance draws."""

    def token_placed(self, scene: Scene, slot: Slot) -> None:
        """A true token was put in front of a wire, or its value said; not by the post-it."""

    def before_facts(self, scene: Scene) -> None:
        """A move was carried out with all that it brought about; facts are tidied next."""

    def after_move(self, scene: Scene) -> None:
        """A move was carried out; what it has brought about counts before the turn ends (BOM-322)."""

    def round_begins(self, scene: Scene) -> None:
        """The turn comes to the captain, or passes over that seat; not the first time (BOM-101)."""

    def on_skipped_seat(self, scene: Scene, seat: Seat) -> None:
        """The turn goes on, clockwise, past a seat that has no wires."""

    def turn_begins(self, scene: Scene) -> None:
        """The turn has come to the active player."""

    def turn_ends(self, scene: Scene) -> None:
        """The active player has done what they do with their turn."""

    def gets_stuck(self, scene: Scene, seat: Seat) -> bool:
        """Handle the active player's being stuck (BOM-106); True if the mechanism has settled it."""
        return False

    def all_stuck(self, scene: Scene) -> bool:
        """Help when everybody was stuck in a row (BOM-111); True if it helped, else the bomb explodes."""
        return False

    def automatic_step(self, scene: Scene) -> bool:
        """Do what happens by itself on such a table, once a move is settled (BOM-290); True if something happened."""
        return False

    def covers_skips(self, table: StateOrView) -> bool:
        """True if the stabilizer also stops the step of a skipped turn, so that any player may take it (BOM-229)."""
        return False

    def is_unfinished(self, state: State) -> bool:
        """True if something has to happen before the mission is won, though all wires are cut."""
        return False

    def follower(self, state: State) -> Seat | None:
        """The seat that has the next turn, where it is not the next player clockwise with wires."""
        return None

    # What is seen

    def tells(self, state: State, fact: Fact, seat: Seat | None) -> bool:
        """True if the seat, or a spectator, was told this fact."""
        return True

    def show(self, state: State, seat: Seat, slices: dict[str, Any]) -> None:
        """Put what is read off the table, as `seat` may know it, into the slices of a view."""

    def count_carried(self, table: StateOrView) -> int | None:
        """The number of wires that lie face down beside the stands, in no order; None where none ever does."""
        return None

    def count_set_aside(self, table: StateOrView) -> int | None:
        """The number of wires set aside that are still there; None where none is ever taken."""
        return None

    def assume_understood(self, state: State) -> State:
        """The state as it would be if all that is said were understood."""
        return state

    def assume(self, table: StateOrView, rng: Random) -> Iterator[Fact]:
        """Facts of which one is to hold in an imagined deal, to be tried in this order; none where none has to."""
        yield from ()

    def imagine(self, state: State, unseen: Unseen, rng: Random) -> State:
        """The state of an imagined deal with the secrets of this mechanism as its seat may imagine them."""
        return state

    # The clock

    def deadline(self, state: State) -> int | None:
        """The game time at which the clock has to act, if it has; choices that are open are finished first."""
        return None

    def strike(self, scene: Scene) -> bool:
        """Let the clock act, now that a deadline has come; True if it acts here."""
        return False

    def hushes(self, state: State) -> bool:
        """True if nobody may act until the clock has."""
        return False

    def on_cue(self, scene: Scene, effect: str) -> None:
        """A cue of the script asks for something; who knows how does it (BOM-276)."""

    def is_silent(self, state: State) -> bool:
        """True if nobody may say anything at the table; where there is oxygen, there are two signs for it (BOM-231)."""
        return False

    def lets_talk(self, state: State) -> bool:
        """True if everybody may say anything at the table, but no number (BOM-2507)."""
        return False

    def slip(self, state: State) -> Action | None:
        """The penalty for a player who says a number where none may be said (BOM-2507)."""
        return None

    # Choices and draws

    def lets_strike(self, task: Task) -> bool:
        """True if the clock goes on while one of `tasks` is open: nothing was begun by it."""
        return False

    def lets_interject(self, task: Task) -> bool:
        """True if what can be used at any time can be used while one of `tasks` is open."""
        return False

    def choosers(self, state: State, task: Task) -> frozenset[Seat] | None:
        """The seats that may answer one of `tasks`, where it is not its seat alone."""
        return None

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        """The choices of the seat of one of `tasks`."""
        return ()

    def choices_of(self, state: State, task: Task, seat: Seat) -> Sequence[Action]:
        """The choices of one of its `choosers`, where they depend on the seat."""
        return self.choices(state, task)

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        """The action that chance draws for one of `tasks`."""
        raise NotImplementedError

    def skip(self, scene: Scene, task: Task) -> bool:
        """Pop and settle a task that leaves no choice, as everybody can see; True if it was one."""
        return False

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        """Carry out what was chosen or drawn for a task, which is gone already."""

    def task_rule(self, task: Task) -> str:
        """The rule to cite while everybody waits for the task."""
        return "BOM-51"
