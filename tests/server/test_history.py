"""The checker of histories finds each of the faults that it is there for."""

from typing import Any

import pytest
from tests.server.history import Fate, History, Unsound, check

TAKE: dict[str, Any] = {"type": "take", "count": 1}
MORE: dict[str, Any] = {"type": "take", "count": 2}
DEAL: tuple[int, dict[str, Any]] = (-1, {"type": "deal"})


def history(*attempts: tuple[int, int, dict[str, Any], Fate]) -> History:
    made = History()
    for v, seat, action, fate in attempts:
        made.sends(v, seat, action).fate = fate
    return made


def test_what_is_sound_passes() -> None:
    made = history(
        (1, 0, TAKE, "acknowledged"), (1, 0, MORE, "refused"), (2, 1, MORE, "unknown"), (3, 0, TAKE, "unknown")
    )
    made.sees(2, "heap 9")
    made.sees(2, "heap 9")
    check(made, [DEAL, (0, TAKE), (1, MORE)])
    check(made, [DEAL, (0, TAKE)])


@pytest.mark.parametrize(
    ("made", "log", "told"),
    [
        (history((1, 0, TAKE, "acknowledged")), [DEAL], "not entry 1"),
        (history((1, 0, TAKE, "acknowledged")), [DEAL, (0, MORE)], "not entry 1"),
        (history((1, 0, TAKE, "acknowledged"), (1, 0, MORE, "acknowledged")), [DEAL, (0, TAKE)], "Two moves"),
        (history((1, 0, TAKE, "acknowledged")), [DEAL, (0, TAKE), (0, TAKE)], "Entry 2 was sent by nobody"),
        (history((1, 0, TAKE, "refused")), [DEAL, (0, TAKE)], "nobody made or that was refused"),
        (history((1, 0, TAKE, "unknown")), [DEAL, (1, TAKE)], "nobody made"),
    ],
)
def test_what_is_not_is_found(made: History, log: list[tuple[int, dict[str, Any]]], told: str) -> None:
    with pytest.raises(Unsound, match=told):
        check(made, log)


def test_two_orders_are_found() -> None:
    made = history()
    made.sees(1, "heap 9")
    made.sees(1, "heap 8")
    with pytest.raises(Unsound, match="Version 1 was shown as"):
        check(made, [DEAL])
