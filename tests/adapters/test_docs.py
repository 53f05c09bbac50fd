"""The examples of the documentation run as they stand."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(example: str) -> None:
    exec(compile(example, str(PAGE), "exec"), {})  # noqa: S102 - our own page


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) >= 4
