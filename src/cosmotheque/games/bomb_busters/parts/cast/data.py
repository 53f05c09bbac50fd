"""Characters that may be taken (BOM-300)."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending


@dataclass(frozen=True)
class Cast(Part):
    """Everybody but the captain may take a new character (BOM-300); all missions from box 3 on have it."""


class CharacterTask(Pending, frozen=True, tag="character"):
    """Take a character before the deal (BOM-301)."""

    seat: Seat


class DealTask(Pending, frozen=True, tag="deal"):
    """The wires are dealt, once the characters are chosen (BOM-301)."""

    seat: Seat = CHANCE


class ChooseCharacter(Act, frozen=True, tag="character", gc=False):
    """Take the character that works as this card, or with 0 keep the double detector (BOM-300)."""

    RULE: ClassVar[str] = "BOM-300"

    number: int


class CharacterChosen(Happening, frozen=True, tag="character"):
    """A seat plays the character that works as this card, or with 0 the double detector (BOM-300)."""

    CARDS: ClassVar[tuple[str, ...]] = ("number",)

    seat: Seat
    number: int


Actions: TypeAlias = ChooseCharacter

Events: TypeAlias = CharacterChosen

Tasks: TypeAlias = CharacterTask | DealTask
