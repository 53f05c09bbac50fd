"""A game in progress: the public state that everybody sees, and the secrets that the host alone knows.

Tokens are numbered in the order in which they were laid; the number stays with a token wherever its sector goes.
"""

from enum import StrEnum

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang.components.box import CARDS, EARTH, PLANETS, TOKENS, WHITES, Mission, Piece
from cosmotheque.games.bing_bang.components.sky import NOWHERE
from cosmotheque.games.bing_bang.options import Options

EDITION = 2
"""The edition of the rules that a new game is played by; `earlier` says what the first did otherwise."""


class Phase(StrEnum):
    """`deal`, `deal-planets`, `deal-cards` and the `draw`s are chance's; all others wait for the seat in turn."""

    __hash__ = str.__hash__

    DEAL = "deal"
    LAY_TOKENS = "lay-tokens"
    DEAL_PLANETS = "deal-planets"
    LAY_PLANETS = "lay-planets"
    DEAL_CARDS = "deal-cards"
    TURN = "turn"
    SCATTER = "scatter"
    DRAW_SURPRISE = "draw-surprise"
    DRAW_BANG = "draw-bang"
    DRAW_MISSION = "draw-mission"
    SPYGLASS = "spyglass"
    WORMHOLE = "wormhole"
    CUSTOMS = "customs"
    INSPECTION = "inspection"
    OVER = "over"


class Sector(msgspec.Struct, frozen=True):
    """The sector at a place, and the number of its quarter turns clockwise."""

    id: int
    turns: int = 0


class Left(msgspec.Struct, frozen=True):
    """A piece that a robbed player had to leave on a planet (BB-53)."""

    piece: Piece
    planet: int


class LogBook(msgspec.Struct, frozen=True):
    """Public facts about a player.

    `pawn` is a cell, `whites` and `reds` the stock. `failure` counts the turns still to play by 9; `meteors`: damaged,
    until a turn was spent waiting on the nearest planet; `missed` turns to come; `next_count`: an overdrive or low
    power; `stuck`: turns in a row that began without any way on (BB-22); `planet`: the last one stood on. `way`: the
    tokens turned and the planets stopped on, in their order, a planet as its number after those of the tokens.
    `guests`: seats that joined this pawn without attacking, and are safe from it through its next turn (BB-57).
    """

    pawn: int = NOWHERE
    whites: int = WHITES
    reds: int = 0
    aboard: frozenset[Piece] = frozenset()
    left: tuple[Left, ...] = ()
    planet: int = EARTH
    missions: int = 0
    failure: int = 0
    meteors: bool = False
    missed: int = 0
    next_count: int | None = None
    stuck: int = 0
    eliminated: bool = False
    way: tuple[int, ...] = (TOKENS + EARTH,)
    guests: tuple[Seat, ...] = ()


class Turn(msgspec.Struct, frozen=True):
    """The turn being played: `count` of `limit` is used.

    `opening`: nothing but red tokens so far, so reds may be laid, and a Bing Bang played where there are none.
    `landed`: the pawn does not move again in this count; `flown`: the token flown over and not turned yet; `closing`:
    the token is obeyed, and nothing but an attack may come before the next player (BB-56); `encores`: the BIS tokens
    that have given this turn a new count.
    `finds` in a row; `slow`: a computer failure holds every count of this turn to 9; `havens`: the nearest planets of a
    damaged ship. `departure`: the planet the turn began on; `came`: the pawn came to its cell by a move of this turn;
    `laid` are the whites laid less those taken, `bang` and `reds` what was played; `robbed` are this turn's victims;
    `must_leave`: BB-55 leaves no other choice.
    """

    seat: Seat = Seat(0)
    count: int = 0
    limit: int = 0
    opening: bool = True
    landed: bool = False
    flown: int | None = None
    closing: bool = False
    encores: tuple[int, ...] = ()
    finds: int = 0
    slow: bool = False
    havens: tuple[int, ...] = ()
    departure: int | None = None
    came: bool = False
    laid: int = 0
    reds: int = 0
    bang: bool = False
    robbed: tuple[Seat, ...] = ()
    must_leave: bool = False


class Turned(msgspec.Struct, frozen=True):
    """A token shown to all until the next action."""

    token: int
    face: int


class ShownCard(msgspec.Struct, frozen=True):
    """A mission card shown to all until the next action (inspection)."""

    seat: Seat
    category: int
    card: int


class PublicState(msgspec.Struct, frozen=True):
    """Everything in the open. `planets` and `tokens` are cells, -1 for one not laid; `colours` are the tokens' backs.

    `known` has a bit mask of tokens for each seat: those it laid or peeked at; `remembered` are those that the table
    keeps in mind for everybody. `supplies` counts the tokens each seat still has to lay, by colour, and `planet_hands`
    its planets. `picked` is the colour of the token in hand, `lifted` the planet in hand, `scattered` the planets a
    Bing Bang has moved already; `peeks` the looks that a spyglass still has, `peeked` the token already looked at.
    `used` are the Bing Bang cards at the Space Centre, by kind. `ended` is the reason of the end, `winner` nobody in a
    draw. `retired` gave up before there were log books; `edition` is that of the rules.
    """

    options: Options
    seats: int
    phase: Phase = Phase.DEAL
    sectors: tuple[Sector, ...] = (Sector(0), Sector(1), Sector(2), Sector(3))
    planets: tuple[int, ...] = (NOWHERE,) * len(PLANETS)
    tokens: tuple[int, ...] = ()
    colours: tuple[int, ...] = ()
    whites: frozenset[int] = frozenset()
    reds: frozenset[int] = frozenset()
    books: tuple[LogBook, ...] = ()
    first: Seat = Seat(0)
    round: int = 1
    turn: Turn = Turn()
    turned: Turned | None = None
    surprise: str | None = None
    shown: ShownCard | None = None
    known: tuple[int, ...] = ()
    remembered: int = 0
    supplies: tuple[tuple[int, ...], ...] = ()
    planet_hands: tuple[tuple[int, ...], ...] = ()
    picked: int | None = None
    lifted: int | None = None
    scattered: tuple[int, ...] = ()
    peeks: int = 0
    peeked: int | None = None
    used: tuple[int, ...] = (0,) * len(CARDS)
    ended: str | None = None
    winner: Seat | None = None
    retired: tuple[Seat, ...] = ()
    edition: int = EDITION

    @property
    def is_first_edition(self) -> bool:
        return self.edition == 1


class Deck(msgspec.Struct, frozen=True):
    """Cards face down: `top` is a shuffled heap, kept sorted because its order is nobody's yet; `bottom` a queue."""

    top: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        return len(self.top) + len(self.bottom)


class Secrets(msgspec.Struct, frozen=True, cache_hash=True):
    """`faces` of the tokens laid; `supplies`, `hands` and `missions` by seat; `picked`, the face of the token in hand.

    `hands` are Bing Bang cards by their number in `CARDS`; `bangs` counts those in the deck by kind; `decks` are the
    four decks of mission cards; `piles` the pleasant and the unpleasant surprises.
    """

    faces: tuple[int, ...] = ()
    supplies: tuple[tuple[int, ...], ...] = ()
    picked: int | None = None
    missions: tuple[Mission, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    bangs: tuple[int, ...] = ()
    decks: tuple[Deck, ...] = ()
    piles: tuple[Deck, ...] = ()


class State(msgspec.Struct, frozen=True):
    table: PublicState
    secrets: Secrets
