"""The table under a finished game: what was readable, how the pace wandered, who guessed right at once.

Values have no language, so that units stand in the names.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

from cosmotheque.core.mentor import NO_VALUE, Figure, Happening
from cosmotheque.core.text import Text
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.belief.decoding import decode
from cosmotheque.games.contact.belief.pace import measure_errors, round_pace
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.state import Round, State
from cosmotheque.games.contact.view import view

CENTIMETRE = 100
"""A centimetre in the lengths of the table."""


def figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
    last: State = happenings[-1].after
    seats = range(last.seats)
    sent = [[done for done in last.rounds if done.source == seat] for seat in seats]
    paces = [[CENTIMETRE * round_pace(done, last.tiles) for done in rounds] for rounds in sent]
    return (
        Figure(Text("Points gagnés, sur 42", "Points won, of 42"), (str(last.score),)),
        Figure(Text("Manches lisibles (comme source)", "Readable rounds (as source)"), _readable(happenings, last)),
        Figure(
            Text("Trouvées du premier coup (en devinant)", "Right at the first guess (as guesser)"),
            _first_guesses(last),
        ),
        Figure(
            Text("Allure par manche, en ms par cm", "Pace by round, in ms per cm"),
            tuple(" · ".join(str(round(pace)) for pace in mine) or NO_VALUE for mine in paces),
        ),
        Figure(
            Text(
                "Dérive de l’allure, de la première à la dernière, en\u202f%",
                "Drift of the pace, from the first to the last, in %",
            ),
            tuple(signed_percent(mine[-1] / mine[0] - 1) if len(mine) > 1 else NO_VALUE for mine in paces),
        ),
        Figure(
            Text("Écart d’un vol à l’allure, en\u202f%", "Error of a flight against the pace, in %"),
            tuple(_unsteadiness(rounds, last) for rounds in sent),
        ),
    )


def _unsteadiness(rounds: Sequence[Round], state: State) -> str:
    """The usual error of a flight, each measured as the logbook does when its round is over."""
    errors = [
        error
        for number, done in enumerate(rounds)
        for sent in done.transmissions
        for error in measure_errors(
            rounds[:number], state.tiles, sent.flights, leg_lengths(state.tiles, done.start, sent.route)
        )
    ]
    return f"{100 * sqrt(fmean(error * error for error in errors)):.0f}" if errors else NO_VALUE


def _readable(happenings: Sequence[Happening], last: State) -> tuple[str, ...]:
    """A round is readable when the goal was the likeliest planet before the first guess."""
    rounds, readable = [0] * last.seats, [0] * last.seats
    for happening in happenings:
        state: State = happening.before
        if isinstance(happening.move.action, act.Guess | act.GuessTwo) and not state.guesses:
            rounds[state.source] += 1
            readable[state.source] += decode(view(state, None)).goals[0] == state.goal
    return tuple(_of(*pair) for pair in zip(readable, rounds, strict=True))


def _first_guesses(last: State) -> tuple[str, ...]:
    first = [(done.guesses[0].seat, done.goal in done.guesses[0].planets) for done in last.rounds]
    first += [(guess.seat, False) for guess in last.guesses[:1]]  # of a round that was never finished
    right = [[hit for guesser, hit in first if guesser == seat] for seat in range(last.seats)]
    return tuple(_of(sum(hits), len(hits)) for hits in right)


def _of(part: int, whole: int) -> str:
    return f"{part}/{whole}" if whole else NO_VALUE


def signed_percent(change: float) -> str:
    """A change in percent, without the unit: "+13", "−8", "0"."""
    whole = round(100 * change)
    return f"{whole:+}".replace("-", "\u2212") if whole else "0"
