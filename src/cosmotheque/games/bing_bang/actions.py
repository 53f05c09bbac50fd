"""Everything a seat, or chance, can do. Cells are cells of the board as it lies; tokens are known by their number."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang.components.box import CARDS, Card, Mission, Piece
from cosmotheque.games.bing_bang.components.sky import CELLS


class LayOut(msgspec.Struct, frozen=True, tag="lay-out"):
    """Chance lays everything (quick setup): cells and faces of the tokens, cells of the planets, who begins.

    `shares` are the tokens that each seat knows, as if it had laid them; none where nobody knows any (BB-14).
    """

    tokens: tuple[int, ...]
    faces: tuple[int, ...]
    planets: tuple[int, ...]
    first: Seat
    shares: tuple[tuple[int, ...], ...] = ()


class DealTokens(msgspec.Struct, frozen=True, tag="deal-tokens"):
    """Chance deals the tokens out, a heap of faces for each seat (manual setup)."""

    supplies: tuple[tuple[int, ...], ...]


class DealPlanets(msgspec.Struct, frozen=True, tag="deal-planets"):
    hands: tuple[tuple[int, ...], ...]


class DealCards(msgspec.Struct, frozen=True, tag="deal-cards"):
    """Chance deals mission cards and Bing Bang cards."""

    missions: tuple[Mission, ...]
    hands: tuple[tuple[int, ...], ...]


class DrawSurprise(msgspec.Struct, frozen=True, tag="draw-surprise"):
    card: int


class DrawCards(msgspec.Struct, frozen=True, tag="draw-cards"):
    """Chance gives the seat in turn Bing Bang cards, and a new mission where it has accomplished one."""

    cards: tuple[int, ...]
    mission: Mission | None = None


class PickToken(msgspec.Struct, frozen=True, tag="pick-token"):
    """Take one of the own tokens in hand, to lay it next."""

    face: int


class SetToken(msgspec.Struct, frozen=True, tag="set-token"):
    cell: int


class LiftPlanet(msgspec.Struct, frozen=True, tag="lift-planet"):
    """Take a planet in hand: one to lay (manual setup), or one to scatter."""

    planet: int


class SetPlanet(msgspec.Struct, frozen=True, tag="set-planet"):
    cell: int


class LayWhite(msgspec.Struct, frozen=True, tag="lay"):
    cell: int


class MovePawn(msgspec.Struct, frozen=True, tag="move"):
    """One cell on, to a white token or a planet."""

    cell: int


class TakeWhite(msgspec.Struct, frozen=True, tag="take"):
    cell: int


class FlyOver(msgspec.Struct, frozen=True, tag="fly"):
    """Over the token on cell `over`, to the white token beyond."""

    over: int
    to: int


class LayRed(msgspec.Struct, frozen=True, tag="lay-red"):
    cell: int


class Rearrange(msgspec.Struct, frozen=True, tag="rearrange"):
    """A Bing Bang of sectors: place `i` gets the sector of place `sources[i]`, turned `turns[i]` times clockwise."""

    card: Card
    sources: tuple[int, int, int, int]
    turns: tuple[int, int, int, int]


class SwapPlanets(msgspec.Struct, frozen=True, tag="swap-planets"):
    planets: tuple[int, int]


class MoveEarth(msgspec.Struct, frozen=True, tag="move-earth"):
    cell: int


class Scatter(msgspec.Struct, frozen=True, tag="scatter"):
    """The Bing Bang of planets: then lift and set planets one by one, and settle."""


class Settle(msgspec.Struct, frozen=True, tag="settle"):
    """No more planets are scattered."""


class TurnToken(msgspec.Struct, frozen=True, tag="turn-token"):
    """Turn the token that was flown over; it ends this count."""


class EndTurn(msgspec.Struct, frozen=True, tag="end-turn"):
    pass


class Rob(msgspec.Struct, frozen=True, tag="rob"):
    victim: Seat
    piece: Piece


class Peek(msgspec.Struct, frozen=True, tag="peek"):
    """The spyglass: look at a token in secret."""

    token: int


class Warp(msgspec.Struct, frozen=True, tag="warp"):
    """The wormhole: to any white token."""

    cell: int


class HandIn(msgspec.Struct, frozen=True, tag="hand-in"):
    """Customs: give a Bing Bang card back."""

    card: Card


class Show(msgspec.Struct, frozen=True, tag="show"):
    """Inspection: show everybody a mission card."""

    category: int


class GiveUp(msgspec.Struct, frozen=True, tag="give-up"):
    """Leave a game that the others play on (BB-62). The host plays it for a seat at any time; it is never listed."""


Chance = LayOut | DealTokens | DealPlanets | DealCards | DrawSurprise | DrawCards
SetupAction = PickToken | SetToken | LiftPlanet | SetPlanet
Operation = LayWhite | MovePawn | TakeWhite | FlyOver
Opening = LayRed | Rearrange | SwapPlanets | MoveEarth | Scatter
Answer = Peek | Warp | HandIn | Show | Settle
Action = Chance | SetupAction | Operation | Opening | Answer | TurnToken | EndTurn | Rob | GiveUp

# Made once: lists of several hundred actions are asked for at every step.
LAYS = tuple(map(LayWhite, range(CELLS)))
TAKES = tuple(map(TakeWhite, range(CELLS)))
MOVES = tuple(map(MovePawn, range(CELLS)))
RED_LAYS = tuple(map(LayRed, range(CELLS)))
SET_TOKENS = tuple(map(SetToken, range(CELLS)))
SET_PLANETS = tuple(map(SetPlanet, range(CELLS)))
WARPS = tuple(map(Warp, range(CELLS)))
HAND_INS = tuple(map(HandIn, CARDS))
END_TURN = EndTurn()
TURN_TOKEN = TurnToken()
GIVE_UP = GiveUp()
