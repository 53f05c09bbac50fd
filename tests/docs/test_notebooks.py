"""The notebooks run from the first cell to the last, and are stored without what they printed."""

import json
from typing import Any

import pytest

from .pages import ROOT

NOTEBOOKS = {path.name: json.loads(path.read_text("utf-8")) for path in sorted(ROOT.glob("docs/notebooks/*.ipynb"))}


def code(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_there_are_some() -> None:
    assert len(NOTEBOOKS) >= 2


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_runs(name: str) -> None:
    """All cells run in one namespace, as in Jupyter."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(code(NOTEBOOKS[name]), start=1):
        exec(compile("".join(cell["source"]), f"{name}, cell {number}", "exec"), names)  # noqa: S102 - our own notebooks


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_can_be_opened_and_keeps_nothing(name: str) -> None:
    notebook = NOTEBOOKS[name]
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids)
    assert notebook["cells"][0]["source"][0].startswith("# ")
    assert all((cell["outputs"], cell["execution_count"]) == ([], None) for cell in code(notebook))
