"""Planes of every game that has them: bounded, of their shape, and made of nothing but the view of a seat."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from cosmotheque import games, laws, registry
from cosmotheque.core.planes import Planes
from cosmotheque.laws.numbers import check_numbers
from cosmotheque.laws.play import play

SLUGS = registry.playable()
WITH_PLANES = [slug for slug in SLUGS if registry.planes(slug)]
STRIDE = 9
"""Of long games every so manieth position is looked at."""


def positions(slug: str) -> list[laws.Position]:
    game = registry.load(slug)
    folder = Path(games.__path__[0]) / registry.folder(slug)
    return [*laws.stored_positions(game, folder)][::STRIDE]


def planes_of(slug: str) -> Planes:
    planes = registry.planes(slug)
    assert planes is not None
    return planes


def check(planes: Planes, view: Any) -> None:
    array = planes.array(view)
    flat = array.reshape(len(planes.names), -1)
    assert array.shape == planes.shape
    assert planes.low <= array.min() <= array.max() <= planes.high
    assert (flat[planes.local :] == flat[planes.local :, :1]).all()


@pytest.mark.parametrize("slug", WITH_PLANES)
def test_planes_are_bounded_and_of_their_shape(slug: str) -> None:
    planes = planes_of(slug)
    assert len(set(planes.names)) == planes.shape[0]
    for position in positions(slug):
        for observer in position.case.observers():
            check(planes, position.game.view(position.state, observer))


@pytest.mark.parametrize("slug", WITH_PLANES)
def test_every_way_to_set_a_game_up_has_planes(slug: str) -> None:
    game = registry.load(slug)
    for case in laws.cases(game, seats=game.meta.seats[-1:], seeds=(0,)):
        walk = play(case, 25)
        for position in walk.positions[:: len(walk.positions) - 1]:
            for observer in case.observers():
                check(planes_of(slug), case.game.view(position.state, observer))


@pytest.mark.parametrize("slug", WITH_PLANES)
def test_planes_tell_no_more_than_the_view(slug: str) -> None:
    """Another deal that the seat cannot tell from the true one has the same planes."""
    planes, rng = planes_of(slug), Random(1)
    looked = 0
    for position in positions(slug)[::5]:
        if any(seat < 0 for seat in position.game.actors(position.state)):
            continue
        for seat in position.case.players():
            view = position.game.view(position.state, seat)
            twin = position.game.view(position.game.imagine(view, rng), seat)
            assert np.array_equal(planes.array(view), planes.array(twin))
            looked += 1
    assert looked > 0


@pytest.mark.parametrize("slug", WITH_PLANES)
def test_actions_name_places_of_the_planes(slug: str) -> None:
    planes, named = planes_of(slug), 0
    cells = int(np.prod(planes.shape[1:]))
    for position in positions(slug):
        for seat in position.actors():
            view = position.game.view(position.state, seat)
            for action in position.game.legal_actions(position.state, seat)[:50] if seat >= 0 else ():
                places = planes.places(view, action)
                assert all(0 <= place < cells for place in places)
                named += len(places)
    assert named > 0


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if registry.numbering(slug)])
def test_stored_games_keep_the_law_of_numbers(slug: str) -> None:
    numbering = registry.numbering(slug)
    assert numbering is not None
    for position in positions(slug):
        check_numbers(position, numbering)
