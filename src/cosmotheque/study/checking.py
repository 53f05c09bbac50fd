"""A puzzle of a pack proved again, and all that the pack says of it compared."""

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.game import Seat
from cosmotheque.core.record import read_record
from cosmotheque.study.pack import Pack, Puzzle, name_of, record_lines
from cosmotheque.study.proving import prove


def fault_of(pack: Pack, puzzle: Puzzle) -> str:
    """The fault of a puzzle; empty if everything holds."""
    game, puzzler = registry.load(pack.game), registry.puzzler(pack.game)
    if puzzler is None or pack.version != game.meta.version:
        return "its game is not here by these rules"
    record = read_record(record_lines(puzzle), game)
    proved = prove(game, puzzler, record, Seat(puzzle.seat), puzzle.theme)
    if proved is None:
        return "there is no proof"
    told = (name_of(record, puzzle.theme), proved.moment.view, proved.actions, proved.proof)
    kept = (puzzle.id, puzzle.view, puzzle.actions, pack.proof(puzzle))
    names = ("its name", "its view", "its actions", "its answer")
    return next((name for name, new, old in zip(names, told, kept, strict=True) if _is_different(new, old)), "")


def _is_different(new: object, old: object) -> bool:
    return _bytes(new) != _bytes(old)


def _bytes(value: object) -> bytes:
    return codec.encode(codec.plain(value))
