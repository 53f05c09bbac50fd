"""Scores in words: moves ahead or behind, or plies to the end."""

from cosmotheque.core.text import Text
from cosmotheque.games.katarenga.bots.engine.thinker import moves_to_end

EVEN = 40
"""Hundredths of a move that are not worth a word."""


def loss(better: str, best: int, found: int) -> Text:
    """What a move worth `found` gave away beside the better one."""
    ahead, doomed = moves_to_end(best), moves_to_end(found)
    if ahead is not None and best > 0:
        return Text(f"{better} gagnait en {_plies(ahead).fr}.", f"{better} won in {_plies(ahead).en}.")
    if doomed is not None and found < 0:
        held = Text("tenait encore", "still held") if ahead is None else Text(f"en tenait {ahead}", f"held {ahead}")
        return Text(
            f"Ce coup perd en {_plies(doomed).fr} ; {better} {held.fr}.",
            f"This move loses in {_plies(doomed).en}; {better} {held.en}.",
        )
    lost = _moves(best - found)
    return Text(f"{better} valait environ {lost.fr} de mieux.", f"{better} was worth about {lost.en} more.")


def standing(score: int) -> Text:
    """How the game stands for the side to move."""
    end = moves_to_end(score)
    if end is not None:
        plies = _plies(end)
        won = Text(f"gain en {plies.fr}.", f"wins in {plies.en}.")
        lost = Text(f"retarde la perte jusqu'à {plies.fr}.", f"holds out for {plies.en}.")
        return won if score > 0 else lost
    if abs(score) <= EVEN:
        return Text("la partie est égale.", "the game is even.")
    lead = _moves(abs(score))
    if score > 0:
        return Text(f"environ {lead.fr} d'avance.", f"about {lead.en} ahead.")
    return Text(f"environ {lead.fr} de retard.", f"about {lead.en} behind.")


def _plies(count: int) -> Text:
    return Text(f"{count} demi-coup{'s' * (count > 1)}", "1 ply" if count == 1 else f"{count} plies")


def _moves(score: int) -> Text:
    count = f"{score / 100:.1f}"
    plural = "s" * (float(count) >= 2)
    return Text(f"{count.replace('.', ',')} coup{plural}", f"{count} moves")
