"""Law 17 is tested itself: each fault that is planted in the template's lesson is caught."""

from dataclasses import replace

import pytest

from cosmotheque import laws
from cosmotheque.core.game import Move, Seat
from cosmotheque.core.lesson import Chapter, Position, Step, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games._template.actions import Play
from cosmotheque.games._template.components import Card
from cosmotheque.games._template.game import GAME
from cosmotheque.games._template.lessons import DEALT, FIRST_TRICK

YES, NO = Text("Oui.", "Yes."), Text("Non.", "No.")
LEARNER, OTHER = Seat(0), Seat(1)
FIRST = FIRST_TRICK.steps[0]


def first(**changes: object) -> Chapter:
    """The lesson with another first step."""
    return replace(FIRST_TRICK, steps=(replace(FIRST, **changes), *FIRST_TRICK.steps[1:]))  # type: ignore[arg-type]


FAULTS: dict[str, tuple[Chapter, str]] = {
    "an action without a reply": (first(answers=FIRST.answers[:2]), "Nothing is said to Play(card=2)"),
    "no rules": (first(rules=()), "names no rules"),
    "a rule that is not there": (first(rules=(RuleId("TPL-99"),)), "names no rules"),
    "something said in French alone": (first(said=Text("Jouez.", " ")), "both languages"),
    "no right answer": (first(answers=(otherwise(NO),)), "No answer is right"),
    "an answer that nothing gets": (
        first(answers=(right(YES, Play(Card(9))), *FIRST.answers)),
        "No action is answered",
    ),
    "a beginning without a position": (first(position=None), "without a position"),
    "no steps": (replace(FIRST_TRICK, steps=()), "without a position"),
    "a position that is not dealt yet": (first(position=Position(seats=2, log=())), "Chance is to act"),
    "a position by moves that are not legal": (
        first(position=replace(DEALT, log=(*DEALT.log, Move(LEARNER, Play(Card(3)))))),
        "cannot be made",
    ),
    "a right answer after which somebody else has to act": (
        first(answers=(right(YES, Play(Card(9))), otherwise(NO))),
        "the learner has none",
    ),
    "a follower who cheats": (
        first(answers=(right(YES, Play(Card(9)), then=(Move(OTHER, Play(Card(24))),)), otherwise(NO))),
        "cannot be made",
    ),
    "another follower than the one whose turn it is": (
        first(answers=(right(YES, Play(Card(9)), then=(Move(LEARNER, Play(Card(5))),)), otherwise(NO))),
        "cannot be made",
    ),
    "what follows in the wrong place": (first(then=(Move(OTHER, Play(Card(3))),)), "stands with that answer"),
}
ASKS_AGAIN = Step(said=YES, rules=(RuleId("TPL-3"),), answers=(right(YES, Play(Card(5))), wrong(NO, Play(Card(2)))))


def with_a_second_question(chapter: Chapter) -> Chapter:
    return replace(chapter, steps=(chapter.steps[0], ASKS_AGAIN))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str) -> None:
    chapter, message = FAULTS[fault]
    if "somebody else" in fault:
        chapter = with_a_second_question(chapter)
    with pytest.raises(laws.LawBroken) as caught:
        laws.check_lessons(GAME, [chapter])
    assert caught.value.law == 17
    assert message in str(caught.value)


def test_two_chapters_have_two_names() -> None:
    with pytest.raises(laws.LawBroken, match="one name"):
        laws.check_lessons(GAME, [FIRST_TRICK, FIRST_TRICK])


def test_every_right_way_is_gone() -> None:
    """A fault that only one of two right answers leads to is found."""
    both = first(
        answers=(
            right(YES, Play(Card(9)), then=(Move(OTHER, Play(Card(3))),)),
            right(YES, Play(Card(5)), then=(Move(OTHER, Play(Card(6))),)),
            otherwise(NO),
        )
    )
    laws.check_lessons(GAME, [both])
    with pytest.raises(laws.LawBroken, match="the learner has none"):
        laws.check_lessons(GAME, [with_a_second_question(both)])
