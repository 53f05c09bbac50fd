"""Which rule forbids an action that is not legal. It says nothing that the seat could not know."""

from typing import assert_never

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.bomb_busters.actions import (
    Action,
    Announce,
    ChooseCard,
    Coffee,
    CutMatch,
    Deal,
    DrawLine,
    Drawn,
    DualCut,
    Exchange,
    GetStuck,
    GiveBack,
    Label,
    LayHeart,
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
    Tick,
    TurnUp,
    Wait,
)
from cosmotheque.games.bomb_busters.components import TOOL_CARDS, YELLOW
from cosmotheque.games.bomb_busters.rules.cards import ready_cards
from cosmotheque.games.bomb_busters.rules.equipment import CARD_OF, LABELS
from cosmotheque.games.bomb_busters.rules.mechanism import mechanisms, owner, passes
from cosmotheque.games.bomb_busters.rules.stands import by_value, has_wires, uncut_of
from cosmotheque.games.bomb_busters.state import AnswerTask, GiveTask, State, Task, TokenTask

SETUP_RULES: dict[type, str] = {PlaceToken: "BOM-11", ChooseCard: "BOM-84", LayHeart: "BOM-84", DrawLine: "BOM-83"}
# Actions of mechanisms, for missions that do not have them; for the others the mechanism says why.
MISSION_RULES: dict[type, str] = {Coffee: "BOM-82", TurnUp: "BOM-83"}
TOOL_RULES = {"double": "BOM-30", "triple": "BOM-43", "super": "BOM-43", "ray": "BOM-49"}
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
OnTurn = DualCut | SoloCut | RevealReds | Take | Point | Sweep | Announce | Stabilize | PassOn | GetStuck
Setup = PlaceToken | ChooseCard | LayHeart | DrawLine
OfOwner = CutMatch | MarkWire | GiveBack | Tick
UseAtAnyTime = Label | Exchange | PostIt | Rewind | Recharge | Scan | Wait


def why(state: State, seat: Seat, action: Action) -> RuleId:
    """The rule that forbids the action; the first that applies, from the general to the special."""
    return RuleId(_rule(state, seat, action))


def _rule(state: State, seat: Seat, action: Action) -> str:
    if isinstance(action, Deal | Drawn):
        return "BOM-8"
    if isinstance(action, Setup):
        return SETUP_RULES[type(action)]
    if isinstance(action, OfOwner):
        return _owner_rule(state, seat, action)
    if state.tasks:
        return _task_rule(state, state.tasks[0])
    if isinstance(action, OnTurn):
        return "BOM-12" if seat != state.active else _turn_rule(state, seat, action)
    if isinstance(action, UseAtAnyTime):
        return _any_time_rule(state, seat, action)
    return _mission_rule(state, seat, action) or MISSION_RULES[type(action)]


def _task_rule(state: State, task: Task) -> str:
    if isinstance(task, TokenTask):
        return "BOM-11"
    mechanism = owner(state, task)
    return mechanism.task_rule(task) if mechanism else "BOM-51"


def _mission_rule(state: State, seat: Seat, action: Action) -> str | None:
    """The rule of the mission that forbids it, where a mechanism says so."""
    found = (mechanism.why(state, seat, action) for mechanism in mechanisms(state))
    return next((rule for rule in found if rule is not None), None)


def _owner_rule(state: State, seat: Seat, action: OfOwner) -> str:
    task = state.tasks[0] if state.tasks else None
    match action:
        case CutMatch():
            return "BOM-31" if isinstance(task, AnswerTask) else "BOM-51"
        case MarkWire():
            return "BOM-32" if isinstance(task, AnswerTask) else "BOM-51"
        case GiveBack():
            return "BOM-42" if isinstance(task, GiveTask) else "BOM-51"
        case Tick():
            return _mission_rule(state, seat, action) or "BOM-51"


def _turn_rule(state: State, seat: Seat, action: OnTurn) -> str:
    if state.stabilized and isinstance(action, SoloCut | RevealReds | Stabilize | PassOn):
        return "BOM-48"
    if state.draft and not isinstance(action, Take | Point | Sweep | Announce):
        return _draft_rule(state)
    match action:
        case DualCut():
            return _dual_cut_rule(state, seat, action)
        case SoloCut():
            return _solo_cut_rule(state, seat, action)
        case RevealReds():
            return "BOM-18"
        case Take(tool=tool):
            card = TOOL_CARDS.get(tool)
            return "BOM-40" if card is not None and card not in ready_cards(state) else TOOL_RULES[tool]
        case Point() | Sweep():
            return _draft_rule(state)
        case Announce(values=values):
            detects = state.draft is not None and any(tool != "ray" for tool in state.draft.tools)
            return "BOM-30" if YELLOW in values and detects else _draft_rule(state)
        case Stabilize() | PassOn():
            return _card_rule(state, action)
        case GetStuck():
            return _mission_rule(state, seat, action) or "BOM-82"
        case _:
            assert_never(action)


def _dual_cut_rule(state: State, seat: Seat, action: DualCut) -> str:
    """What the mission says of the wire or of the value, else BOM-13."""
    held = by_value(state, uncut_of(state, seat))
    rule = _mission_rule(state, seat, action)
    if action.value in held or not passes(state, seat, action.value):
        return rule or "BOM-13"
    return "BOM-13"


def _solo_cut_rule(state: State, seat: Seat, action: SoloCut) -> str:
    held = by_value(state, uncut_of(state, seat))
    return (_mission_rule(state, seat, action) if action.value in held else None) or "BOM-17"


def _draft_rule(state: State) -> str:
    """The rule of the tool in hand; without one, that of detectors."""
    return TOOL_RULES[state.draft.tools[0]] if state.draft else "BOM-30"


def _any_time_rule(state: State, seat: Seat, action: UseAtAnyTime) -> str:
    if isinstance(action, Wait) or not has_wires(state, seat):
        return "BOM-40"
    if state.draft and seat == state.active:
        return _draft_rule(state)
    return _card_rule(state, action)


def _card_rule(state: State, action: Label | Exchange | PostIt | Rewind | Recharge | Scan | Stabilize | PassOn) -> str:
    """A card that is not there or not usable, or else what it says itself."""
    if isinstance(action, Label):
        card: int = LABELS[action.equal]
    else:
        card = CARD_OF[type(action)]
    return CARD_RULES[type(action)] if card in ready_cards(state) else "BOM-40"
