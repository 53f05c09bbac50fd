"""The seven Bing Bang cards (BB-36 to BB-45)."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, permutations, product

from msgspec.structs import replace

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import BANG_COST, CARDS, EARTH, PLANETS, Card
from cosmotheque.games.bing_bang.components.sky import PLACE, SKY
from cosmotheque.games.bing_bang.rules.changes import Log, with_table, with_turn
from cosmotheque.games.bing_bang.rules.decks import use_bang
from cosmotheque.games.bing_bang.rules.layout import earth_cells, scatter_cells
from cosmotheque.games.bing_bang.state import Phase, PublicState, Sector, State

Fourfold = tuple[int, int, int, int]
QUARTERS = range(4)
STILL: Fourfold = (0, 1, 2, 3)


@cache
def rearrangements() -> tuple[act.Rearrange, ...]:
    """BB-37: every way in which two, three or four sectors change places, each of them turned or not."""
    orders = ((a, b, c, d) for a, b, c, d in permutations(STILL) if (a, b, c, d) != STILL)
    return tuple(action for sources in orders for action in _turn_sectors("rearrange", sources))


@cache
def swaps(card: Card, places: tuple[int, ...]) -> tuple[act.Rearrange, ...]:
    """BB-40 to BB-42: two sectors, one of them at one of these places, change places, either turned or not."""
    pairs = (pair for pair in combinations(STILL, 2) if pair[0] in places or pair[1] in places)
    return tuple(action for one, other in pairs for action in _turn_sectors(card, _exchange(one, other)))


def _exchange(one: int, other: int) -> Fourfold:
    a, b, c, d = (other if place == one else one if place == other else place for place in STILL)
    return a, b, c, d


def _turn_sectors(card: Card, sources: Fourfold) -> Iterator[act.Rearrange]:
    """Only sectors that change places turn."""
    choices = [QUARTERS if source != place else (0,) for place, source in enumerate(sources)]
    return (act.Rearrange(card, sources, (a, b, c, d)) for a, b, c, d in product(*choices))


PAIRS = tuple(act.SwapPlanets((one, other)) for one, other in combinations(range(len(PLANETS)), 2))
SCATTER = act.Scatter()


def bang_actions(table: PublicState, seat: int, hand: tuple[int, ...]) -> list[act.Action]:
    """All that the cards of a hand could do."""
    listed: list[act.Action] = []
    for kind in sorted(set(hand)):
        listed += card_actions(table, seat, CARDS[kind])
    return listed


def card_actions(table: PublicState, seat: int, card: Card) -> tuple[act.Action, ...]:
    match card:
        case "rearrange":
            return rearrangements()
        case "swap-planets":
            return PAIRS
        case "move-earth":
            return tuple(map(act.MoveEarth, earth_cells(table)))
        case "swap-my-sector":
            return swaps(card, (PLACE[table.books[seat].pawn],))
        case "swap-earth-sector":
            return swaps(card, (PLACE[table.planets[EARTH]],))
        case "swap-sectors":
            return swaps(card, STILL)
        case "scatter-planets":
            return (SCATTER,) if any(scatter_cells(table, planet) for planet in scatterable(table)) else ()


def can_bang(table: PublicState, seat: int, hand: tuple[int, ...]) -> bool:
    """True if one of these cards can be played at all: there may be no other cell for Earth, or for any planet."""
    return any(card_actions(table, seat, CARDS[kind]) for kind in sorted(set(hand)))


def scatterable(table: PublicState) -> list[int]:
    """BB-43: every planet but Earth, once."""
    return [planet for planet in range(1, len(PLANETS)) if planet not in table.scattered]


def card_of(action: act.Opening) -> Card:
    """The card that an action of a Bing Bang plays."""
    match action:
        case act.Rearrange(card):
            return card
        case act.SwapPlanets():
            return "swap-planets"
        case act.MoveEarth():
            return "move-earth"
        case _:
            return "scatter-planets"


def play_bang(state: State, action: act.Opening, log: Log) -> State:
    """BB-36: the card counts 9 and goes back; then the cosmos changes."""
    turn, card = state.table.turn, card_of(action)
    log.append(ev.BingBang(turn.seat, card))
    state = use_bang(state, turn.seat, CARDS.index(card))
    state = with_turn(state, count=turn.count + BANG_COST, opening=False, bang=True)
    match action:
        case act.Rearrange():
            log.append(ev.Rearranged(action.sources, action.turns))
            return replace(state, table=rearrange(state.table, action))
        case act.SwapPlanets(planets):
            one, other = (state.table.planets[planet] for planet in planets)
            return replace(state, table=carry_planets(state.table, {planets[0]: other, planets[1]: one}, log))
        case act.MoveEarth(cell):
            return replace(state, table=carry_planets(state.table, {EARTH: cell}, log))
        case _:
            return with_table(state, phase=Phase.SCATTER)


def rearrange(table: PublicState, action: act.Rearrange) -> PublicState:
    """The table with all that lies on the sectors moved and turned with them."""
    goes_to = SKY.permutation(action.sources, action.turns)
    sectors = tuple(
        Sector(table.sectors[source].id, (table.sectors[source].turns + turns) % 4)
        for source, turns in zip(action.sources, action.turns, strict=True)
    )
    return replace(
        table,
        sectors=sectors,
        planets=tuple(goes_to[cell] for cell in table.planets),
        tokens=tuple(goes_to[cell] for cell in table.tokens),
        whites=frozenset(goes_to[cell] for cell in table.whites),
        reds=frozenset(goes_to[cell] for cell in table.reds),
        books=tuple(book if book.eliminated else replace(book, pawn=goes_to[book.pawn]) for book in table.books),
    )


def carry_planets(table: PublicState, cells: Mapping[int, int], log: Log) -> PublicState:
    """The table with these planets on other cells, and the pawns on them carried along."""
    goes_to = {table.planets[planet]: cell for planet, cell in cells.items()}
    log += [ev.PlanetMoved(planet, table.planets[planet], cell) for planet, cell in cells.items()]
    return replace(
        table,
        planets=tuple(goes_to.get(cell, cell) for cell in table.planets),
        books=tuple(replace(book, pawn=goes_to.get(book.pawn, book.pawn)) for book in table.books),
    )


def scatter(state: State, cell: int, log: Log) -> State:
    """BB-43: the planet in hand goes to this cell."""
    planet = state.table.lifted
    assert planet is not None  # noqa: S101 - a planet is set after it was lifted
    table = carry_planets(state.table, {planet: cell}, log)
    return replace(state, table=replace(table, lifted=None, scattered=(*table.scattered, planet)))


def settle(state: State) -> State:
    return with_table(state, phase=Phase.TURN, scattered=())
