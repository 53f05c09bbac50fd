"""Movement of the pawns, in both games (KBB-8 to KBB-10)."""

from cosmotheque.core.text import RuleId
from cosmotheque.games.katarenga.rules.board import Board


def reach(board: Board, square: int, occupied: int) -> int:
    """The squares a pawn can come to, the first pawn in its way included: whether it may land there is for the game."""
    way = board.ways[square]
    return way.reached[occupied & way.span]


def why_not_reach(board: Board, own: int, occupied: int, start: int, target: int) -> RuleId | None:
    """The rule that keeps a side's pawn on `start` from coming to `target`, or None."""
    if not (0 <= start < 64 and 0 <= target < 64):
        return RuleId("KBB-1")
    if not own >> start & 1:
        return RuleId("KBB-4")
    if reach(board, start, occupied) >> target & 1:
        return None
    if board.ways[start].span >> target & 1:
        return RuleId("KBB-10")
    return RuleId("KBB-9") if _is_in_line(board.colours[start], start, target) else RuleId("KBB-8")


def _is_in_line(colour: str, start: int, target: int) -> bool:
    """True if a rook or bishop could go there on a board of no colours."""
    files, ranks = abs(start % 8 - target % 8), abs(start // 8 - target // 8)
    if start == target:
        return False
    return (colour == "R" and 0 in (files, ranks)) or (colour == "Y" and files == ranks)
