"""Equipment cards: when they are usable, and using them up (BOM-40)."""

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.events import CardUsed, TurnedUp
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, cut_counts


def ready_cards(table: StateOrView) -> set[int]:
    """The numbers of the cards that can be used: two wires of their number are cut."""
    if all(card.used for card in table.cards):
        return set()
    counts = cut_counts(table)
    return {card.number for card in table.cards if not card.used and counts[card.number] >= 2}


def use_card(scene: Scene, seat: Seat, number: int) -> None:
    _turn(scene, number, used=True)
    scene.tell(CardUsed(seat, number))


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
