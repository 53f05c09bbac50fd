"""The browser's declarations follow the Python types."""

import subprocess
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from cosmotheque.server.generate import files, typescript, wire_page
from cosmotheque.server.generate.__main__ import main

TSC = Path(__file__).parents[2] / "web/node_modules/.bin/tsc"


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Leap(msgspec.Struct, frozen=True, tag="leap"):
    """From here to there."""

    path: tuple[int, ...]
    colour: Colour | None = None


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    pass


class Board(msgspec.Struct, frozen=True):
    last: Leap | Pass | None
    corner: tuple[int, int]
    turn: Literal["white", "black"]
    pieces: dict[str, frozenset[Colour]]
    parent: "Board | None" = None


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int = 1


def test_generated_files_are_current() -> None:
    assert files.outdated_files() == []


def test_an_old_file_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    page = wire_page.page()
    monkeypatch.setattr(wire_page, "page", lambda: page + "| `more` | string |\n")
    assert main(["--check"]) == 1
    assert "docs/wire-fields.md is out of date" in capsys.readouterr().err


def test_the_declarations_compile(tmp_path: Path) -> None:
    found = [(path, text) for path, text in files.files() if path.suffix == ".ts"]
    for number, (_, text) in enumerate(found):
        (tmp_path / f"wire{number}.ts").write_text(text, encoding="utf-8")
    command = [str(TSC), "--noEmit", "--strict", *map(str, sorted(tmp_path.glob("*.ts")))]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)  # noqa: S603
    assert (done.stdout, done.returncode) == ("", 0)


def test_every_kind_of_field_has_its_declaration() -> None:
    text = typescript.declarations({"View": Board, "Action": Leap | Pass})
    assert '  readonly type: "leap"\n  readonly path: readonly number[]\n' in text
    assert '  readonly colour: "red" | "blue" | null' in text
    assert "/** From here to there. */\nexport interface Leap {" in text
    assert "  readonly last: Leap | Pass | null" in text
    assert "  readonly corner: readonly [number, number]" in text
    assert '  readonly pieces: Readonly<Record<string, readonly ("red" | "blue")[]>>' in text
    assert "export type View = Board\n" in text
    assert "export type Action = Leap | Pass\n" in text


def test_only_what_the_browser_sends_may_leave_out_defaults() -> None:
    assert "  readonly count?: number" in typescript.declarations({"Body": Order})
    assert "  readonly parent: Board | null" in typescript.declarations({"View": Board})


def test_two_types_of_one_name_are_refused() -> None:
    other: Any = msgspec.defstruct("Leap", [("x", int)])
    with pytest.raises(ValueError, match="Two types are called Leap"):
        typescript.declarations({"A": Leap, "B": other})
