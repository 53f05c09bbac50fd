"""`tools/audit` by what the two auditors answer: nothing found, found, and that they could not ask."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "audit"
CLEAN, FOUND, UNASKED = 0, 1, 2


class Said(NamedTuple):
    """The output of an auditor, and the status with which it ends."""

    text: str
    status: int
    fault: str = ""


def pip(*packages: dict[str, Any], status: int = 0) -> Said:
    return Said(json.dumps({"dependencies": packages, "fixes": []}), status)


def npm(*, status: int, **faults: Any) -> Said:
    total = {"dependencies": {"total": 140}, "vulnerabilities": {"total": len(faults)}}
    return Said(json.dumps({"auditReportVersion": 2, "vulnerabilities": faults, "metadata": total}), status)


FINE = {"name": "sound", "version": "1.0", "vulns": []}
RISKY = {"name": "risky", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"], "aliases": []}]}
HOPELESS = {"name": "hopeless", "version": "1.0", "vulns": [{"id": "PYSEC-2", "fix_versions": [], "aliases": []}]}
SKIPPED = {"name": "hidden", "skip_reason": "Dependency not found and could not be audited: hidden (1.0)"}
CLEAN_PIP, CLEAN_NPM = pip(FINE), npm(status=0)
SHAKY = {"name": "shaky", "severity": "high", "range": "<2", "via": [{"title": "Breaks", "url": ""}]}
WRAPPER = {"name": "wrapper", "severity": "high", "range": "*", "via": ["shaky"]}
REFUSED = Said(json.dumps({"message": "405 Method Not Allowed", "statusCode": 405, "error": {"summary": ""}}), 1)
OFFLINE = Said(json.dumps({"error": {"code": "ENOTFOUND", "summary": "no network", "detail": ""}}), 1)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A checkout with nothing but the tool."""
    for folder in (".venv/bin", "tools", "web"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(TOOL, tmp_path / "tools" / "audit")
    return tmp_path


def audit(place: Path, python: Said, node: Said) -> tuple[int, list[str]]:
    """The exit status, and the lines that were printed."""
    for said, path in ((python, ".venv/bin/uv"), (node, "tools/npm")):
        (place / f"{path}.out").write_text(said.text)
        (place / f"{path}.err").write_text(said.fault)
        fake = place / path
        fake.write_text(f'#!/bin/sh\ncat "$0.out"\ncat "$0.err" >&2\nexit {said.status}\n')
        fake.chmod(0o700)
    command = [sys.executable, str(place / "tools" / "audit")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def test_nothing_was_found(place: Path) -> None:
    assert audit(place, CLEAN_PIP, CLEAN_NPM) == (
        CLEAN,
        [
            "Python packages (requirements-dev.lock): nothing found in 1.",
            "npm packages (web/package-lock.json): nothing found in 140.",
            "Nothing found.",
        ],
    )


@pytest.mark.parametrize(
    ("python", "node", "line"),
    [
        (pip(FINE, RISKY, status=1), CLEAN_NPM, "  risky 1.0: PYSEC-1, mended in 1.1"),
        (CLEAN_PIP, npm(status=1, shaky=SHAKY), "  shaky <2: high, Breaks"),
        (CLEAN_PIP, npm(status=1, shaky=SHAKY, wrapper=WRAPPER), "  wrapper *: high, by way of shaky"),
        (pip(RISKY, SKIPPED, status=1), CLEAN_NPM, "  risky 1.0: PYSEC-1, mended in 1.1"),
        (pip(RISKY, status=1), REFUSED, "  risky 1.0: PYSEC-1, mended in 1.1"),
        (pip(HOPELESS), CLEAN_NPM, "  hopeless 1.0: PYSEC-2, not mended yet"),
    ],
    ids=[
        "Python",
        "npm",
        "what needs it",
        "beside others that were skipped",
        "while npm is away",
        "whatever the status",
    ],
)
def test_something_was_found(place: Path, python: Said, node: Said, line: str) -> None:
    status, lines = audit(place, python, node)
    assert (status, lines[-1]) == (FOUND, "Found.")
    assert line in lines


@pytest.mark.parametrize(
    ("python", "node", "why"),
    [
        (pip(FINE, SKIPPED), CLEAN_NPM, "1 of 2 were skipped: Dependency not found"),
        (Said("", 1, "Traceback\nConnectionError: no network"), CLEAN_NPM, "ConnectionError: no network"),
        (Said("", 1), CLEAN_NPM, ".venv/bin/uv ended with 1."),
        (Said("<html>", 0), CLEAN_NPM, "<html>"),
        (pip(), CLEAN_NPM, "No package was looked at."),
        (CLEAN_PIP, REFUSED, "405 Method Not Allowed"),
        (CLEAN_PIP, OFFLINE, "no network"),
        (CLEAN_PIP, Said("[]", 0), "[]"),
        (CLEAN_PIP, Said('{"vulnerabilities": {}}', 0), "vulnerabilities"),
    ],
    ids=["skipped", "offline", "silent", "a page", "nothing", "refused", "no network", "a list", "half an answer"],
)
def test_nobody_could_be_asked(place: Path, python: Said, node: Said, why: str) -> None:
    """Also where the auditor itself ends as if all were well."""
    status, lines = audit(place, python, node)
    assert (status, lines[-1]) == (UNASKED, "Could not ask.")
    assert [line for line in lines if "could not ask" in line and why in line]


def test_an_auditor_that_is_not_there_could_not_be_asked(place: Path) -> None:
    audit(place, CLEAN_PIP, CLEAN_NPM)
    (place / "tools" / "npm").chmod(0o600)
    command = [sys.executable, str(place / "tools" / "audit")]
    assert subprocess.run(command, capture_output=True, check=False).returncode == UNASKED  # noqa: S603
