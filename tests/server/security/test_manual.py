"""The threat model names a test in each line, and each of these tests exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
LINE = re.compile(r"^\| (?!threat|---)(.+?) \| (.+?) \| (.+) \|$", re.MULTILINE)


def test_every_threat_has_tests_that_exist() -> None:
    manual = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    known = set(re.findall(r"^def (test_\w+)", sources, re.MULTILINE))
    lines = [(threat, re.findall(r"`(test_\w+)`", tests)) for threat, _, tests in LINE.findall(manual)]
    assert len(lines) > 30
    assert [threat for threat, tests in lines if not tests] == []
    assert {test for _, tests in lines for test in tests} - known == set()
