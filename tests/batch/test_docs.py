"""The examples of the page on batches run as they stand."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "batch.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "an example", "exec"), {})  # noqa: S102 - our own page


def test_the_page_has_examples() -> None:
    assert EXAMPLES
