"""Both games once more, slowly, for perft and random play to compare with. Shares nothing with the rules but texts.

Positions and moves are the texts of KBB-20. A square is a pair (file, rank), each from 1 to 8.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

Place: TypeAlias = tuple[int, int]

STEPS = {
    "R": [(1, 0), (-1, 0), (0, 1), (0, -1)],
    "Y": [(1, 1), (1, -1), (-1, 1), (-1, -1)],
    "G": [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)],
    "B": [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)],
}
CAMPS = ["a9", "h9", "a0", "h0"]
CORNERS = [(1, 1), (1, 8), (8, 1), (8, 8)]


@dataclass
class Position:
    """`pawns` lists the owners of the pawns on each occupied square; `aims` are two goals or four camps."""

    colours: dict[Place, str]
    pawns: dict[Place, list[str]]
    aims: list[str]
    turn: str
    moves: int
    seen: list[str] = field(default_factory=list)


def read(text: str) -> Position:
    colours, pawns, aims, turn, moves = text.split(" ")
    standing: dict[Place, list[str]] = {}
    for rank, row in zip(range(8, 0, -1), pawns.split("/"), strict=True):
        file = 1
        for letter in row:
            if letter.isdigit():
                file += int(letter)
            else:
                standing[(file, rank)] = [letter.lower()] * (2 if letter.isupper() else 1)
                file += 1
    coloured = {
        (file, rank): letter
        for rank, row in zip(range(8, 0, -1), colours.split("/"), strict=True)
        for file, letter in enumerate(row, start=1)
    }
    position = Position(coloured, standing, list(aims), turn, int(moves))
    position.seen = [_without_moves(position)]
    return position


def write(position: Position) -> str:
    return f"{_without_moves(position)} {position.moves}"


def moves(position: Position) -> list[str]:
    """Every legal move; none when the game is over."""
    if is_over(position):
        return []
    found: list[str] = []
    for start, owners in position.pawns.items():
        if owners[0] == position.turn:
            found += _slides(position, start)
            found += _camp_moves(position, start)
    return found or ["--"]


def play(position: Position, move: str) -> Position:
    """The position after a legal move."""
    pawns = {place: list(owners) for place, owners in position.pawns.items()}
    aims = list(position.aims)
    me, other = position.turn, _other(position.turn)
    if move != "--":
        start, target = _place(move[:2]), move[3:5]
        pawns[start].remove(me)
        if target in CAMPS:
            aims[CAMPS.index(target)] = me
        else:
            _land(position, pawns, aims, _place(target))
        if move[2] == "x":
            pawns.setdefault(_place(move[6:8]), []).append(other)
    pawns = {place: owners for place, owners in pawns.items() if owners}
    after = Position(position.colours, pawns, aims, other, position.moves + 1)
    after.seen = [*position.seen, _without_moves(after)]
    return after


def is_over(position: Position) -> bool:
    if position.moves >= 400 or position.seen.count(position.seen[-1]) >= 3:
        return True
    if _is_big_bang(position):
        return any(_settled(position, side) == 8 for side in "wb")
    for side in "wb":
        on_board = sum(owners.count(side) for owners in position.pawns.values())
        camped = position.aims.count(side)
        if camped == 2 or on_board + camped < 2:
            return True
    return False


def perft(position: Position, depth: int) -> int:
    if depth == 1:
        return len(moves(position))
    return sum(perft(play(position, move), depth - 1) for move in moves(position))


def _slides(position: Position, start: Place) -> list[str]:
    if _is_big_bang(position) and _is_home(position, start, position.turn):
        return []
    found = []
    colour = position.colours[start]
    for across, up in STEPS[colour]:
        place = start
        while True:
            place = (place[0] + across, place[1] + up)
            if place not in position.colours:
                break
            found += _landings(position, start, place)
            if place in position.pawns or colour in "GB" or position.colours[place] == colour:
                break
    return found


def _landings(position: Position, start: Place, target: Place) -> list[str]:
    standing = position.pawns.get(target, [])
    plain = f"{_name(start)}-{_name(target)}"
    if not _is_big_bang(position):
        mine = position.turn in standing
        return [] if mine or (standing and position.moves < 2) else [plain]
    goal = _goal(position, position.turn)
    if goal == "-":
        return [plain] if not standing and _may_be_first(position, target) else []
    home = _is_border(target) and position.colours[target] == goal
    if not standing:
        return [plain]
    if standing == [position.turn]:
        return [plain] if home and target in CORNERS else []
    if standing[0] == position.turn or not home:
        return []
    vacant = [place for place in position.colours if place not in position.pawns or place == start]
    return [f"{_name(start)}x{_name(target)}@{_name(place)}" for place in vacant]


def _camp_moves(position: Position, start: Place) -> list[str]:
    if _is_big_bang(position) or start[1] != (8 if position.turn == "w" else 1):
        return []
    camps = (0, 1) if position.turn == "w" else (2, 3)
    return [f"{_name(start)}-{CAMPS[camp]}" for camp in camps if position.aims[camp] == "-"]


def _land(position: Position, pawns: dict[Place, list[str]], aims: list[str], target: Place) -> None:
    me = position.turn
    standing = [owner for owner in pawns.get(target, []) if owner == me]
    pawns[target] = [*standing, me]
    if _is_big_bang(position) and _is_border(target) and _goal(position, me) == "-":
        aims["wb".index(me)] = position.colours[target]


def _may_be_first(position: Position, target: Place) -> bool:
    if not _is_border(target):
        return True
    colour = position.colours[target]
    corners = [position.colours[corner] for corner in CORNERS]
    return corners.count(colour) == 1 and _goal(position, _other(position.turn)) != colour


def _settled(position: Position, side: str) -> int:
    return sum(owners.count(side) for place, owners in position.pawns.items() if _is_home(position, place, side))


def _is_home(position: Position, place: Place, side: str) -> bool:
    return _is_border(place) and position.colours[place] == _goal(position, side)


def _is_big_bang(position: Position) -> bool:
    return len(position.aims) == 2


def _goal(position: Position, side: str) -> str:
    return position.aims["wb".index(side)]


def _is_border(place: Place) -> bool:
    return 1 in place or 8 in place


def _other(side: str) -> str:
    return "b" if side == "w" else "w"


def _name(place: Place) -> str:
    return "?abcdefgh"[place[0]] + str(place[1])


def _place(name: str) -> Place:
    return ("?abcdefgh".index(name[0]), int(name[1]))


def _without_moves(position: Position) -> str:
    rows, ranks = [], []
    for rank in range(8, 0, -1):
        rows.append("".join(position.colours[(file, rank)] for file in range(1, 9)))
        line, gap = "", 0
        for file in range(1, 9):
            owners = position.pawns.get((file, rank), [])
            if not owners:
                gap += 1
                continue
            line += (str(gap) if gap else "") + (owners[0].upper() if len(owners) == 2 else owners[0])
            gap = 0
        ranks.append(line + (str(gap) if gap else ""))
    return f"{'/'.join(rows)} {'/'.join(ranks)} {''.join(position.aims)} {position.turn}"
