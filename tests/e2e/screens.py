"""Every board at every shape, for people to look at: python tests/e2e/screens.py FOLDER [SLUG ...]

Each game is played once in each language; the pictures of its states and shapes are laid out on one page,
FOLDER/SLUG-LANGUAGE.png.
"""

import base64
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.play import with_boards
from tests.e2e.plugin import ARGUMENTS, OLD_HAND, Site
from tests.e2e.shapes import LANGUAGES, shaped, states

LOCALES = {"en": "en-GB", "fr": "fr-FR"}


def take(page: Page, slug: str, language: str) -> list[tuple[str, bytes]]:
    """The pictures of a game, each with what it shows."""
    return [
        (f"{state} {shape['width']}×{shape['height']}", page.screenshot())
        for state in states(page, slug, language)
        for shape in shaped(page)
    ]


def lay_out(browser: Browser, pictures: list[tuple[str, bytes]], path: Path) -> None:
    """One page with all of them."""
    cells = "".join(
        f'<figure><img height="360" src="data:image/png;base64,{base64.b64encode(png).decode()}">{said}</figure>'
        for said, png in pictures
    )
    page = browser.new_page(viewport={"width": 2200, "height": 900})
    page.set_content(f"<body style='display:flex;flex-wrap:wrap;gap:8px;margin:8px;font:14px sans-serif'>{cells}")
    page.screenshot(path=path, full_page=True)
    page.close()


def main(folder: str, *slugs: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    site = Site(Path(tempfile.mkdtemp()) / "data")
    site.start()
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for slug in slugs or with_boards():
            for language in LANGUAGES:
                context = browser.new_context(
                    base_url=site.url, locale=LOCALES[language], color_scheme="dark", reduced_motion="reduce"
                )
                context.add_init_script(OLD_HAND)
                page = context.new_page()
                page.goto("/")
                lay_out(browser, take(page, slug, language), Path(folder) / f"{slug}-{language}.png")
                context.close()
        browser.close()
    site.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
