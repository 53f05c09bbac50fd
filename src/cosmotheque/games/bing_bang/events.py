"""Events at the table. Fields that only one seat may know are None for everybody else."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang.components.box import Card, Mission, Piece


class LaidOut(msgspec.Struct, frozen=True, tag="laid-out"):
    """Tokens and planets lie."""

    first: Seat


class TokensDealt(msgspec.Struct, frozen=True, tag="tokens-dealt"):
    pass


class TokenPicked(msgspec.Struct, frozen=True, tag="token-picked"):
    seat: Seat
    colour: int
    face: int | None


class TokenLaid(msgspec.Struct, frozen=True, tag="token-laid"):
    seat: Seat
    token: int
    cell: int
    colour: int
    face: int | None


class SectorsTurned(msgspec.Struct, frozen=True, tag="sectors-turned"):
    """BB-10: every sector by a half turn."""


class PlanetsDealt(msgspec.Struct, frozen=True, tag="planets-dealt"):
    first: Seat


class PlanetLifted(msgspec.Struct, frozen=True, tag="planet-lifted"):
    seat: Seat
    planet: int


class PlanetSet(msgspec.Struct, frozen=True, tag="planet-set"):
    seat: Seat
    planet: int
    cell: int


class CardsDealt(msgspec.Struct, frozen=True, tag="cards-dealt"):
    pass


class TurnBegan(msgspec.Struct, frozen=True, tag="turn-began"):
    seat: Seat
    round: int
    limit: int


class TurnMissed(msgspec.Struct, frozen=True, tag="turn-missed"):
    """A turn without playing; `repaired`: spent on a planet to repair the ship."""

    seat: Seat
    repaired: bool


class CountBegan(msgspec.Struct, frozen=True, tag="count-began"):
    """The same player plays on."""

    seat: Seat
    limit: int


class WhiteLaid(msgspec.Struct, frozen=True, tag="white-laid"):
    seat: Seat
    cell: int


class WhiteTaken(msgspec.Struct, frozen=True, tag="white-taken"):
    seat: Seat
    cell: int


class PawnMoved(msgspec.Struct, frozen=True, tag="pawn-moved"):
    """`planet` is set where the pawn stops on one."""

    seat: Seat
    start: int
    cell: int
    planet: int | None = None


class FlownOver(msgspec.Struct, frozen=True, tag="flown-over"):
    seat: Seat
    token: int
    start: int
    cell: int


class RedLaid(msgspec.Struct, frozen=True, tag="red-laid"):
    seat: Seat
    cell: int


class BingBang(msgspec.Struct, frozen=True, tag="bing-bang"):
    seat: Seat
    card: Card


class Rearranged(msgspec.Struct, frozen=True, tag="rearranged"):
    sources: tuple[int, ...]
    turns: tuple[int, ...]


class PlanetMoved(msgspec.Struct, frozen=True, tag="planet-moved"):
    planet: int
    start: int
    cell: int


class TokenTurned(msgspec.Struct, frozen=True, tag="token-turned"):
    seat: Seat
    token: int
    face: int


class Found(msgspec.Struct, frozen=True, tag="found"):
    seat: Seat
    piece: Piece
    face: int


class SurpriseDrawn(msgspec.Struct, frozen=True, tag="surprise-drawn"):
    seat: Seat
    card: str


class SuckedIn(msgspec.Struct, frozen=True, tag="sucked-in"):
    """A black hole, a wormhole or a tractor beam puts the pawn elsewhere."""

    seat: Seat
    start: int
    cell: int


class Damaged(msgspec.Struct, frozen=True, tag="damaged"):
    seat: Seat
    how: str


class Received(msgspec.Struct, frozen=True, tag="received"):
    """Tokens from the Space Centre, or, with a minus, back to it."""

    seat: Seat
    whites: int = 0
    reds: int = 0


class CardsDrawn(msgspec.Struct, frozen=True, tag="cards-drawn"):
    seat: Seat
    number: int
    cards: tuple[int, ...] | None
    mission: Mission | None = None


class Peeked(msgspec.Struct, frozen=True, tag="peeked"):
    seat: Seat
    token: int
    face: int | None


class HandedIn(msgspec.Struct, frozen=True, tag="handed-in"):
    seat: Seat
    card: Card


class MissionShown(msgspec.Struct, frozen=True, tag="mission-shown"):
    seat: Seat
    category: int
    card: int


class WhitesSwept(msgspec.Struct, frozen=True, tag="whites-swept"):
    cells: tuple[int, ...]


class Delivered(msgspec.Struct, frozen=True, tag="delivered"):
    seat: Seat
    planet: int


class Fetched(msgspec.Struct, frozen=True, tag="fetched"):
    seat: Seat
    pieces: tuple[Piece, ...]


class MissionAccomplished(msgspec.Struct, frozen=True, tag="mission-accomplished"):
    seat: Seat
    missions: int


class Robbed(msgspec.Struct, frozen=True, tag="robbed"):
    """`card` is what the victim got for the piece, for the two of them only."""

    seat: Seat
    victim: Seat
    piece: Piece
    card: int | None


class GaveUp(msgspec.Struct, frozen=True, tag="gave-up"):
    """A player leaves the game to the others (BB-62)."""

    seat: Seat


class Eliminated(msgspec.Struct, frozen=True, tag="eliminated"):
    seat: Seat


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    reason: str
    winner: Seat | None


Event = (
    LaidOut
    | TokensDealt
    | TokenPicked
    | TokenLaid
    | SectorsTurned
    | PlanetsDealt
    | PlanetLifted
    | PlanetSet
    | CardsDealt
    | TurnBegan
    | TurnMissed
    | CountBegan
    | WhiteLaid
    | WhiteTaken
    | PawnMoved
    | FlownOver
    | RedLaid
    | BingBang
    | Rearranged
    | PlanetMoved
    | TokenTurned
    | Found
    | SurpriseDrawn
    | SuckedIn
    | Damaged
    | Received
    | CardsDrawn
    | Peeked
    | HandedIn
    | MissionShown
    | WhitesSwept
    | Delivered
    | Fetched
    | MissionAccomplished
    | Robbed
    | GaveUp
    | Eliminated
    | Ended
)
