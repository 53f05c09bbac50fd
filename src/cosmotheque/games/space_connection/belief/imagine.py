"""A state that a view allows, drawn fairly: whatever the viewer cannot know is drawn among all that fits."""

from random import Random

from cosmotheque.games.space_connection.belief.facts import nothing_known, read_facts
from cosmotheque.games.space_connection.belief.sample import draw_layout
from cosmotheque.games.space_connection.components.lattice import bits
from cosmotheque.games.space_connection.components.sky import space
from cosmotheque.games.space_connection.rules.drafting import deal_suggestions
from cosmotheque.games.space_connection.state import Sky, State
from cosmotheque.games.space_connection.view import SkyView, View


def imagine(view: View, rng: Random) -> State:
    one, two = (_imagine_sky(view, sky, rng) for sky in view.skies)
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


def _imagine_sky(view: View, sky: SkyView, rng: Random) -> Sky:
    where = space(view.side)
    drafting = view.dealt and not sky.ready
    return Sky(
        planets=_imagine_planets(view, sky, rng) if sky.planets is None else where.mask(sky.planets),
        ready=sky.ready,
        suggestions=deal_suggestions(view.side, rng) if drafting else (),
        edits=sky.edits,
        shuffles=sky.shuffles,
        uncovered=where.mask(sky.found) | where.mask(sky.empty),
        systems=tuple(map(where.mask, sky.systems)),
        lost=sky.lost,
        emitters=sky.emitters,
    )


def _imagine_planets(view: View, sky: SkyView, rng: Random) -> int:
    """The hidden planets of a sky; of a draft, any part of any layout."""
    if sky.ready:
        return space(view.side).mask(sky.found) | draw_layout(read_facts(view.side, sky), rng)
    if not view.dealt:
        return 0
    laid = list(bits(draw_layout(nothing_known(view.side), rng)))
    return sum(1 << number for number in rng.sample(laid, rng.randrange(len(laid) + 1)))
