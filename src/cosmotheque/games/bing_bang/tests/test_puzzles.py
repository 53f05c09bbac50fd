"""Shortest ways against a search through the real game, and the puzzles that are made of them."""

import pytest

import cosmotheque
from cosmotheque.core.game import Move, Seat
from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import Piece
from cosmotheque.games.bing_bang.puzzles.goals import flights_over, landings_on, planet_sought, victims
from cosmotheque.games.bing_bang.puzzles.proof import difficulty, prove
from cosmotheque.games.bing_bang.puzzles.themes import FLY_COUNT, FLY_WHITE, LAND_COUNT, LAND_WHITE, TURN, find
from cosmotheque.games.bing_bang.puzzles.ways import Reach, Way, explore, ground_of
from cosmotheque.games.bing_bang.rules.apply import apply
from cosmotheque.games.bing_bang.rules.legal import legal_actions
from cosmotheque.games.bing_bang.rules.missions import LOADED
from cosmotheque.games.bing_bang.state import State
from cosmotheque.games.bing_bang.tests.table import cell, change_book, change_turn, sky
from cosmotheque.games.bing_bang.view import View

ME = Seat(0)
POCKET = """
. # # # # # .
# 0 . . b . .
# o o o # . .
. # # # . . .
. . . . . . o
"""
POCKET_ROOM = {cell(name) for name in ("c2", "d2", "f2")}
PORT = """
. # # # # .
# 0 . . M .
# o o o # .
. # # # . .
. . . . . o
"""
PORT_ROOM = {cell(name) for name in ("c2", "d2")}
"""Closed by reds: straight on, whites must be laid; the way round has some, which pays where the stock is small."""
PLAIN = """
0 . . . . . .
. . . . . . .
. . . # b . .
. b . . . . .
. . b . . . .
. . . . . b .
"""
"""With a count of 11 only the token at b4 is in reach; those at e3 and c5 take 13."""
FORD = """
. . . . . . . .
0 o # . # o M .
. o o . o o # .
. . # # # . . .
"""
"""Between two reds every short way to Mars lays a white at d3."""

Ways = set[tuple[int, ...]]


def flying(drawing: str, *, whites: int = 15, limit: int = 15) -> cosmotheque.Match:
    """Seat 0 in an open count; loaded where Mars, its planet, is drawn."""
    match = sky(drawing)
    change_book(match, whites=whites, reds=0, aboard=LOADED if "M" in drawing else frozenset())
    change_turn(match, opening=False, limit=limit)
    return match


def moment_of(match: cosmotheque.Match) -> Moment:
    return Moment(ME, match.view(ME), tuple(match.actions(ME)))


def proof_of(match: cosmotheque.Match, theme: str) -> Proof:
    proof = prove(moment_of(match), theme)
    assert proof is not None
    return proof


def searched(match: cosmotheque.Match) -> tuple[Reach, list[Way], int | None]:
    view: View = match.view(ME)
    planet = planet_sought(view, ME)
    finishes = flights_over(view, 0) if planet is None else landings_on(view, planet)
    reach = explore(ground_of(view.table, ME), 15)
    return reach, list(reach.ways(finishes)), reach.least(finishes)


def played_out(match: cosmotheque.Match, room: set[int]) -> tuple[int, Ways]:
    """Try every order of operations in a room: the least count that reaches the goal, and the ways that pawns went."""
    fronts: list[dict[State, Ways]] = [{match.state: {()}}, *({} for _ in range(16))]
    seen = set[tuple[object, ...]]()
    for count, front in enumerate(fronts):
        there = set[tuple[int, ...]]().union(*(ways for state, ways in front.items() if is_there(state)))
        if there:
            return count, there
        anew = {state: ways for state, ways in front.items() if lies(state) not in seen}
        seen.update(map(lies, anew))
        for state, ways in anew.items():
            for action in legal_actions(state, ME):
                if is_tried(action, room):
                    after, step = apply(state, Move(ME, action)).state, steps_of(action)
                    fronts[after.table.turn.count].setdefault(after, set()).update((*way, *step) for way in ways)
    raise AssertionError("the goal is out of reach")


def lies(state: State) -> tuple[object, ...]:
    """The state of a pawn without the count: a later state with the same value has gained nothing."""
    return state.table.books[ME].pawn, state.table.whites, state.table.turn.flown


def is_there(state: State) -> bool:
    return state.table.turn.flown is not None or "witness" in state.table.books[ME].aboard


def is_tried(action: act.Action, room: set[int]) -> bool:
    if isinstance(action, act.LayWhite):
        return action.cell in room
    return isinstance(action, act.MovePawn | act.TakeWhite | act.FlyOver)


def steps_of(action: act.Action) -> tuple[int, ...]:
    if isinstance(action, act.MovePawn):
        return (action.cell,)
    return (action.to,) if isinstance(action, act.FlyOver) else ()


def fly(match: cosmotheque.Match, reach: Reach, way: Way) -> None:
    """Every operation of a way in the real game."""
    spare = sorted(reach.ground.spare.difference(way.cells))
    for taken in spare[: reach.needs(way)]:
        match.play(ME, act.TakeWhite(taken))
    for laid in way.laid:
        match.play(ME, act.LayWhite(laid))
    for step in way.cells[:-1]:
        match.play(ME, act.MovePawn(step))
    match.play(ME, act.MovePawn(way.cells[-1]) if way.over is None else act.FlyOver(way.over, way.cells[-1]))


@pytest.mark.parametrize("whites", [0, 3])
@pytest.mark.parametrize(("drawing", "room"), [(POCKET, POCKET_ROOM), (PORT, PORT_ROOM)], ids=["token", "planet"])
def test_no_order_of_operations_counts_less_and_no_shortest_way_is_missed(
    drawing: str, room: set[int], whites: int
) -> None:
    """BB-17 to BB-19, BB-23, BB-46: with so many whites in stock, some of them have to be taken first."""
    match = flying(drawing, whites=whites)
    reach, ways, least = searched(match)
    assert all(map(reach.can_take, ways))
    assert (least, {way.cells for way in ways}) == played_out(match, room)


@pytest.mark.parametrize("whites", [0, 2, 15])
@pytest.mark.parametrize("drawing", [POCKET, PORT, FORD], ids=["token", "planet", "ford"])
def test_a_shortest_way_can_be_flown(drawing: str, whites: int) -> None:
    match = flying(drawing, whites=whites)
    reach, ways, least = searched(match)
    fly(match, reach, ways[0])
    assert match.state.table.turn.count == least
    assert is_there(match.state)


def test_the_only_token_in_reach_is_right_and_the_others_are_told_what_they_take() -> None:
    proof = proof_of(flying(PLAIN, limit=11), TURN)
    assert [answer.key for answer in proof.answers] == ["e3", "b4", "c5", "f6"]
    assert proof.right == (1,)
    assert [verdict.said.en for verdict in proof.verdicts] == [
        "It would take 13, and only 11 are left.",
        "Yes: it takes 9, and 11 are left; it goes by 4 ways of the same length.",
        "It would take 13, and only 11 are left.",
        "It would take 21, and only 11 are left.",
    ]
    assert "e3" in proof.verdicts[0].points


def test_two_tokens_in_reach_make_no_puzzle() -> None:
    assert prove(moment_of(flying(PLAIN, limit=13)), TURN) is None


@pytest.mark.parametrize(
    ("victim", "piece", "asked"), [("e1", "shuttle", []), ("e1", "object", [TURN]), ("g6", "shuttle", [TURN])]
)
def test_who_could_rob_a_pawn_in_the_count_is_asked_nothing(victim: str, piece: Piece, asked: list[str]) -> None:
    """BB-54: an attack brings a new count. It takes what is looked for, and has to be in reach."""
    match = sky(PLAIN.replace("b", "n"), piracy=True)
    change_book(match, whites=15, aboard=frozenset({"pilot"}))
    change_book(match, 1, pawn=cell(victim), aboard=frozenset({"pilot", piece}))
    change_turn(match, opening=False, limit=11)
    assert victims(match.view(ME), ME) == ((cell(victim),) if piece == "shuttle" else ())
    assert [theme for theme in (FLY_COUNT, TURN) if prove(moment_of(match), theme)] == asked


def test_a_token_behind_reds_has_no_way() -> None:
    walled = PLAIN.replace(". . . . . b .", ". . . . # b #").replace(". . b . . . .", ". . b . . # .")
    assert (
        proof_of(flying(walled, limit=11), TURN).verdicts[3].said.en == "Even if 21 were left, no way would lead there."
    )


def test_the_least_count_is_right_and_others_are_told_why_not() -> None:
    proof = proof_of(flying(FORD), LAND_COUNT)
    assert [answer.name.en for answer in proof.answers] == [str(number) for number in range(1, 16)]
    assert proof.right == (8,)
    assert proof.verdicts[8].said.en == "Yes: 9, by one way only."
    assert proof.verdicts[8].points == ("b2", "b3", "c3", "d3", "e3", "f3", "f2", "g2")
    assert proof.verdicts[3].said.en == "Too few: at 4, a shortest way has only come to c3."
    assert proof.verdicts[9].said.en.startswith("Less is enough")


def test_the_white_that_every_shortest_way_lays_is_right() -> None:
    proof = proof_of(flying(FORD), LAND_WHITE)
    assert [proof.answers[number].key for number in proof.right] == ["d3"]
    for answer, verdict in zip(proof.answers, proof.verdicts, strict=True):
        assert verdict.said.en.startswith("Yes" if answer.key == "d3" else "You can do without")
        assert (answer.key in verdict.points) == (answer.key == "d3")


def test_what_is_asked_depends_on_what_the_seat_is_after() -> None:
    home, search = moment_of(flying(FORD)), moment_of(flying(PLAIN))
    assert list(find(home)) == [LAND_COUNT, LAND_WHITE]
    assert list(find(search)) == [FLY_COUNT, FLY_WHITE, TURN]


def test_a_pawn_that_does_not_move_on_is_asked_nothing() -> None:
    landed, damaged = flying(PLAIN), flying(PLAIN)
    change_turn(landed, landed=True)
    change_book(damaged, meteors=True)
    assert list(find(moment_of(landed))) == list(find(moment_of(damaged))) == []


def test_more_near_misses_mislead_more() -> None:
    nearer = PLAIN.replace("0 . . . . . .", "0 . . . . . b")
    one, other = (difficulty(moment_of(flying(drawing, limit=11)), TURN, Proof((), ())) for drawing in (PLAIN, nearer))
    assert 0 < one < other < 1
