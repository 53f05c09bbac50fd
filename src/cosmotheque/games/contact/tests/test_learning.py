"""The chapters in which something is held, in a real browser: by pointer, by finger and by keyboard."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.learning import answer, go_on, in_sight, open_chapter, press, teacher, watch
from tests.e2e.plugin import Visitor

from cosmotheque.core.lesson import Answer, Chapter, Course, Step
from cosmotheque.games.contact.actions import Transmit
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.lessons import LESSONS
from cosmotheque.games.contact.lessons.first_contact import FIRST_CONTACT, HOLD_K

pytestmark = [pytest.mark.browser, pytest.mark.long("page")]
BY_HAND = [
    chapter
    for chapter in LESSONS["contact"]
    if any(answer.example for step in chapter.steps for answer in step.answers)
]
WAYS = ("keyboard", "desktop", "phone")

# Holds the pad for so many milliseconds by the clock of the events themselves, whatever else the machine is doing.
HOLD = """(pad, { durations, way }) => {
  const pointerType = way === "phone" ? "touch" : "mouse";
  const pointer = { button: 0, pointerId: 1, bubbles: true, isPrimary: true, pointerType };
  const make = (down) => way === "keyboard"
    ? new KeyboardEvent(down ? "keydown" : "keyup", { key: " ", bubbles: true })
    : new PointerEvent(down ? "pointerdown" : "pointerup", pointer);
  const send = (down, value) => pad.dispatchEvent(Object.defineProperty(make(down), "timeStamp", { value }));
  pad.setPointerCapture = () => undefined;
  let now = new Event("now").timeStamp;
  for (const duration of durations) {
    send(true, now);
    send(false, now += duration);
    now += 60;
  }
}"""


def hold(page: Page, durations: list[int], way: str) -> None:
    page.locator("button.pad:enabled").evaluate(HOLD, {"durations": durations, "way": way})


def held(step: Step, right: bool) -> Answer | None:
    return next((answer for answer in step.answers if answer.right is right and answer.example is not None), None)


def lengths(found: Answer) -> list[int]:
    return [flight.duration for flight in found.example.flights]


def do(page: Page, course: Course, step: Step, way: str) -> None:
    found = held(step, right=True)
    if found is None:
        return answer(page, course, step, way)
    hold(page, lengths(found), way)
    course.answer(found.example)
    return None


@pytest.mark.parametrize(
    ("chapter", "way"), list(zip(BY_HAND, WAYS, strict=True)), ids=lambda value: str(getattr(value, "slug", value))
)
def test_a_chapter_is_played_by_hand(visitor: Visitor, chapter: Chapter, way: str) -> None:
    page = visitor(phone=way == "phone")
    open_chapter(page, "contact", chapter)
    course = Course(GAME, chapter)
    while (step := course.step) is not None:
        expect(teacher(page).locator(f'[data-step="{course.number}"]')).to_have_text(step.said.en)
        in_sight(page, step.points)
        with page.expect_response("**/lessons/*"):
            do(page, course, step, way)
        watch(page, len(course.shots))
        if course.has_jumped and step.answers:
            press(page, go_on(page), way)
    expect(page.get_by_role("heading", name=f"Chapter done: {chapter.title.en}")).to_be_visible()


def test_the_learner_is_told_how_the_pad_was_held(visitor: Visitor) -> None:
    """CON-12: a press that is too long is not sent; the next one may be."""
    page = visitor()
    open_chapter(page, "contact", FIRST_CONTACT)
    page.locator("g.tile.offered[data-key='11']").click(force=True)
    watch(page, 1)
    too_long = Transmit(HOLD_K.answers[2].example.flights)
    assert_told(page, [flight.duration for flight in too_long.flights], HOLD_K.answers[2])
    assert_told(page, lengths(HOLD_K.answers[0]), HOLD_K.answers[0])


def assert_told(page: Page, durations: list[int], said: Any) -> None:
    with page.expect_response("**/lessons/*"):
        hold(page, durations, "desktop")
    expect(teacher(page)).to_contain_text(said.said.en)
