"""Faults of a position text, in both languages; each sentence names the field and the rule."""

from typing import Final

from cosmotheque.core.text import Text

FIELDS: Final = Text(
    fr="Une position a cinq champs, ce texte en a {} (KBB-20).",
    en="A position has five fields, this text has {} (KBB-20).",
)
COLOURS: Final = Text(
    fr="Le champ 1 (couleurs) a huit rangées de huit lettres R, Y, G ou B, séparées par / (KBB-1).",
    en="Field 1 (colours) is eight ranks of eight letters R, Y, G or B, joined by / (KBB-1).",
)
NO_BOARD: Final = Text(
    fr="Le champ 1 (couleurs) n’est pas un tablier que les quatre quarts peuvent former (KBB-3).",
    en="Field 1 (colours) is no board that the four quarter boards can make (KBB-3).",
)
UNSUITED: Final = Text(
    fr="Le champ 1 (couleurs) doit avoir deux couleurs avec une seule case d’angle (KBB-5).",
    en="Field 1 (colours) needs two colours with exactly one corner square (KBB-5).",
)
PAWNS: Final = Text(
    fr="Le champ 2 (pions) a huit rangées de w, b, W, B et de chiffres pour les vides, séparées par / (KBB-20).",
    en="Field 2 (pawns) is eight ranks of w, b, W, B and digits for gaps, joined by / (KBB-20).",
)
NOT_EIGHT: Final = Text(
    fr="Champ 2 (pions) : pions {1} au nombre de {0} au lieu de huit (KBB-4).",
    en="Field 2 (pawns) has {} {} pawns; there are eight (KBB-4).",
)
TOO_MANY: Final = Text(
    fr="Les champs 2 et 3 ont {} pions {} ; il y en a huit au plus (KAT-1).",
    en="Fields 2 and 3 have {} {} pawns; there are eight at most (KAT-1).",
)
DOUBLED: Final = Text(
    fr="Le champ 2 (pions) a deux pions sur une case, ce que le jeu de base ne permet pas (KBB-4).",
    en="Field 2 (pawns) has two pawns on one square; the base game never has (KBB-4).",
)
NOT_AT_THE_GOAL: Final = Text(
    fr="Le champ 2 (pions) a deux pions sur une case qui n’est pas l’angle que leur joueur doit atteindre (KBB-14).",
    en="Field 2 (pawns) has two pawns on a square that is not its owner’s goal corner (KBB-14).",
)
GOALS: Final = Text(
    fr="Le champ 3 (buts) est fait de deux signes parmi R, Y, G, B et -, blanc d’abord, et non {} (KBB-20).",
    en="Field 3 (goals) is two of R, Y, G, B or -, white’s first, not {} (KBB-20).",
)
OTHER_GOALS: Final = Text(
    fr="Champ 3 (buts) : deux couleurs différentes parmi {}, ou - (KBB-12).",
    en="Field 3 (goals): two different colours out of {}, or - (KBB-12).",
)
CAMPS: Final = Text(
    fr="Le champ 3 (camps a9 h9 a0 h0) s’écrit comme w--b, et non {} (KAT-3).",
    en="Field 3 (camps a9 h9 a0 h0) is like w--b, not {} (KAT-3).",
)
SIDE: Final = Text(
    fr="Le champ 4 (qui doit jouer) est w ou b, et non {} (KBB-20).",
    en="Field 4 (side to move) is w or b, not {} (KBB-20).",
)
MOVES: Final = Text(
    fr="Le champ 5 (coups joués) est un nombre de 0 à {}, et non {} (KBB-19).",
    en="Field 5 (moves made) is a number from 0 to {}, not {} (KBB-19).",
)
