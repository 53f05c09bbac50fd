"""Carrying out a move."""

from typing import Final, assert_never, cast, get_args

from cosmotheque.core.game import Move, Seat, Step
from cosmotheque.games.bomb_busters.components import AT_ONCE, Equipment
from cosmotheque.games.bomb_busters.model.actions import (
    Announce,
    CutMatch,
    Deal,
    Deny,
    Drawn,
    DualCut,
    GetStuck,
    GiveBack,
    LayBeside,
    Lie,
    MarkWire,
    PassOn,
    PlaceToken,
    Point,
    RevealReds,
    SoloCut,
    Stabilize,
    Strike,
    Sweep,
    Take,
    Wait,
)
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action, Event
from cosmotheque.games.bomb_busters.model.state import Draft, State
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask, DrawTokenTask, GiveTask
from cosmotheque.games.bomb_busters.rules.cards import use_card
from cosmotheque.games.bomb_busters.rules.cuts import answer, deny_all, dual_cut, reveal_reds, solo_cut, stabilize
from cosmotheque.games.bomb_busters.rules.deal import choose_captain, deal
from cosmotheque.games.bomb_busters.rules.drafts import point, sweep_slots, take
from cosmotheque.games.bomb_busters.rules.equipment import AnyTime, use
from cosmotheque.games.bomb_busters.rules.exchange import give_back
from cosmotheque.games.bomb_busters.rules.first_tokens import hand_token, put_beside, put_lie, put_token
from cosmotheque.games.bomb_busters.rules.registry import doer, mechanisms, owner
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.together import cut_at_once
from cosmotheque.games.bomb_busters.rules.turns import get_stuck, pass_on, settle

Drafting = Take | Point | Sweep
Choice = PlaceToken | LayBeside | Lie | CutMatch | MarkWire | Deny | GiveBack
Turn = DualCut | Announce | SoloCut | RevealReds | PassOn | GetStuck | Stabilize
Acting = Turn | AnyTime

# To look a type up takes no time; to ask a struct whether it is an instance of many types does.
DRAFTING: Final = frozenset(get_args(Drafting))
CHOICES: Final = frozenset(get_args(Choice))
ACTING: Final = frozenset(get_args(Acting))
TURNS: Final = frozenset(get_args(Turn))


def apply(state: State, move: Move[Action]) -> Step[State, Event]:
    """The state after a move, which may be assumed legal."""
    seat, action, kind = move.seat, move.action, type(move.action)
    scene = Scene(state, mechanisms(state), seat, move.at)
    if kind in DRAFTING:
        _draft(scene, cast(Drafting, action))
        return Step(scene.state)
    if kind.INTERRUPTS:
        _interrupt(scene, seat, action)
        return Step(scene.state, tuple(scene.events), undoable=False)
    if kind is Wait:
        scene.change(waiting=tuple(sorted((*state.waiting, seat))))
        return Step(scene.state)
    if state.draft or state.waiting:
        scene.change(draft=None, waiting=())
    for part in scene.parts:
        part.move_begins(scene)
    if kind in ACTING:
        _act(scene, seat, cast(Acting, action), state.draft)
    elif kind in CHOICES:
        _choose(scene, cast(Choice, action))
    else:
        _draw_or_do(scene, state, action)
    settle(scene)
    return Step(scene.state, tuple(scene.events), undoable=kind.HARMLESS)


def _draw_or_do(scene: Scene, state: State, action: Action) -> None:
    """Carry out what chance draws, and actions that only a mission knows."""
    if isinstance(action, Deal):
        deal(scene, action)
    elif state.captain == NOBODY:
        choose_captain(scene, action)
    elif isinstance(action, Drawn) and isinstance(state.tasks[0], DrawTokenTask):
        scene.pop()
        hand_token(scene, state.tasks[0].owner, action.numbers[0])
    elif state.tasks and (chooser := owner(state, state.tasks[0])):
        chooser.choose(scene, scene.pop(), action)
    elif mechanism := doer(state, action):
        mechanism.carry_out(scene, scene.seat, action)


def _interrupt(scene: Scene, seat: Seat, action: Action) -> None:
    """Carry out what interrupts: the clock, or the penalty of a player for a forbidden word (BOM-2507)."""
    if isinstance(action, Strike):
        strike(scene)
    elif mechanism := doer(scene.state, action):
        mechanism.carry_out(scene, seat, action)


def _act(scene: Scene, seat: Seat, action: Acting, draft: Draft | None) -> None:
    """A turn, or a card used at any time, unless something has to come first (BOM-2502)."""
    for mechanism in scene.parts:
        if mechanism.holds_back(scene, seat, action, draft):
            return
    if type(action) in TURNS:
        _take_turn(scene, seat, cast(Turn, action), draft)
    else:
        use(scene, seat, cast(AnyTime, action))


def strike(scene: Scene) -> None:
    """The clock acts; drafts stay in their players' hands (BOM-276)."""
    if any(mechanism.strike(scene) for mechanism in scene.parts):
        settle(scene)


def _draft(scene: Scene, action: Drafting) -> None:
    draft = scene.state.draft or Draft(())
    match action:
        case Take(tool=tool):
            take(scene, tool)
        case Point(slot=slot):
            point(scene, draft, slot)
        case Sweep(stand=stand):
            point(scene, draft, *sweep_slots(scene.state, stand))


def _choose(scene: Scene, action: Choice) -> None:
    """Carry out the choice that the game was waiting for (BOM-51)."""
    task = scene.pop()
    match action:
        case PlaceToken(slot=slot):
            put_token(scene, task, slot)
        case LayBeside(stand=stand, value=value):
            put_beside(scene, task, stand, value)
        case CutMatch(slot=slot) | MarkWire(slot=slot):
            if isinstance(task, AnswerTask):
                answer(scene, task, slot)
        case Lie(slot=slot, value=value):
            if isinstance(task, AnswerTask):
                deny_all(scene, task, slot, value)
            else:
                put_lie(scene, task, slot, value)
        case Deny():
            if isinstance(task, AnswerTask):
                deny_all(scene, task)
        case GiveBack(slot=slot):
            if isinstance(task, GiveTask):
                give_back(scene, task, slot)
        case _:
            assert_never(action)


def _take_turn(scene: Scene, seat: Seat, action: Turn, draft: Draft | None) -> None:
    """The one action of the active player; the stabilizer comes before it."""
    match action:
        case DualCut(target=target, value=value, own=own):
            dual_cut(scene, (target,), (value,), (own,))
        case Announce() if draft and AT_ONCE in draft.tools:
            cut_at_once(scene, draft.slots)
        case Announce(values=values, own=wires):
            drafted = draft or Draft(())
            dual_cut(scene, drafted.slots, values, wires, drafted.tools)
        case SoloCut(value=value):
            solo_cut(scene, value)
        case RevealReds():
            reveal_reds(scene)
        case PassOn(seat=follower):
            use_card(scene, seat, Equipment.THERMOS)
            pass_on(scene, follower)
        case GetStuck():
            get_stuck(scene)
        case Stabilize():
            stabilize(scene)
        case _:
            assert_never(action)
