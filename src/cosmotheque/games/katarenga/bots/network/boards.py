"""Every board and every opening as arrays: what training deals from. Nothing of the house is imported here either."""

from itertools import permutations

import numpy as np

from .arrays import Array

# KBB-2: front and back of the quarter boards, rows from top to bottom, as in the game's components.
_QUARTERS = (
    ("RYBGGRGBYYBRBGRY", "RGYBYRYGBGBRGBRY"),
    ("RYGBGYRYBBGRYRBG", "RGBYYYBRGRGBBYRG"),
    ("RGBYYYGRBBRGGRYB", "RYBGGYBRBGRYYRGB"),
    ("RGBYYYBRBGRGGRYB", "RYBGGYGRBBRYYRGB"),
)


def boards() -> Array:
    """(boards, 64): the colours of all that have two possible goals (KBB-3, KBB-5)."""
    faces = np.array([[["RYGB".index(letter) for letter in face] for face in faces] for faces in _QUARTERS])
    turned = np.stack([np.rot90(faces.reshape(4, 2, 4, 4), turns, (2, 3)) for turns in range(4)], 2)
    shown = turned.reshape(4, 8, 4, 4)
    ways = np.stack(np.meshgrid(*[np.arange(8)] * 4, indexing="ij"), -1).reshape(-1, 4)
    found = np.concatenate(
        [_assemble(*(shown[q][ways[:, i]] for i, q in enumerate(o))) for o in permutations(range(4))]
    )
    corners = (found[:, [0, 7, 56, 63], None] == np.arange(4)).sum(1)
    return found[(corners == 1).sum(1) >= 2]


def _assemble(a: Array, b: Array, c: Array, d: Array) -> Array:
    """Four quarters in reading order, from a1 to h8."""
    ranks = np.concatenate((np.concatenate((a, b), 2), np.concatenate((c, d), 2)), 1)
    return ranks[:, ::-1].reshape(-1, 64)


def openings() -> Array:
    """(3, 2, 64): white and black on the central squares, chequered, in halves, in quarters (KBB-6)."""
    file, rank = np.arange(64) % 8, np.arange(64) // 8
    centre = (file >= 2) & (file < 6) & (rank >= 2) & (rank < 6)
    white = np.stack(((file + rank) % 2 == 0, rank < 4, (file < 4) == (rank < 4)))
    return np.stack((centre & white, centre & ~white), 1)
