"""Lessons over REST. The server keeps nothing of them: the learner's browser brings the answers so far."""

from typing import Any

from litestar import post

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.lesson import Course, Reply, Shot
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.terminal_view import drawing_of
from cosmotheque.server.door.guests import costly
from cosmotheque.server.door.parameters import Name
from cosmotheque.server.features.lessons import sentences
from cosmotheque.server.features.lessons.wire import Answers, LessonFrame, LessonShot


@post("/api/games/{slug:str}/lessons/{chapter:str}", status_code=200, guards=[costly])
async def learn(slug: Name, chapter: Name, data: Answers) -> LessonFrame:
    """The learner's place in a chapter after these answers, all right but perhaps the last, and the reply to it."""
    course = Course(registry.load(slug), registry.chapter(slug, chapter))
    if len(data.answers) > len(course.chapter.steps):
        raise Denied(409, sentences.OTHER_LESSON)
    reply: Reply | None = None
    for number, answer in enumerate(data.answers, start=1):
        reply = _answer(course, answer)
        if number < len(data.answers) and reply is not None and not reply.right:
            raise Denied(409, sentences.OTHER_LESSON)
    return _frame(course, reply, drawn=data.drawn)


def _answer(course: Course, answer: Any) -> Reply | None:
    """The reply to an action; None to a learner who has only read."""
    action = codec.decode(codec.encode(answer), course.game.types.action | None)
    if course.step is None or (action is None) != (not course.step.answers):
        raise Denied(409, sentences.OTHER_LESSON)
    if action is not None:
        return course.answer(action)
    course.go_on()
    return None


def _frame(course: Course, reply: Reply | None, *, drawn: bool) -> LessonFrame:
    step, chapter = course.step, course.chapter
    actions = list(course.actions)

    def make_shot(shot: Shot) -> LessonShot:
        view = drawing_of(course.game, shot.view, actions) if drawn else shot.view
        return LessonShot(codec.raw(view), tuple(map(codec.raw, shot.events)), shot.actors, shot.now, shot.watch)

    return LessonFrame(
        step=course.number,
        steps=len(chapter.steps),
        seat=chapter.seat,
        seats=course.match.seats,
        said=None if step is None else step.said,
        rules=() if step is None else step.rules,
        points=() if step is None else step.points,
        asks=step is not None and bool(step.answers),
        reply=reply,
        shots=tuple(map(make_shot, course.shots)),
        here=make_shot(course.here()),
        jumps=course.has_jumped,
        history=tuple(map(codec.raw, course.seen_events())),
        actions=tuple(map(codec.raw, actions)),
        outcome=course.outcome,
        deadline=course.deadline,
    )


HANDLERS = [learn]
