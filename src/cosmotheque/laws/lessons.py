"""Law 17: a lesson plays through with any right answer, has a reply to every legal action, and names its rules."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from cosmotheque.core import codec
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.game import CHANCE, AnyGame
from cosmotheque.core.lesson import Chapter, Course, Step, find_answer
from cosmotheque.core.replaying import replay
from cosmotheque.core.text import Text
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.rulebook import rules_of

Way: TypeAlias = tuple[Any, ...]
"""The answers that lead somewhere in a chapter; None is to go on where there was only something to read."""

MEASURED = 20
"""The tries at making an action that is measured by hand."""


def check_lessons(game: AnyGame, chapters: Sequence[Chapter]) -> None:
    """Law 17 for every chapter of a game."""
    if len({chapter.slug for chapter in chapters}) < len(chapters):
        raise LawBroken(17, "Two chapters have one name.", game.meta.slug)
    for chapter in chapters:
        _check_words(game, chapter)
        _check_answers(game, chapter)


@dataclass(frozen=True)
class _Place:
    """A step of a chapter, for what is to be said of it."""

    chapter: Chapter
    number: int

    def violation(self, message: str) -> LawBroken:
        return LawBroken(17, message, f"{self.chapter.slug}, step {self.number + 1}")


def _check_words(game: AnyGame, chapter: Chapter) -> None:
    """Everything is said in both languages, and every step names rules that there are."""
    known = set(rules_of(game))
    for number, step in enumerate(chapter.steps):
        place = _Place(chapter, number)
        if not step.rules or not set(step.rules) <= known:
            raise place.violation(f"It names no rules, or some that are not there: {step.rules}.")
        if not all(_is_said(text) for text in (step.said, *(answer.said for answer in step.answers))):
            raise place.violation("Something is not said in both languages.")
        if step.answers and not any(answer.right for answer in step.answers):
            raise place.violation("No answer is right.")
        if step.answers and step.then:
            raise place.violation("What follows an answer stands with that answer.")
    if not (_is_said(chapter.title) and _is_said(chapter.about)):
        raise LawBroken(17, "Its title is not given in both languages.", chapter.slug)


def _is_said(text: Text) -> bool:
    return bool(text.fr.strip() and text.en.strip())


def _check_answers(game: AnyGame, chapter: Chapter) -> None:
    """Go every right way through the chapter; ways that lead to the same place are one way."""
    if not chapter.steps or chapter.steps[0].position is None:
        raise LawBroken(17, "It begins without a position.", chapter.slug)
    ways: Iterable[Way] = [()]
    for number in range(len(chapter.steps)):
        place, following = _Place(chapter, number), dict[bytes, Way]()
        given: set[int] = set()
        for way in ways:
            course = _follow(game, chapter, way, place)
            for action in _right_answers(course, given, place):
                after = _follow(game, chapter, (*way, action), place)
                following.setdefault(codec.encode(after.match.state), (*way, action))
        _check_given(chapter.steps[number], given, place)
        ways = following.values()


def _follow(game: AnyGame, chapter: Chapter, way: Way, place: _Place) -> Course:
    """The chapter after these answers, where nothing happened that could not and nothing waits for luck."""
    try:
        course = Course.after(game, chapter, way)
        replay(course.match.record, game)
    except CosmothequeError as fault:
        raise place.violation(f"Its moves cannot be made: {fault}") from fault
    if course.step is not None and CHANCE in course.match.actors():
        raise place.violation("Chance is to act, and nothing says what it does.")
    if course.step is not None and course.step.answers and not course.actions:
        raise place.violation("An action is asked for, and the learner has none.")
    return course


def _right_answers(course: Course, given: set[int], place: _Place) -> Iterator[Any]:
    """Right answers that lead on from here; every legal action has a reply, and the replies `given` are kept."""
    step, view = course.step, course.match.view(course.chapter.seat)
    if step is None or not step.answers:
        yield None
        return
    for action in _list_tries(course, step, view):
        answer = find_answer(step, view, action)
        if answer is None:
            raise place.violation(f"Nothing is said to {action!r}.")
        given.add(step.answers.index(answer))
        if answer.right:
            yield action


def _list_tries(course: Course, step: Step, view: Any) -> Iterator[Any]:
    """Every legal action; what is measured by hand in several ways, the examples of the lesson among them."""
    measured, rng = course.game.measured, Random(0)
    for listed in course.actions:
        made = [measured.measure(view, listed, rng) for _ in range(MEASURED)]
        yield from dict.fromkeys(made) if made[0] != listed else (listed,)
    yield from (answer.example for answer in step.answers if answer.example is not None)


def _check_given(step: Step, given: set[int], place: _Place) -> None:
    if unused := [answer.said.en for index, answer in enumerate(step.answers) if index not in given]:
        raise place.violation(f"No action is answered by {unused}.")
