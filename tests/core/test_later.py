"""Imports at the first call: nothing before, the right thing then."""

import pickle
import subprocess
import sys

from cosmotheque.core.later import Later

ABSENT = """
import sys
from cosmotheque.core.later import Later

square = Later("fractions", "Fraction")
assert "fractions" not in sys.modules
assert square(1, 2) * 2 == 1
assert "fractions" in sys.modules
"""


def test_nothing_is_imported_before_the_call() -> None:
    done = subprocess.run([sys.executable, "-c", ABSENT], capture_output=True, check=False, text=True)  # noqa: S603
    assert done.returncode == 0, done.stderr


def test_it_can_be_sent_to_another_process_and_compared() -> None:
    root = Later("math", "sqrt")
    assert pickle.loads(pickle.dumps(root)) == root  # noqa: S301 - our own bytes
    assert (root(9), root.load()(16)) == (3, 4)
