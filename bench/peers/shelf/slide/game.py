"""Two players slide eight pawns each over an 8×8 board, one square at a time, and capture by landing on a pawn.

Rule by rule what `bench/peers/boardgame_io/game.js` says: a captured pawn is put back on the first free square, and the
game is drawn after as many moves as chance said at first.
"""

import msgspec
from cosmotheque.games.slide import METAS
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Game, Move, Outcome, Seat, Step, Types
from cosmotheque.core.text import Rule, RuleId, Section, Text, Words

FEWEST, MOST = 265, 401
FREE = "."
STEPS = tuple(
    tuple(
        8 * rank + file
        for rank in range(square // 8 - 1, square // 8 + 2)
        for file in range(square % 8 - 1, square % 8 + 2)
        if 0 <= rank < 8 and 0 <= file < 8 and 8 * rank + file != square
    )
    for square in range(64)
)


class Options(msgspec.Struct, frozen=True):
    """The game has no options."""


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """Chance says how many moves there will be."""

    length: int


class Slide(msgspec.Struct, frozen=True, tag="slide"):
    at: int
    to: int


Action = Begin | Slide
SLIDES = tuple({to: Slide(square, to) for to in STEPS[square]} for square in range(64))


class Slid(msgspec.Struct, frozen=True, tag="slid"):
    seat: int
    at: int
    to: int


class State(msgspec.Struct, frozen=True):
    """`cells` has `0` and `1` for the pawns of either seat."""

    cells: str = "0" * 8 + FREE * 48 + "1" * 8
    length: int = 0
    moves: int = 0
    last: Slide | None = None


class View(msgspec.Struct, frozen=True):
    seat: int | None
    cells: str
    length: int
    moves: int
    last: Slide | None


RULE = RuleId("SL-1")


def actors(state: State) -> frozenset[Seat]:
    if not state.length:
        return frozenset({CHANCE})
    return frozenset() if state.moves >= state.length else frozenset({Seat(state.moves % 2)})


def legal_actions(state: State, seat: Seat) -> list[Action]:
    own, cells = str(int(seat)), state.cells
    return [
        SLIDES[square][to]
        for square, owner in enumerate(cells)
        if owner == own
        for to in STEPS[square]
        if cells[to] != own
    ]


def breaks(state: State, seat: Seat, action: Action) -> list[RuleId]:
    return [] if seat in actors(state) and action in legal_actions(state, seat) else [RULE]


def apply(state: State, move: Move[Action]) -> Step[State, Slid]:
    action = move.action
    if isinstance(action, Begin):
        return Step(replace(state, length=action.length), (), undoable=False)
    cells, captured = list(state.cells), state.cells[action.to]
    cells[action.to], cells[action.at] = str(int(move.seat)), FREE
    if captured != FREE:
        cells[cells.index(FREE)] = captured
    slid = replace(state, cells="".join(cells), moves=state.moves + 1, last=action)
    return Step(slid, (Slid(move.seat, action.at, action.to),), undoable=True)


def outcome(state: State) -> Outcome | None:
    return Outcome("long", (0.5, 0.5)) if 0 < state.length <= state.moves else None


GAME: Game[State, Action, Slid, View, Options] = Game(
    meta=METAS[0],
    types=Types(State, Action, Slid, View, Options),
    words=Words(
        rulebook=(Section(Text("Glisser", "Sliding"), (Rule(RULE, Text("Une case.", "One square.")),)),),
        reasons={"long": Text("C'est fini.", "It is over.")},
    ),
    start=lambda _options, _seats: State(),
    actors=actors,
    legal_actions=legal_actions,
    breaks=breaks,
    apply=apply,
    outcome=outcome,
    concede=lambda _state, seat: Outcome("resigned", (float(seat), 1.0 - seat)),
    view=lambda state, seat: View(seat, state.cells, state.length, state.moves, state.last),
    see=lambda event, _seat: event,
    imagine=lambda view, _rng: State(view.cells, view.length, view.moves, view.last),
    chance=lambda _state, rng: Begin(rng.randint(FEWEST, MOST)),
)
GAMES = {GAME.meta.slug: GAME}
