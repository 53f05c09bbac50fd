"""Missions 1 to 8, which bring in one part of the game after the other, and free practice (BOM-61 to BOM-69)."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.model.mission import FOUR, NO_CARDS, NONE, ONE, TWO, Cards, Mission, Mix

MISSIONS: Final[dict[str, Mission]] = {
    "1": Mission(6, NONE, NONE, NO_CARDS),  # BOM-61
    "2": Mission(8, NONE, TWO, NO_CARDS),  # BOM-62
    "3": Mission(10, ONE, NONE, Cards(tuple(range(1, 11)))),  # BOM-63
    "4": Mission(12, ONE, TWO),  # BOM-64
    "5": Mission(12, ONE, Mix(2, 3)),  # BOM-65
    "6": Mission(12, ONE, FOUR),  # BOM-66
    "7": Mission(12, Mix(1, 2), NONE),  # BOM-67
    "8": Mission(12, Mix(1, 2), Mix(2, 3)),  # BOM-68
}


FOR_TWO: Final[dict[str, Mission]] = {
    "4": replace(MISSIONS["4"], yellow=FOUR),
    "5": replace(MISSIONS["5"], red=TWO),
    "6": replace(MISSIONS["6"], red=TWO),
    "7": replace(MISSIONS["7"], red=Mix(1, 3)),
    "8": replace(MISSIONS["8"], red=Mix(1, 3), yellow=FOUR),
}


def practice(blue: int, red: Mix, yellow: Mix) -> Mission:
    """BOM-69; a card whose number is not in play could never be used, so it is not drawn."""
    return Mission(blue, red, yellow, Cards(tuple(range(1, blue + 1))))
