"""Constraint cards in a few words (BOM-141 to BOM-152)."""

from typing import Final

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.parts.constraints.data import Letter

CONSTRAINT_NAMES: Final[dict[Letter, Text]] = {
    "A": Text(fr="valeurs paires seulement", en="even values only"),
    "B": Text(fr="valeurs impaires seulement", en="odd values only"),
    "C": Text(fr="de 1 à 6 seulement", en="1 to 6 only"),
    "D": Text(fr="de 7 à 12 seulement", en="7 to 12 only"),
    "E": Text(fr="de 4 à 9 seulement", en="4 to 9 only"),
    "F": Text(fr="jamais de 4 à 9", en="never 4 to 9"),
    "G": Text(fr="ni équipement ni personnage", en="neither equipment nor character"),
    "H": Text(fr="pas de jetons, ni posés ni visés", en="no tokens, neither placed nor pointed at"),
    "I": Text(fr="jamais le fil le plus à droite", en="never the far-right wire"),
    "J": Text(fr="jamais le fil le plus à gauche", en="never the far-left wire"),
    "K": Text(fr="pas de coupe en solo", en="no solo cut"),
    "L": Text(fr="une erreur coûte deux crans", en="a mistake costs two steps"),
}
