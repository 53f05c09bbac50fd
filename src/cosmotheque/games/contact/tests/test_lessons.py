"""Lessons teach what is so: a planet that is called right is the one that the flights speak for."""

from collections.abc import Iterator

import pytest

from cosmotheque.core.lesson import Chapter, Course, find_answer
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.belief.decoding import decode
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.lessons import LESSONS
from cosmotheque.games.contact.lessons.first_contact import HOLD_BOTH, HOLD_K
from cosmotheque.games.contact.lessons.pace import SAME_AGAIN
from cosmotheque.games.contact.lessons.scene import make_flights
from cosmotheque.games.contact.view import View

CHAPTERS = LESSONS["contact"]
CLEARLY = 0.7
EVEN = 0.6


def gone_through(chapter: Chapter) -> Iterator[tuple[Course, act.Action]]:
    """The chapter step by step, with what is right there."""
    course = Course(GAME, chapter)
    while course.step is not None:
        if not course.step.answers:
            course.go_on()
            continue
        action = right_action(course)
        yield course, action
        assert course.answer(action).right


def right_action(course: Course) -> act.Action:
    assert course.step is not None
    view, answers = course.match.view(course.chapter.seat), course.step.answers
    examples = [answer.example for answer in answers if answer.right and answer.example is not None]
    listed = [action for action in course.actions if (found := find_answer(course.step, view, action)) and found.right]
    chosen: act.Action = (examples or listed)[0]
    return chosen


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.slug)
def test_a_right_guess_is_what_was_heard(chapter: Chapter) -> None:
    for course, action in gone_through(chapter):
        belief = decode(course.match.view(chapter.seat))
        match action:
            case act.Guess(planet):
                assert belief.goals[0] == planet
                assert belief.chances[0] > CLEARLY
            case act.GuessTwo(planets):
                assert set(belief.goals[:2]) == set(planets)
            case act.ShowStopover():
                assert belief.chances[0] < EVEN


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.slug)
def test_what_is_pointed_at_is_told_apart(chapter: Chapter) -> None:
    """A ring round three things at most, and no two of them the same."""
    for step in chapter.steps:
        assert len(set(step.points)) == len(step.points) <= 3


def said_to(step_view: View, step: object, *durations: int) -> str:
    found = find_answer(step, step_view, act.Transmit(make_flights(*durations)))  # type: ignore[arg-type]
    assert found is not None
    return found.said.en


def test_a_hand_is_told_what_it_did() -> None:
    """CON-12: too short, too long, out of proportion, and hastier than before."""
    views = {
        id(course.step): course.match.view(chapter.seat) for chapter in CHAPTERS for course, _ in gone_through(chapter)
    }
    assert "landed before K" in said_to(views[id(HOLD_K)], HOLD_K, 90)
    assert "Too long" in said_to(views[id(HOLD_K)], HOLD_K, 1500)
    assert "landed before C" in said_to(views[id(HOLD_BOTH)], HOLD_BOTH, 2000, 300)
    assert "Well sent" in said_to(views[id(HOLD_BOTH)], HOLD_BOTH, 3000, 1500)
    assert "Faster" in said_to(views[id(SAME_AGAIN)], SAME_AGAIN, 160, 310)
