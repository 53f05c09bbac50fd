"""The examples of the documentation run as they stand."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def examples(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)


EXAMPLES = {f"{page}-{i}": text for page in ("README.md", "docs/adapters.md") for i, text in enumerate(examples(page))}


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "an example", "exec"), {})  # noqa: S102 - our own pages


def test_the_pages_have_examples() -> None:
    assert len(examples("README.md")) >= 3
    assert len(examples("docs/adapters.md")) >= 4
