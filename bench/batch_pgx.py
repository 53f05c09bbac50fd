"""Pgx's connect-four on the processor, for `bench/batch.py`: a round of random play for each line that comes in.

It runs in an environment of its own, because JAX is large: `uv venv X && uv pip install --python X/bin/python pgx jax`.
"""

import sys
import time

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

GAMES, STEPS = 4096, 200


def main() -> None:
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def random_step(carry: tuple[pgx.State, jax.Array], _: None) -> tuple[tuple[pgx.State, jax.Array], None]:
        state, key = carry
        key, one, two = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(one, logits, axis=-1)
        return (step(state, actions, jax.random.split(two, GAMES)), key), None

    play = jax.jit(lambda carry: jax.lax.scan(random_step, carry, None, length=STEPS)[0])
    carry = (jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), GAMES)), jax.random.PRNGKey(1))
    carry = jax.block_until_ready(play(carry))
    for _ in sys.stdin:
        before = time.perf_counter()
        carry = jax.block_until_ready(play(carry))
        print(GAMES * STEPS / (time.perf_counter() - before), flush=True)


if __name__ == "__main__":
    main()
