"""Scores in words. In Big Bang they count moves of the race, in the base game pawns; near the end, moves until then."""

from typing import Final

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.katarenga.bots.engine.thinker import moves_to_end

EVEN: Final = 40
"""Hundredths of a move or of a pawn that are not worth a word."""
WHOLE: Final = 75
"""The figure from which a number is named."""


def say_standing(score: int, *, race: bool) -> Text:
    """The standing of the side to move, and the meaning of its score."""
    end = moves_to_end(score)
    if end is not None:
        return _say_won(end) if score > 0 else _say_lost(end)
    return _say_race(score) if race else _say_strength(score)


def say_loss(better: Text, best: int, found: int, *, race: bool) -> Text:
    """The loss of a move worth `found` against the better one."""
    ahead, doomed = moves_to_end(best), moves_to_end(found)
    if ahead is not None and best > 0:
        return sentence("{} gagnait{}.", "{} won{}.", better, _within(ahead))
    if doomed is not None and found < 0:
        held = Text("tenait encore", "still held")
        if ahead is not None:
            held = sentence("tenait {} coups", "held for {} moves", ahead)
        return sentence(
            "Après ce coup, l’adversaire gagne{} ; {} {}.",
            "After this move your opponent wins{}; {} {}.",
            _within(doomed),
            better,
            held,
        )
    return sentence("{} valait {}", "{} was worth {}", better, _say_more(best - found, race=race))


def _say_more(lost: int, *, race: bool) -> Text:
    if lost < WHOLE:
        return Text("un peu plus.", "a little more.")
    unit = Text("de plus dans la course.", "more in the race.") if race else Text("de plus.", "more.")
    return sentence("environ {} {}", "about {} {}", _say_count(lost, race=race), unit)


def _say_won(end: int) -> Text:
    return sentence("Ce coup gagne{}.", "This wins{}.", _within(end))


def _say_lost(end: int) -> Text:
    return sentence(
        "L’adversaire peut gagner{} ; aucun autre coup ne tient plus longtemps.",
        "Your opponent can win{}; no other move holds longer.",
        _within(end),
    )


def _within(moves: int) -> Text:
    """Moves of both players are counted."""
    if moves == 1:
        return Text(" tout de suite", " right away")
    return sentence(" en {} coups, ceux des deux joueurs comptés", " in {} moves, both players’ counted", moves)


def _say_race(score: int) -> Text:
    if abs(score) <= EVEN:
        return Text(
            "La course est égale : il vous faut à peu près autant de coups qu’à l’autre pour tout installer.",
            "The race is even: you need about as many moves as your opponent to settle all pawns.",
        )
    lead = _say_count(max(WHOLE, abs(score)), race=True)
    if score > 0:
        return sentence(
            "Vous avez environ {} d’avance dans la course : il vous en faut moins qu’à l’autre pour tout installer.",
            "You are about {} ahead in the race: you need fewer than your opponent to settle all pawns.",
            lead,
        )
    return sentence(
        "Vous avez environ {} de retard dans la course : il vous en faut plus qu’à l’autre pour tout installer.",
        "You are about {} behind in the race: you need more than your opponent to settle all pawns.",
        lead,
    )


def _say_strength(score: int) -> Text:
    if abs(score) <= EVEN:
        return Text("La partie est égale : personne n’a d’avance.", "The game is even: nobody is ahead.")
    lead = _say_count(max(WHOLE, abs(score)), race=False)
    if score > 0:
        return sentence(
            "Vous avez environ {} d’avance.",
            "You are ahead by about {}.",
            lead,
        )
    return sentence(
        "L’adversaire a environ {} d’avance.",
        "Your opponent is ahead by about {}.",
        lead,
    )


def _say_count(score: int, *, race: bool) -> Text:
    """A whole number of moves or pawns."""
    count = round(score / 100)
    plural = "s" * (count > 1)
    return (
        Text(f"{count} coup{plural}", f"{count} move{plural}")
        if race
        else Text(f"{count} pion{plural}", f"{count} pawn{plural}")
    )
