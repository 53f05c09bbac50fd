"""Steps a second of the environments, against PettingZoo's own connect-four in the same run.

Random play through each game's PettingZoo environments, guarded (`env`) and not (`raw_env`), and through its Gymnasium
environment against random bots. All sides take turns in short rounds of one run, because the speed of a machine drifts:
what counts are the ratios to connect-four, in its usual wrappers and without.
"""

import argparse
import warnings
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

from cosmotheque import registry
from cosmotheque.adapters import gymnasium, pettingzoo

ROUNDS, SECONDS = 7, 0.3


def main(slugs: list[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        connect_four = import_module("pettingzoo.classic.connect_four.connect_four")
    sides = {"connect-four": aec_steps(connect_four.env()), "connect-four raw": aec_steps(connect_four.raw_env())}
    for slug in slugs or registry.playable():
        sides[slug] = aec_steps(pettingzoo.env(slug, seed=1))
        sides[f"{slug} raw"] = aec_steps(pettingzoo.raw_env(slug, seed=1))
        sides[f"{slug} Gymnasium"] = gym_steps(gymnasium.env(slug, seed=1))
    speeds: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(ROUNDS):
        for name, play in sides.items():
            speeds[name].append(speed(play))
    usual, raw = median(speeds["connect-four"]), median(speeds["connect-four raw"])
    print(f"{'':30}{'steps/s':>8}{'usual':>8}{'raw':>8}")
    for name, seen in speeds.items():
        print(f"{name:30}{median(seen):8.0f}{median(seen) / usual:8.2f}{median(seen) / raw:8.2f}")


def speed(play: Callable[[], None]) -> float:
    """Steps a second of a short round."""
    steps, before = 0, process_time()
    while (passed := process_time() - before) < SECONDS:
        play()
        steps += 1
    return steps / passed


def aec_steps(env: Any) -> Callable[[], None]:
    """One step of random play, as PettingZoo's own examples go: look, choose by the mask, step."""
    rng = Random(1)
    env.reset(seed=1)

    def play() -> None:
        if not env.agents:
            env.reset()
        observation, _, over, cut, _ = env.last()
        env.step(None if over or cut else choose(observation["action_mask"], rng))

    return play


def gym_steps(env: Any) -> Callable[[], None]:
    rng = Random(1)
    seen = env.reset(seed=1)[0]

    def play() -> None:
        nonlocal seen
        seen, _, over, _, _ = env.step(choose(seen["action_mask"], rng))
        if over:
            seen = env.reset()[0]

    return play


def choose(mask: Any, rng: Random) -> int:
    places = mask.nonzero()[0]
    return int(places[rng.randrange(len(places))])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="SLUG", help="these alone (default: all)")
    main(parser.parse_args().games)
