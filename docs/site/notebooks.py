"""Notebooks as pages: their words as they are, their cells as code. Nothing is run here; the tests run them."""

import json

from myst_parser.sphinx_ import Parser
from sphinx.application import Sphinx


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_source_suffix(".ipynb", "notebook")
    app.add_source_parser(NotebookParser)
    return {"parallel_read_safe": True}


class NotebookParser(Parser):
    supported = ("notebook",)

    def parse(self, inputstring: str, document: object) -> None:
        super().parse(as_markdown(json.loads(inputstring)), document)


def as_markdown(notebook: dict[str, list[dict[str, object]]]) -> str:
    return "\n\n".join(_cell(str(cell["cell_type"]), "".join(cell["source"])) for cell in notebook["cells"]) + "\n"


def _cell(kind: str, source: str) -> str:
    return f"```python\n{source}\n```" if kind == "code" else source
