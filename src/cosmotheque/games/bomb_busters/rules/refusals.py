"""The rules that an action breaks. A refusal names the first of them; it says nothing that the seat could not know."""

from collections.abc import Iterator
from typing import Final, assert_never

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.bomb_busters.components import AT_ONCE, NUMBERS, TOOL_CARDS, YELLOW, Equipment
from cosmotheque.games.bomb_busters.model.actions import (
    Announce,
    CutMatch,
    Deal,
    Deny,
    Drawn,
    DualCut,
    Exchange,
    GetStuck,
    GiveBack,
    Label,
    LayBeside,
    Lie,
    MarkWire,
    PassOn,
    PlaceToken,
    Point,
    PostIt,
    Recharge,
    RevealReds,
    Rewind,
    Scan,
    SoloCut,
    Stabilize,
    Sweep,
    Take,
    Wait,
)
from cosmotheque.games.bomb_busters.model.mission import TokenKind
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask, GiveTask, LieTask, TokenTask
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.allowed import blocking_rule, card_ban, is_allowed, may_use_tools
from cosmotheque.games.bomb_busters.rules.cards import at_hand
from cosmotheque.games.bomb_busters.rules.equipment import CARD_OF, LABELS
from cosmotheque.games.bomb_busters.rules.legal import awaited, lets_interject
from cosmotheque.games.bomb_busters.rules.possible import is_possible
from cosmotheque.games.bomb_busters.rules.registry import doer, mechanisms, owner
from cosmotheque.games.bomb_busters.rules.stands import by_value, has_wires, is_slot, uncut_of, wire_at
from cosmotheque.games.bomb_busters.rules.tokens import kind_of

TOKEN_RULES: dict[TokenKind, str] = {
    "parity": "BOM-164",
    "count": "BOM-166",
    "false": "BOM-169",
    "absent": "BOM-171",
    "none": "BOM-172",
}
TOOL_RULES = {"double": "BOM-30", "triple": "BOM-43", "super": "BOM-43", "ray": "BOM-49", AT_ONCE: "BOM-202"}
CARD_RULES: dict[type, str] = {
    Label: "BOM-41",
    Exchange: "BOM-42",
    PostIt: "BOM-44",
    Rewind: "BOM-45",
    Recharge: "BOM-46",
    Scan: "BOM-47",
    Stabilize: "BOM-48",
    PassOn: "BOM-50",
}
ANNOUNCED: Final = frozenset((*NUMBERS, YELLOW))
OnTurn = DualCut | SoloCut | RevealReds | Take | Point | Sweep | Announce | Stabilize | PassOn | GetStuck
PutToken = PlaceToken | LayBeside | Lie
OfOwner = CutMatch | MarkWire | Deny | GiveBack
Tools = Take | Stabilize | PassOn | Label | Exchange | PostIt | Rewind | Recharge | Scan
UseAtAnyTime = Label | Exchange | PostIt | Rewind | Recharge | Scan | Wait


def breaks(state: State, seat: Seat, action: Action) -> Iterator[RuleId]:
    """The rule against an action that is not possible: the first that applies, from the general to the special."""
    if not is_possible(state, seat, action):
        yield RuleId(_rule(state, seat, action))


def _rule(state: State, seat: Seat, action: Action) -> str:
    if isinstance(action, Deal | Drawn):
        return "BOM-8"
    if isinstance(action, PutToken):
        return _token_rule(state, seat)
    if action.WHEN_ASKED:
        return _mission_rule(state, seat, action) or action.RULE
    if isinstance(action, OfOwner):
        return _owner_rule(state, seat, action)
    if state.tasks and not (isinstance(action, UseAtAnyTime) and lets_interject(state, state.tasks[0])):
        chosen = bool(action.RULE) and seat in awaited(state) and doer(state, action) is None
        return (_mission_rule(state, seat, action) if chosen else None) or _task_rule(state, state.tasks[0])
    if isinstance(action, Tools) and not may_use_tools(state, seat):
        return _mission_rule(state, seat, action) or "BOM-40"
    if isinstance(action, OnTurn):
        return "BOM-12" if seat != state.active else _turn_rule(state, seat, action)
    if isinstance(action, UseAtAnyTime):
        return _any_time_rule(state, seat, action)
    if action.ON_TURN and seat != state.active and doer(state, action):
        return "BOM-12"
    return _mission_rule(state, seat, action) or action.RULE


def _task_rule(state: State, task: Task) -> str:
    if isinstance(task, TokenTask):
        return _token_rule(state, task.seat)
    mechanism = owner(state, task)
    return mechanism.task_rule(task) if mechanism else "BOM-51"


def _token_rule(state: State, seat: Seat) -> str:
    """The rule on the purpose of the token that has to be put, or else on the kind of the player's tokens."""
    task = state.tasks[0] if state.tasks else None
    if isinstance(task, TokenTask) and task.value:
        return "BOM-162"
    if isinstance(task, LieTask | AnswerTask):
        return "BOM-170"
    kind = kind_of(state, seat, "setup") if 0 <= seat < state.seats else "value"
    return TOKEN_RULES.get(kind, "BOM-11")


def _mission_rule(state: State, seat: Seat, action: Action) -> str | None:
    """The rule of the mission that forbids it, where a mechanism says so."""
    found = (mechanism.breaks(state, seat, action) for mechanism in mechanisms(state))
    return next((rule for rule in found if rule is not None), None)


def _owner_rule(state: State, seat: Seat, action: OfOwner) -> str:
    task = state.tasks[0] if state.tasks else None
    match action:
        case CutMatch():
            return "BOM-31" if isinstance(task, AnswerTask) else "BOM-51"
        case Deny():
            return "BOM-172"
        case MarkWire():
            return "BOM-32" if isinstance(task, AnswerTask) else "BOM-51"
        case GiveBack():
            return "BOM-42" if isinstance(task, GiveTask) else "BOM-51"


def _turn_rule(state: State, seat: Seat, action: OnTurn) -> str:
    if rule := _early_rule(state, seat, action):
        return rule
    match action:
        case DualCut():
            return _dual_cut_rule(state, seat, action)
        case SoloCut():
            return _solo_cut_rule(state, seat, action)
        case RevealReds():
            return _mission_rule(state, seat, action) or "BOM-18"
        case Take():
            return _mission_rule(state, seat, action) or _take_rule(state, seat, action)
        case Point() | Sweep():
            return (_mission_rule(state, seat, action) if state.draft else None) or _draft_rule(state)
        case Announce():
            return _announce_rule(state, seat, action)
        case PassOn() if Equipment.THERMOS not in at_hand(state, seat):
            return "BOM-40"
        case Stabilize() | PassOn():
            return _mission_rule(state, seat, action) or _card_rule(state, seat, action)
        case GetStuck():
            return _mission_rule(state, seat, action) or "BOM-108"
        case _:
            assert_never(action)


def _take_rule(state: State, seat: Seat, action: Take) -> str:
    if action.tool == AT_ONCE:
        return _mission_rule(state, seat, action) or TOOL_RULES[AT_ONCE]
    card = TOOL_CARDS.get(action.tool)
    return "BOM-40" if card is not None and card not in at_hand(state, seat) else TOOL_RULES[action.tool]


def _early_rule(state: State, seat: Seat, action: OnTurn) -> str | None:
    """The rule that forbids it whatever the action itself is: for what was taken in hand, or because nothing may be."""
    if state.stabilized and isinstance(action, SoloCut | RevealReds | Stabilize | PassOn):
        return "BOM-48"
    if state.draft and not isinstance(action, Take | Point | Sweep | Announce):
        return _draft_rule(state)
    return None if may_use_tools(state, seat) else _mission_rule(state, seat, action)


def _announce_rule(state: State, seat: Seat, action: Announce) -> str:
    """A gate of the mission, or yellow with a detector, or else what the tool says."""
    for value in action.values:
        if value in ANNOUNCED and (
            rule := blocking_rule(state, seat, value)
        ):  # a gate is the same for all cuts (BOM-103)
            return rule
    detects = state.draft is not None and any(tool != "ray" for tool in state.draft.tools)
    return "BOM-30" if YELLOW in action.values and detects else _draft_rule(state)


def _dual_cut_rule(state: State, seat: Seat, action: DualCut) -> str:
    """The rule of the mission on the wire or the value, else BOM-13; a red is never announced."""
    if action.value not in ANNOUNCED:
        return "BOM-13"
    held = by_value(state, _seen_by_owner(state, seat))
    rule = _mission_rule(state, seat, action)
    blind = is_slot(state, action.own) and wire_at(state, action.own).outward
    if action.value in held or blind or not is_allowed(state, seat, action.value):
        return rule or "BOM-13"
    return "BOM-13"


def _solo_cut_rule(state: State, seat: Seat, action: SoloCut) -> str:
    held = ANNOUNCED.intersection(by_value(state, _seen_by_owner(state, seat)))
    return (_mission_rule(state, seat, action) if action.value in held else None) or "BOM-17"


def _seen_by_owner(state: State, seat: Seat) -> list[Slot]:
    """A refusal says nothing of outward wires, which their owner does not see (BOM-190)."""
    return [slot for slot in uncut_of(state, seat) if not wire_at(state, slot).outward]


def _draft_rule(state: State) -> str:
    """The rule of the tool in hand; without one, that of detectors."""
    return TOOL_RULES[state.draft.tools[0]] if state.draft else "BOM-30"


def _any_time_rule(state: State, seat: Seat, action: UseAtAnyTime) -> str:
    if isinstance(action, Wait) or not has_wires(state, seat):
        return "BOM-40"
    if state.draft and seat == state.active:
        return _draft_rule(state)
    return _mission_rule(state, seat, action) or _card_rule(state, seat, action)


OfCard = Label | Exchange | PostIt | Rewind | Recharge | Scan | Stabilize | PassOn


def _card_rule(state: State, seat: Seat, action: OfCard) -> str:
    """A card that is not there or not usable, or else what it says itself."""
    if isinstance(action, Label):
        card: int = LABELS[action.equal]
    else:
        card = CARD_OF[type(action)]
    return card_ban(state, seat, card) or CARD_RULES[type(action)] if card in at_hand(state, seat) else "BOM-40"
