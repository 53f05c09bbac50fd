"""Feats of a finished game."""

from .test_rules import dealt, play


def test_every_trick_is_taken() -> None:
    """TPL-5"""
    match = dealt("3 4", "1 2")
    assert match.feats(0) == ()
    play(match, 3, 1, 4, 2)
    assert (match.feats(0), match.feats(1)) == (("all-tricks",), ())
    match = dealt("3 4", "1 5")
    play(match, 3, 1, 4, 5)
    assert (match.feats(0), match.feats(1)) == ((), ())
