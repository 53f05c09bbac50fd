"""Skies for the tests, drawn as text, and short ways to play on them.

`o` white, `#` red, `b n g v` tokens (blue, orange, green, violet), `@` Earth, `Y V M J S U N P` the planets from
Mercury to Pluto, a digit the pawn of that seat on a white token. Planets and pawns not drawn lie at the bottom.
"""

from typing import Any

import pytest
from msgspec.structs import replace

import cosmotheque
from cosmotheque.core.errors import Refused
from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.bots import BOTS
from cosmotheque.games.bing_bang.components.box import CARDS, FACES, PLANETS, PLEASANT, UNPLEASANT
from cosmotheque.games.bing_bang.components.sky import NOWHERE, WIDTH
from cosmotheque.games.bing_bang.game import GAME
from cosmotheque.games.bing_bang.rules.decks import count_kinds
from cosmotheque.games.bing_bang.state import Deck, LogBook, Phase, State, Turn

BACKS = "bngv"
PLANET_LETTERS = "@YVMJSUNP"
MISSION = (0, 0, 0, 3)


def cell(name: str) -> int:
    """`c7` as a cell."""
    return (int(name[1:]) - 1) * WIDTH + ord(name[0]) - ord("a")


def quick(seats: int = 2, seed: int = 1, **options: Any) -> cosmotheque.Match:
    return cosmotheque.Match(GAME, seats, seed=seed, options=options)


def sky(
    drawing: str, *, at: str = "a1", seats: int = 2, faces: tuple[str, ...] = (), **options: Any
) -> cosmotheque.Match:
    """A match in seat 0's turn under the sky drawn; the tokens, known to nobody, show `faces`, in reading order."""
    match = quick(seats, **options)
    signs = _read(drawing, cell(at))
    tokens = [(where, sign) for where, sign in signs if sign in BACKS]
    planets = [_drawn(signs, letter, cell("a19") + 2 * number) for number, letter in enumerate(PLANET_LETTERS)]
    pawns = [_drawn(signs, str(seat), cell("a20") + seat) for seat in range(seats)]
    shown = [_face(sign, faces[number] if number < len(faces) else None) for number, (_, sign) in enumerate(tokens)]
    table = replace(
        match.state.table,
        tokens=tuple(where for where, _ in tokens),
        colours=tuple(BACKS.index(sign) for _, sign in tokens),
        planets=tuple(planets),
        whites=frozenset(where for where, sign in signs if sign == "o" or sign.isdigit()),
        reds=frozenset(where for where, sign in signs if sign == "#"),
        books=tuple(LogBook(pawn=pawn, reds=6) for pawn in pawns),
        first=Seat(0),
        known=(0,) * seats,
        turn=Turn(seat=Seat(0), limit=15),
        phase=Phase.TURN,
    )
    secrets = replace(
        match.state.secrets,
        faces=tuple(shown),
        missions=(MISSION, *((seat, seat, seat, 3 + seat) for seat in range(1, seats))),
        hands=((),) * seats,
        bangs=(4,) * len(CARDS),
        decks=(*(Deck(tuple(range(seats, 6))) for _ in range(3)), Deck((1, 2))),
    )
    match.state = State(table, secrets)
    match._listed.clear()
    return match


def _read(drawing: str, corner: int) -> list[tuple[int, str]]:
    return [
        (corner + row * WIDTH + column, sign)
        for row, line in enumerate(drawing.strip("\n").splitlines())
        for column, sign in enumerate(line.split())
        if sign != "."
    ]


def _drawn(signs: list[tuple[int, str]], sign: str, otherwise: int) -> int:
    return next((where for where, other in signs if other == sign), otherwise)


def _face(sign: str, name: str | None) -> int:
    colour = BACKS.index(sign)
    return 10 * colour + (5 if name is None else FACES[10 * colour : 10 * colour + 10].index(name))


def change(match: cosmotheque.Match, **changes: Any) -> None:
    """Set fields of the table."""
    match.state = replace(match.state, table=replace(match.state.table, **changes))
    match._listed.clear()


def set_edition(match: cosmotheque.Match, edition: int) -> None:
    """Play on by the rules of an edition."""
    match.game = GAME.earlier[1] if edition == 1 else GAME
    change(match, edition=edition)


def change_book(match: cosmotheque.Match, seat: int = 0, **changes: Any) -> None:
    books = list(match.state.table.books)
    books[seat] = replace(books[seat], **changes)
    change(match, books=tuple(books))


def change_turn(match: cosmotheque.Match, **changes: Any) -> None:
    change(match, turn=replace(match.state.table.turn, **changes))


def give(match: cosmotheque.Match, seat: int, *cards: str) -> None:
    """Give a hand these Bing Bang cards, and no others."""
    hands = list(match.state.secrets.hands)
    hands[seat] = tuple(sorted(CARDS.index(card) for card in cards))
    bangs = tuple(4 - out for out in count_kinds([card for hand in hands for card in hand]))
    match.state = replace(match.state, secrets=replace(match.state.secrets, hands=tuple(hands), bangs=bangs))
    match._listed.clear()


def set_mission(match: cosmotheque.Match, seat: int, *cards: int | None) -> None:
    missions = list(match.state.secrets.missions)
    missions[seat] = cards
    match.state = replace(match.state, secrets=replace(match.state.secrets, missions=tuple(missions)))
    match._listed.clear()


def aboard(match: cosmotheque.Match, seat: int, *pieces: str) -> None:
    change_book(match, seat, aboard=frozenset(pieces))


def play(match: cosmotheque.Match, line: str) -> None:
    """Operations of the seat in turn in the notation of the game, separated by commas: `lay c7, move c7, end`."""
    for written in line.split(","):
        seat = match.state.table.turn.seat
        action = next((a for a in match.actions(seat) if GAME.notation.write(a) == written.strip()), None)
        assert action is not None, f"{written} is not listed"
        match.play(seat, action)


def listed(match: cosmotheque.Match, start: str = "") -> list[str]:
    """Actions of the seat in turn, in notation, that begin with `start`."""
    lines = [GAME.notation.write(action) for action in match.actions(match.state.table.turn.seat)]
    return [line for line in lines if line.startswith(start)]


def refusal(match: cosmotheque.Match, action: act.Action, seat: int | None = None) -> str:
    """The rule that forbids an action, after making sure that nothing changed."""
    before = match.state
    with pytest.raises(Refused) as refused:
        match.play(match.state.table.turn.seat if seat is None else seat, action)
    assert match.state == before
    return refused.value.rule


def surprise(match: cosmotheque.Match, card: str) -> None:
    """Turn the token flown over, a surprise, and draw this card instead of a random one."""
    match._advance(Move(match.state.table.turn.seat, act.TURN_TOKEN))
    assert match.state.table.phase is Phase.DRAW_SURPRISE
    pile = PLEASANT if card in PLEASANT else UNPLEASANT
    match._advance(Move(CHANCE, act.DrawSurprise(pile.index(card))))
    match._feed_chance()


def planet(name: str) -> int:
    return PLANETS.index(name)


def is_out(match: cosmotheque.Match, seat: int) -> bool:
    book: LogBook = match.state.table.books[seat]
    return book.eliminated and book.pawn == NOWHERE


def played_by_bots(match: cosmotheque.Match, names: list[str], most: int = 20_000) -> cosmotheque.Match:
    """A match that these bots, one for each seat, have played to its end."""
    specs = [BOTS[GAME.meta.slug][name] for name in names]
    bots = [spec.make(GAME, seat) for seat, spec in enumerate(specs)]
    while match.outcome is None:
        assert len(match.moves) < most, "the bots do not come to an end"
        seat = match.state.table.turn.seat
        action = bots[seat].choose(match.moment(seat), specs[seat].limit)
        match.play(seat, action)
    return match
