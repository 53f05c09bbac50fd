"""Feats of a team after a mission."""

from cosmotheque.core.game import Seat
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.options import Options
from cosmotheque.games.contact.state import Phase, Round, State, Transmission

SIGNAL = Transmission((), ())


def home(options: Options, *, lost: int = 0, signals: int = 1, fuel: int = 4, rounds: int = 12) -> State:
    """A mission after so many rounds: in the first ones the signal card was lost, and each took so many signals."""
    values = [0 if number < lost else 1 + number // 2 for number in range(rounds)]
    played = tuple(Round(Seat(0), 0, 1, value, (SIGNAL,) * signals, ()) for value in values)
    return State(options, 2, phase=Phase.OVER, fuel=fuel, rounds=played)


def done(state: State) -> set[str]:
    return {feat.key for feat in GAME.feats if feat.done(state, Seat(1))}


def test_twelve_planets_at_the_first_guess() -> None:
    """CON-18, CON-19"""
    assert done(home(Options(level=3))) == {"spotless", "at-once"}
    assert done(home(Options(level=3), lost=1)) == set()
    assert done(home(Options(level=2))) == set()
    assert {"spotless", "at-once"} <= done(home(Options(variant="pro", level=2)))
    assert done(home(Options(level=3), rounds=11)) == set()


def test_a_single_signal_is_harder() -> None:
    """CON-14"""
    assert done(home(Options(level=3), signals=2)) == {"spotless"}


def test_the_highest_level_is_a_feat_by_itself() -> None:
    """CON-5, CON-19"""
    assert done(home(Options(level=6), lost=3)) == {"highest"}
    assert done(home(Options(level=6), lost=3, fuel=0)) == set()
    assert done(home(Options(level=5), lost=3)) == set()
    assert "highest" not in done(home(Options(variant="pro", level=6)))


def test_a_certificate_of_34_points_in_the_pro_variant() -> None:
    """CON-28: 42 points less the cards that were lost, 1, 1, 2, 2 and 3."""
    assert [state.score for state in (home(Options(variant="pro"), lost=lost) for lost in (4, 5))] == [36, 33]
    assert done(home(Options(variant="pro"), lost=4)) == {"masterly"}
    assert done(home(Options(variant="pro"), lost=5)) == set()
    assert done(home(Options(level=2), lost=4)) == set()
