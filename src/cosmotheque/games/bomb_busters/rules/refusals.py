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
from cosmotheque.games.bomb_busters.rules.cuts import announceable, pointable
from cosmotheque.games.bomb_busters.rules.equipment import CARD_OF, LABELS
from cosmotheque.games.bomb_busters.rules.grids import may_cut, may_cut_four
from cosmotheque.games.bomb_busters.rules.stands import by_value, has_wires, is_slot, uncut_of
from cosmotheque.games.bomb_busters.state import AnswerTask, GiveTask, LineTask, State, TokenTask

SETUP_RULES: dict[type, str] = {PlaceToken: "BOM-11", ChooseCard: "BOM-84", LayHeart: "BOM-84", DrawLine: "BOM-83"}
TASK_RULES: dict[type, str] = {TokenTask: "BOM-11", LineTask: "BOM-83"}
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
OnTurn = DualCut | SoloCut | RevealReds | Take | Point | Sweep | Announce | Stabilize | PassOn | Coffee | GetStuck
Setup = PlaceToken | ChooseCard | LayHeart | DrawLine
OfOwner = CutMatch | MarkWire | GiveBack | Tick


def why(state: State, seat: Seat, action: Action) -> RuleId:
    """The rule that forbids the action; the first that applies, from the general to the special."""
    return RuleId(_rule(state, seat, action))


def _rule(state: State, seat: Seat, action: Action) -> str:
    if isinstance(action, Deal):
        return "BOM-8"
    if isinstance(action, Setup):
        return SETUP_RULES[type(action)]
    if isinstance(action, OfOwner):
        return _owner_rule(state, action)
    if state.tasks:
        return TASK_RULES.get(type(state.tasks[0]), "BOM-51")
    if isinstance(action, OnTurn):
        return "BOM-12" if seat != state.active else _turn_rule(state, seat, action)
    return _any_time_rule(state, seat, action)


def _owner_rule(state: State, action: OfOwner) -> str:
    task = state.tasks[0] if state.tasks else None
    match action:
        case CutMatch():
            return "BOM-31" if isinstance(task, AnswerTask) else "BOM-51"
        case MarkWire():
            return "BOM-32" if isinstance(task, AnswerTask) else "BOM-51"
        case GiveBack():
            return "BOM-42" if isinstance(task, GiveTask) else "BOM-51"
        case Tick():
            return {"balance": "BOM-81", "parallel": "BOM-82", "liaisons": "BOM-83"}.get(
                state.options.mission, "BOM-51"
            )


def _turn_rule(state: State, seat: Seat, action: OnTurn) -> str:
    if state.stabilized and isinstance(action, SoloCut | RevealReds | Stabilize | PassOn | Coffee):
        return "BOM-48"
    if state.draft and not isinstance(action, Take | Point | Sweep | Announce):
        return _draft_rule(state)
    match action:
        case DualCut():
            return _dual_cut_rule(state, seat, action)
        case SoloCut(value=value):
            return _solo_cut_rule(state, seat, value)
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
        case Coffee() | GetStuck():
            return "BOM-83" if state.options.mission == "liaisons" else "BOM-82"
        case _:
            assert_never(action)


def _dual_cut_rule(state: State, seat: Seat, action: DualCut) -> str:
    """BOM-84 for the wrong stand, BOM-82 or BOM-83 for what is not accessible, else BOM-13."""
    targets = [slot for stand in pointable(state, seat) for slot in stand]
    if state.hearts and action.target not in targets and is_slot(state, action.target):
        stand = state.stands[action.target.stand]
        if stand.owner != seat and not stand.wires[action.target.place].cut:
            return "BOM-84"
    held = by_value(state, uncut_of(state, seat))
    if action.value in held and action.value not in announceable(state, seat) and not may_cut(state, action.value):
        return _grid_rule(state)
    return "BOM-13"


def _solo_cut_rule(state: State, seat: Seat, value: int) -> str:
    count = len(by_value(state, uncut_of(state, seat)).get(value, ()))
    if count and state.grid is not None and not (may_cut_four if count == 4 else may_cut)(state, value):
        return _grid_rule(state)
    return "BOM-17"


def _grid_rule(state: State) -> str:
    return "BOM-82" if state.options.mission == "parallel" else "BOM-83"


def _draft_rule(state: State) -> str:
    """The rule of the tool in hand; without one, that of detectors."""
    return TOOL_RULES[state.draft.tools[0]] if state.draft else "BOM-30"


def _any_time_rule(
    state: State, seat: Seat, action: Label | Exchange | PostIt | Rewind | Recharge | Scan | TurnUp | Wait
) -> str:
    if isinstance(action, TurnUp):
        return "BOM-83"
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
