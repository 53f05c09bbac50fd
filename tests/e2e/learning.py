"""Lessons in the browser: the right answers come from the lesson itself."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.e2e.play import unfold_moves

from cosmotheque.core import codec
from cosmotheque.core.game import AnyGame
from cosmotheque.core.lesson import Chapter, Course, Step, find_answer

SHOWN = 3_100  # milliseconds of the page's own clock: longer than the scenes of a shot take
WAYS = ("desktop", "phone", "keyboard")
# Which of these parts of the board are not wholly in the window, or lie under something else at their middle.
HIDDEN = """(keys) => keys.filter((key) => {
  const part = document.querySelector(`main [data-key="${CSS.escape(key)}"]`);
  const box = part?.getBoundingClientRect();
  if (!box?.width || !box.height) return true;
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return true;
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !met?.closest("main") || met.closest(".over, [data-zone]") !== part.closest(".over, [data-zone]");
})"""


def teacher(page: Page) -> Locator:
    return page.get_by_role("region", name="The lesson")


def go_on(page: Page) -> Locator:
    return teacher(page).get_by_role("button", name="Continue")


def open_chapter(page: Page, slug: str, chapter: Chapter) -> None:
    """The page's clock is ours, so that nobody waits for what is being shown."""
    page.clock.install()
    page.goto(f"/learn/{slug}/{chapter.slug}")
    teacher(page).wait_for()


def in_sight(page: Page, keys: Sequence[str]) -> None:
    """Wait until everything a lesson rings is in sight."""
    for key in keys:
        expect(page.locator(f'main [data-key="{key}"]').first).to_be_attached()
    page.wait_for_function(f"keys => ({HIDDEN})(keys).length === 0", arg=list(keys))


def open_list(page: Page, way: str) -> None:
    """The moves lie in the drawer; where that covers the board it closes with every answer."""
    page.locator("[data-zone=voice]").wait_for()
    if page.locator("section.actions").count():
        return
    more = page.locator("[data-zone=voice] .more")
    if way == "keyboard":
        page.keyboard.press("m")
    else:
        more.tap() if way == "phone" else more.click()
    page.locator("section.actions").wait_for()


def button_of(page: Page, action: Any) -> Locator:
    return page.locator(f"section.actions button[data-action='{codec.encode(action).decode()}']")


def right_answers(course: Course, step: Step) -> list[Any]:
    view = course.match.view(course.chapter.seat)
    found = [(action, find_answer(step, view, action)) for action in course.actions]
    return [action for action, answer in found if answer is not None and answer.right]


def press(page: Page, button: Locator, way: str) -> None:
    group = button.locator("xpath=ancestor::details")
    if group.count():
        group.evaluate("details => { details.open = true; }")
    if way == "keyboard":
        expect(button).to_be_enabled()  # or it would not take the focus
        button.focus()
        page.keyboard.press("Enter")
    elif way == "phone":
        button.tap()
    else:
        button.click()


def answer(page: Page, course: Course, step: Step, way: str) -> None:
    """Do what the step asks for, with the button of the action, or go on."""
    if not step.answers:
        press(page, go_on(page), way)
        course.go_on()
        return
    open_list(page, way)
    action = offered(page, course, step)
    press(page, button_of(page, action), way)
    course.answer(action)


def offered(page: Page, course: Course, step: Step) -> Any:
    """A right answer that the list offers; a long list is narrowed to what the lesson points at."""
    page.locator("section.actions summary").first.wait_for(state="attached")
    for wanted in ("", *step.points):
        if wanted:
            page.get_by_role("searchbox", name="Find a move").fill(wanted)
        unfold_moves(page)
        found = [action for action in right_answers(course, step) if button_of(page, action).count()]
        if found:
            return found[0]
    raise AssertionError(f"The list offers nothing that answers step {course.number + 1}.")


def watch(page: Page, shots: int) -> None:
    """See everything that follows an answer, without waiting for it."""
    page.clock.run_for(SHOWN * (shots + 1))


def play_through(page: Page, game: AnyGame, chapter: Chapter, way: str) -> None:
    course = Course(game, chapter)
    while (step := course.step) is not None:
        expect(teacher(page).locator(f'[data-step="{course.number}"]')).to_have_text(step.said.en)
        in_sight(page, step.points)
        with page.expect_response("**/lessons/*"):
            answer(page, course, step, way)
        watch(page, len(course.shots))
        if course.has_jumped and step.answers:
            press(page, go_on(page), way)
    expect(page.get_by_role("heading", name=f"Chapter done: {chapter.title.en}")).to_be_visible()
