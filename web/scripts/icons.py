"""Draws the PNG icons from `public/icon.svg` with Chromium; run it when the drawing has changed."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
SQUARE = {"icon-180": 180, "icon-maskable-512": 512}
ROUNDED = {"icon-192": 192, "icon-512": 512}


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size in {**SQUARE, **ROUNDED}.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = drawing.replace('rx="14"', 'rx="0"') if name in SQUARE else drawing
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
