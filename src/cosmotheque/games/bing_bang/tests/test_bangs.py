"""BB-36 to BB-45: the seven Bing Bang cards."""

from collections import Counter

import pytest
from msgspec.structs import replace

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import CARDS, EARTH
from cosmotheque.games.bing_bang.components.sky import AROUND, INNER, PLACE
from cosmotheque.games.bing_bang.rules.bangs import rearrangements, swaps
from cosmotheque.games.bing_bang.tests.table import (
    cell,
    change,
    change_book,
    change_turn,
    give,
    listed,
    planet,
    play,
    refusal,
    set_edition,
    sky,
    surprise,
)


def test_a_card_counts_nine_and_goes_back() -> None:
    """BB-36: one a turn, before any other operation; 6 remain."""
    match = sky("0 . . .")
    give(match, 0, "swap-planets", "swap-planets", "move-earth")
    play(match, "swap-planets mercury-venus")
    turn = match.state.table.turn
    assert turn.limit - turn.count == 6
    assert match.state.secrets.hands[0] == (1, 2)
    assert match.state.table.used[CARDS.index("swap-planets")] == 1
    assert refusal(match, act.SwapPlanets((1, 2))) == "BB-35"
    match = sky("0 . . .")
    give(match, 0, "swap-planets")
    play(match, "lay b1")
    assert refusal(match, act.SwapPlanets((1, 2))) == "BB-36"


def test_only_cards_in_hand_are_played() -> None:
    """BB-36."""
    match = sky("0 . . .")
    give(match, 1, "swap-planets")
    assert refusal(match, act.SwapPlanets((1, 2))) == "BB-36"


def test_every_rearrangement_is_listed_once() -> None:
    """BB-37: 6 exchanges, 8 threes and 9 fours, each sector that moves turned in four ways."""
    match = sky("0 . . .")
    give(match, 0, "rearrange")
    lines = listed(match, "rearrange")
    assert len(lines) == len(set(lines)) == 6 * 4**2 + 8 * 4**3 + 9 * 4**4 == len(rearrangements())
    moved = Counter(sum(s != p for p, s in enumerate(action.sources)) for action in rearrangements())
    assert set(moved) == {2, 3, 4}
    assert all(
        t == 0 for a in rearrangements() for p, (s, t) in enumerate(zip(a.sources, a.turns, strict=True)) if s == p
    )


def test_a_rearrangement_carries_everything() -> None:
    """BB-1, BB-37: the sector at the top left goes to the top right and makes a quarter turn clockwise."""
    match = sky(
        """
        0 o .
        # . M
        b . .
        """
    )
    give(match, 0, "rearrange")
    play(match, "rearrange 1032 0100")
    table = match.state.table
    assert table.books[0].pawn == cell("t1")
    assert table.whites == {cell("t1"), cell("t2")}
    assert table.reds == {cell("s1")}
    assert table.tokens == (cell("r1"),)
    assert table.planets[planet("mars")] == cell("s3")
    assert [(sector.id, sector.turns) for sector in table.sectors] == [(1, 2), (0, 3), (3, 2), (2, 2)]


def test_two_planets_change_places() -> None:
    """BB-38: with the pawns on them, Earth not excluded."""
    match = sky(
        """
        . . . . .
        . @ . M .
        """,
        seats=3,
    )
    for seat, name in ((0, "b2"), (1, "b2"), (2, "d2")):
        change_book(match, seat, pawn=cell(name))
    give(match, 0, "swap-planets")
    assert len(listed(match, "swap-planets")) == 36
    play(match, "swap-planets earth-mars")
    table = match.state.table
    assert (table.planets[EARTH], table.planets[planet("mars")]) == (cell("d2"), cell("b2"))
    assert [book.pawn for book in table.books] == [cell("d2"), cell("d2"), cell("b2")]


def test_earth_moves_within_its_sector() -> None:
    """BB-39: by the laying rules: three cells from the edges, apart from tokens, on a free cell without a pawn."""
    match = sky(
        """
        . . . . .
        . . . . .
        . . . . .
        . . . @ . . o
        . . . . . .
        . . . . . . b
        """
    )
    give(match, 0, "move-earth")
    change_book(match, 0, pawn=cell("d4"))
    change_book(match, 1, pawn=cell("e5"))
    cells = listed(match, "move-earth")
    assert cells == [f"move-earth {name}" for name in ("e4", "f4", "d5", "d6", "e6", "d7", "e7")]
    play(match, "move-earth d6")
    assert match.state.table.planets[EARTH] == match.state.table.books[0].pawn == cell("d6")
    assert match.state.table.books[1].pawn == cell("e5")


@pytest.mark.parametrize(("card", "place"), [("swap-my-sector", 0), ("swap-earth-sector", 2)])
def test_one_sector_changes_places_with_another(card: str, place: int) -> None:
    """BB-40, BB-41: the own sector, or Earth's (at the bottom here), with any other, either turned or not."""
    match = sky("0 . . .")
    give(match, 0, card)
    lines = listed(match, card)
    assert len(lines) == 3 * 16
    sources = {line.split()[1] for line in lines}
    assert all(int(order[place]) != place for order in sources)
    assert all(sum(int(source) != p for p, source in enumerate(order)) == 2 for order in sources)


def test_any_two_sectors_change_places() -> None:
    """BB-42."""
    match = sky("0 . . .")
    give(match, 0, "swap-sectors")
    assert len(listed(match, "swap-sectors")) == 6 * 16 == len(swaps("swap-sectors", (0, 1, 2, 3)))


def test_planets_are_scattered_one_by_one() -> None:
    """BB-43: any number except Earth, each once, by the laying rules for one planet, not into Earth's sector."""
    match = sky(
        """
        . . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . M . . . . .
        . . . . . b . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . . .
        . o # . . . . . . . . . . . . . . . . .
        """
    )
    change_book(match, 0, pawn=cell("o2"))
    change_book(match, 1, pawn=cell("h8"))
    give(match, 0, "scatter-planets")
    play(match, "scatter-planets")
    assert listed(match, "settle") == []
    assert refusal(match, act.LiftPlanet(EARTH)) == "BB-43"
    play(match, "lift mars")
    cells = {cell(line.split()[1]) for line in listed(match)}
    home = PLACE[match.state.table.planets[EARTH]]
    assert cells <= {c for c in INNER if PLACE[c] != home}
    assert not cells & {cell("h8"), cell("b5"), cell("c5"), cell("f3"), *AROUND[cell("f3")]}
    assert {cell("b3"), cell("c2"), cell("b6")} <= cells
    play(match, "set h5")
    assert match.state.table.planets[planet("mars")] == match.state.table.books[0].pawn == cell("h5")
    assert "lift mars" not in listed(match)
    play(match, "lift venus, set b2, settle")
    assert match.state.table.turn.count == 9
    assert listed(match, "end") == ["end"]


@pytest.mark.parametrize(("edition", "places"), [(1, {0, 1, 3}), (2, {0, 3})])
def test_a_scattered_planet_goes_to_another_sector(edition: int, places: set[int]) -> None:
    """BB-43: neither into its own sector nor into Earth's."""
    match = sky("0 . . . . . . . . . . . . M . .")
    set_edition(match, edition)
    give(match, 0, "scatter-planets")
    play(match, "scatter-planets, lift mars")
    assert {PLACE[cell(line.split()[1])] for line in listed(match)} == places


def test_a_card_without_a_cell_for_any_planet_is_not_offered() -> None:
    """BB-43: in every other sector each inner cell is taken."""
    match = sky("0 . .")
    give(match, 0, "scatter-planets")
    assert listed(match, "scatter-planets") == ["scatter-planets"]
    change(match, whites=frozenset(range(400)))
    assert listed(match, "scatter-planets") == []


def test_irregularities_at_borders_are_accepted() -> None:
    """BB-44: after a Bing Bang two tokens, or two reds by their corners, may touch across a border."""
    match = sky(
        """
        . . . . . . . . . . . .
        . . . . . . . . . # . .
        . . . . . . . . . . . .
        . . . . . . . . . . . .
        . . . . . . . . . . # .
        """
    )
    give(match, 0, "swap-sectors")
    play(match, "swap-sectors 1023 2200")
    reds = sorted(match.state.table.reds)
    assert reds == [cell("j6"), cell("k9")]
    give(match, 1, "swap-sectors")
    play(match, "end, swap-sectors 1023 0000, end")
    assert len(match.state.table.reds) == 2


def test_under_a_failure_nothing_remains() -> None:
    """BB-45: the count of 9 is used up by the card."""
    match = sky("0 o . .")
    give(match, 0, "swap-planets")
    change_turn(match, limit=9, slow=True)
    play(match, "swap-planets mercury-venus")
    assert listed(match) == ["end"]


def test_no_reds_and_no_bing_bang_in_a_replay() -> None:
    """BB-45: they open a turn."""
    match = sky("0 b o .", faces=("pilot-1",))
    give(match, 0, "swap-planets")
    play(match, "fly b1-c1, turn")
    assert listed(match, "red") == listed(match, "swap") == []
    assert refusal(match, act.LayRed(cell("e5"))) == "BB-45"
    assert refusal(match, act.SwapPlanets((1, 2))) == "BB-45"


def test_used_cards_are_shuffled_back_when_the_deck_is_empty() -> None:
    """BB-5."""
    match = sky("0 b o . .", faces=("pleasant",))
    match.state = replace(match.state, secrets=replace(match.state.secrets, bangs=(0,) * 7))
    change(match, used=(0, 0, 2, 0, 0, 0, 0))
    play(match, "fly b1-c1")
    surprise(match, "spare-bang")
    assert match.state.secrets.hands[0] == (2,)
    assert match.state.secrets.bangs == (0, 0, 1, 0, 0, 0, 0)
    assert match.state.table.used == (0,) * 7
