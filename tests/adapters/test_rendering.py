"""The watcher of a learner sees what its seat sees: as text, as an array of colours, or in a window."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from cosmotheque import registry
from cosmotheque.adapters import gymnasium, pettingzoo
from cosmotheque.adapters.rendering import RENDER_MODES, rasterise
from cosmotheque.core.picture import show

SLUGS = registry.playable()
MAKERS = (pettingzoo.env, gymnasium.env)


def seat_of(env: Any) -> Any:
    return env._seats[env.agent_selection] if hasattr(env, "possible_agents") else env.seat


@pytest.mark.parametrize(("make", "slug"), [(MAKERS[0], SLUGS[0]), *((MAKERS[1], slug) for slug in SLUGS)])
def test_a_picture_is_what_the_seat_sees(make: Callable[..., Any], slug: str) -> None:
    env = make(slug, seed=1, render_mode="rgb_array")
    env.reset()
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert min(picture.shape[:2]) > 200
    assert np.array_equal(picture, rasterise(show(env.game, env.episode.view(seat_of(env)), "en")))
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10
    env.close()


@pytest.mark.filterwarnings("ignore:pkg_resources is deprecated")
@pytest.mark.parametrize("make", MAKERS)
def test_a_window_shows_every_move(make: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame  # noqa: PLC0415 - it warns when it is imported

    env = make(SLUGS[0], seed=1, render_mode="human")
    env.reset()
    shown = []
    for _ in range(2):
        window = pygame.display.get_surface()
        expected = rasterise(show(env.game, env.episode.view(seat_of(env)), "en"))
        assert window is not None
        assert np.array_equal(pygame.surfarray.array3d(window).swapaxes(0, 1), expected)
        shown.append(expected.tobytes())
        env.step(0)
    assert len(set(shown)) == 2
    assert env.render() is None
    env.close()
    assert not pygame.display.get_init()


def test_the_ways_to_draw_are_told() -> None:
    assert pettingzoo.env(SLUGS[0]).metadata["render_modes"] == [*RENDER_MODES]
    assert gymnasium.env(SLUGS[0]).metadata["render_modes"] == [*RENDER_MODES]


@pytest.mark.parametrize(("library", "mode"), [("resvg_py", "rgb_array"), ("PIL", "rgb_array"), ("pygame", "human")])
def test_a_missing_library_is_named_with_its_extra(library: str, mode: str) -> None:
    script = f"""
import sys
sys.modules[{library!r}] = None
from cosmotheque.adapters.gymnasium import env
game = env({SLUGS[0]!r}, render_mode={mode!r})
game.reset()
game.render()
"""
    asked = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)  # noqa: S603
    wanted = f"needs {library}, which comes with: pip install 'cosmotheque[images]'."
    assert asked.stderr.splitlines()[-1].endswith(wanted), asked.stderr
