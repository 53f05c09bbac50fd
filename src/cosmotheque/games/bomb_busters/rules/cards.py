"""Equipment cards and characters: when they are usable, and using them up (BOM-40, BOM-300)."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import card_value, wires_needed
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.events import CardUsed, CharacterUsed, TurnedUp
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.rules.registry import mechanisms_with
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, cut_counts
from cosmotheque.kit.last import last

NONE: Final[frozenset[int]] = frozenset()


@last
def ready_cards(table: StateOrView) -> frozenset[int]:
    """The numbers of the cards that can be used."""
    unused = [card for card in table.cards if not card.used]
    if not unused:
        return NONE
    if mission_of(table.options, table.seats).cards.unlock not in ("own", "own_and_number"):
        return frozenset(card.number for card in unused)
    return unlocked_cards(unused, cut_counts(table))


def unlocked_cards(cards: Iterable[Card], counts: Sequence[int]) -> frozenset[int]:
    """The unused cards whose wires are cut (BOM-40, BOM-293), and those of the number card on them (BOM-1202)."""
    return frozenset(
        [
            card.number
            for card in cards
            if not card.used
            and counts[card_value(card.number)] >= wires_needed(card.number)
            and (not card.lock or counts[card.lock] >= 2)
        ]
    )


def at_hand(table: StateOrView, seat: Seat) -> frozenset[int]:
    """The cards that a seat can use, and that which its own character works as (BOM-300)."""
    return ready_cards(table) | own_tool(table, seat) if table.characters else ready_cards(table)


def own_tool(table: StateOrView, seat: Seat) -> frozenset[int]:
    """The card that the seat's own character works as, while it can be used."""
    if table.characters and table.characters[seat] and has_character(table, seat):
        return frozenset((table.characters[seat],))
    return NONE


def has_character(table: StateOrView, seat: Seat) -> bool:
    """True if a seat still has its character to use."""
    if not table.options.characters or seat in table.spent:
        return False
    if mission_of(table.options, table.seats).characters == "none":
        return False
    for mechanism in mechanisms_with(table, "has_character"):  # noqa: SIM110 - asked every turn, and a loop is the fastest
        if not mechanism.has_character(table, seat):
            return False
    return True


def has_double_detector(table: StateOrView, seat: Seat) -> bool:
    return has_character(table, seat) and not (table.characters and table.characters[seat])


def use_card(scene: Scene, seat: Seat, number: int) -> None:
    """The own character comes before a card that does the same: nobody else could use it."""
    state = scene.state
    if state.characters and state.characters[seat] == number and has_character(state, seat):
        use_character(scene, seat)
        return
    _turn(scene, number, used=True)
    scene.tell(CardUsed(seat, number))


def discard(scene: Scene, number: int) -> None:
    """A card that was never used serves no more (BOM-1906); nor is it drawn again."""
    _turn(scene, number, used=True)


def use_character(scene: Scene, seat: Seat) -> None:
    """An endless one is never spent (BOM-5802)."""
    if mission_of(scene.state.options, scene.state.seats).characters == "endless":
        return
    scene.change(spent=tuple(sorted((*scene.state.spent, seat))))
    scene.tell(CharacterUsed(seat))


def turn_up(scene: Scene, number: int, seat: Seat) -> None:
    """Make a used card, or with 0 a used character, usable again (BOM-46, BOM-83)."""
    if number:
        _turn(scene, number, used=False)
    else:
        scene.change(spent=tuple(other for other in scene.state.spent if other != seat))
    scene.tell(TurnedUp(number, seat))


def _turn(scene: Scene, number: int, *, used: bool) -> None:
    cards = scene.state.cards
    scene.change(cards=tuple(replace(card, used=used) if card.number == number else card for card in cards))
