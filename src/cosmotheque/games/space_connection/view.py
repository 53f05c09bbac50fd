"""Views, of states and events alike. Planets are secret until they are found or the game is over."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.components.lattice import bits
from cosmotheque.games.space_connection.components.sky import Chart, Craft, Fleet, Position, Side, space
from cosmotheque.games.space_connection.events import Completed, Drafted, Event, FirstDrawn, Passed
from cosmotheque.games.space_connection.rules.drafting import deal_suggestions
from cosmotheque.games.space_connection.state import Launched, Lost, Mask, Sky, State, implied_empty

TO_WATCH: dict[type[Event], int] = {Launched: 1700, Completed: 900, Passed: 900, FirstDrawn: 900}
"""Milliseconds, as long as the scenes of the board take: `scenes.ts` has the same."""


class SkyView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's sky. `planets` are all of its planets, `groups` how many systems they form: None for who may not know.

    `edits` and `shuffles` count the owner's changes to the draft and are 0 for everybody else. `empty` positions were
    probed, `implied` ones lie next to a completed system; `beams` join emitters by pairs.
    """

    ready: bool
    edits: int
    planets: tuple[Position, ...] | None
    groups: int | None
    found: tuple[Position, ...]
    empty: tuple[Position, ...]
    implied: tuple[Position, ...]
    systems: tuple[tuple[Position, ...], ...]
    lost: tuple[Lost, ...]
    emitters: tuple[Position, ...]
    beams: tuple[tuple[Position, Position], ...]
    shuffles: int = 0


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as a seat or a spectator sees it.

    `skies[0]` is the sky of seat 0, which seat 1 probes; `fleets[0]` and `tracks[0]` are craft and score of seat 0.
    `planets` and `systems` say how many there are to lay out and to find; `dealt` is false before the first move of
    chance; `quiet` counts turns without news.
    """

    seat: Seat | None
    side: Side
    chart: Chart
    planets: int
    systems: int
    skies: tuple[SkyView, SkyView]
    fleets: tuple[Fleet, Fleet]
    tracks: tuple[tuple[Craft | None, ...], tuple[Craft | None, ...]]
    dealt: bool
    turn: Seat | None
    over: bool
    quiet: int
    last: Launched | None


Draw: TypeAlias = Callable[[Side, SkyView, Random], Mask]
"""Draws planets that were not found yet, fairly among all layouts that fit what is seen of a sky."""


def view(state: State, seat: Seat | None) -> View:
    return _make_view(state, seat, is_open=state.over)


def reveal(state: State) -> View:
    """Both skies lie open, though the game goes on."""
    return _make_view(state, None, is_open=True)


def _make_view(state: State, seat: Seat | None, *, is_open: bool) -> View:
    skies = enumerate(state.skies)
    one, two = (_view_sky(state.side, sky, owned=seat == owner, is_open=is_open) for owner, sky in skies)
    return View(
        seat=seat,
        side=state.side,
        chart=state.space.chart,
        planets=state.box.planets,
        systems=state.box.systems,
        skies=(one, two),
        fleets=state.fleets,
        tracks=state.tracks,
        dealt=any(sky.ready or sky.suggestions for sky in state.skies),
        turn=state.turn,
        over=state.over,
        quiet=state.quiet,
        last=state.last,
    )


def disclose(state: State) -> State:
    """Open all secrets, after a seat gave up."""
    return replace(state, over=True)


def see(event: Event, seat: Seat | None) -> Event | None:
    """A draft is its owner's alone; everything else is public."""
    return None if isinstance(event, Drafted) and event.seat != seat else event


def watch(event: Event) -> int:
    """People see the craft fly in and sweep, and planets surface; a whole system takes a moment more."""
    return TO_WATCH.get(type(event), 0)


def _view_sky(side: Side, sky: Sky, *, owned: bool, is_open: bool) -> SkyView:
    seen = _public(side, Sky(sky.found, sky.ready, (), 0, 0, sky.uncovered, sky.systems, sky.lost, sky.emitters))
    if not (owned or is_open):
        return seen
    where = space(side)
    return replace(
        seen,
        edits=sky.edits if owned else 0,
        shuffles=sky.shuffles if owned else 0,
        planets=where.positions(sky.planets),
        groups=len(where.lattice.groups(sky.planets)),
    )


@lru_cache(maxsize=1024)
def _public(side: Side, sky: Sky) -> SkyView:
    """The public view of a sky from which everything hidden was removed."""
    where = space(side)
    return SkyView(
        ready=sky.ready,
        edits=0,
        planets=None,
        groups=None,
        found=where.positions(sky.planets),
        empty=where.positions(sky.uncovered & ~sky.planets),
        implied=where.positions(implied_empty(sky, where)),
        systems=tuple(where.positions(system) for system in sky.systems),
        lost=sky.lost,
        emitters=sky.emitters,
        beams=tuple(where.beam_ends(sky.emitters)),
    )


def imagine(view: View, rng: Random, draw: Draw) -> State:
    """A state that a view allows. `belief` draws the hidden planets; `game` brings both together."""
    one, two = (_imagine_sky(view, sky, rng, draw) for sky in view.skies)
    return State(
        side=view.side,
        skies=(one, two),
        fleets=view.fleets,
        tracks=view.tracks,
        turn=view.turn,
        over=view.over,
        quiet=view.quiet,
        last=view.last,
    )


def _imagine_sky(view: View, sky: SkyView, rng: Random, draw: Draw) -> Sky:
    where = space(view.side)
    drafting = view.dealt and not sky.ready
    return Sky(
        planets=_imagine_planets(view, sky, rng, draw) if sky.planets is None else where.mask(sky.planets),
        ready=sky.ready,
        suggestions=deal_suggestions(view.side, rng) if drafting else (),
        edits=sky.edits,
        shuffles=sky.shuffles,
        uncovered=where.mask(sky.found) | where.mask(sky.empty),
        systems=tuple(map(where.mask, sky.systems)),
        lost=sky.lost,
        emitters=sky.emitters,
    )


def _imagine_planets(view: View, sky: SkyView, rng: Random, draw: Draw) -> Mask:
    """The hidden planets of a sky; of a draft, any part of any layout."""
    if sky.ready:
        return space(view.side).mask(sky.found) | draw(view.side, sky, rng)
    if not view.dealt:
        return 0
    laid = list(bits(draw(view.side, sky, rng)))
    return sum(1 << number for number in rng.sample(laid, rng.randrange(len(laid) + 1)))
