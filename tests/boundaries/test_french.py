"""French as French people print it, in every sentence of the house and of the games; one term for each thing."""

from pathlib import Path

import pytest

from cosmotheque.cli.checkout import written_files

from .french import faults, in_messages, in_python
from .places import PACKAGE, WEB

PYTHON = [
    path for path in written_files(PACKAGE) if path.suffix == ".py" and "tests" not in path.relative_to(PACKAGE).parts
]
MESSAGES = sorted(WEB.glob("**/messages/*fr.json"))


def wrong(places: list[tuple[str, str]]) -> list[str]:
    return [f"{place}: {fault}: {text}" for place, text in places for fault in faults(text)]


def test_what_python_says_is_set_as_french_is() -> None:
    said = list(in_python(PYTHON))
    assert len(said) > 500
    found = wrong(said)
    assert not found, "\n".join(found)


def test_what_the_pages_say_is_set_as_french_is() -> None:
    said = list(in_messages(MESSAGES))
    assert len(said) > 500
    found = wrong(said)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "sentence",
    [
        "À quoi jouons-nous\u202f? À rien\u202f!",
        "«\u00a0Aide\u00a0»\u00a0: l’écran, 12\u202f%\u202f; {0}\u00a0: {1}.",
        "Quoi\u202f?!",
        "NOM=VALEUR, 12:30",
        "Le robot réfléchit…",
    ],
)
def test_a_sentence_as_it_should_be_is_left_alone(sentence: str) -> None:
    assert faults(sentence) == []


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("Voici : rien", "no U+00A0 before a colon"),
        ("Voici\u202f: rien", "no U+00A0 before a colon"),
        ("Quoi ?", "no U+202F before ; ? ! %"),
        ("Quoi\u00a0?", "no U+202F before ; ? ! %"),
        ("Quoi?", "no U+202F before ; ? ! %"),
        ("{share} %", "no U+202F before ; ? ! %"),
        ("« aide »", "no U+00A0 inside « »"),
        ("l'écran", "a straight apostrophe"),
        ("Il réfléchit...", "an ellipsis of three dots"),
        ("Un bot joue.", "bot instead of robot"),
        ("La partie est finie.", "partie est finie instead of partie est terminée"),
    ],
)
def test_a_fault_is_found(sentence: str, fault: str) -> None:
    assert faults(sentence) == [fault]


def test_french_is_found_wherever_python_says_it(tmp_path: Path) -> None:
    source = tmp_path / "text.py"
    source.write_text(
        'KBB = rule_maker("KBB")\n'
        'A = Text("un", "one")\nB = Text(en="two", fr="deux")\nC = KBB(3, "trois", "three")\n'
        'D = sentence(f"{four} quatre", f"{four} four", four)\nE = Text("cinq" if one else "six", "five")\n'
        'F = other("sept", "seven")\n'
    )
    assert [text for _, text in in_python([source])] == ["un", "deux", "trois", "{} quatre", "cinq", "six"]
