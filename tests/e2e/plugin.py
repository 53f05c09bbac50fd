"""Fixtures for tests in a real browser: a server of our own and visitors with their own cookies."""

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize, expect, sync_playwright
from tests.copying import SLUG, copy_template
from tests.ports import free_port

from cosmotheque import registry

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # no process is started ahead for a page that may follow
]
DESKTOP: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = float(
    os.environ.get("PATIENCE", "60")
)  # seconds; what fails waits so long, and a busy machine is no failure
expect.set_options(timeout=PATIENCE * 1000)

Visitor = Callable[..., Page]
PLAYED = [*registry.shelf(), "template", SLUG]
BEFORE = {"goals": PLAYED}
OLD_HAND = f"localStorage['cosmotheque-known'] ??= JSON.stringify({json.dumps(BEFORE)});"
"""The memory of a browser whose owner has played every game."""
VISITED = pytest.StashKey[list[BrowserContext]]()
Theme = Literal["dark", "light"]


class Site:
    """A server process that can be killed and started again on the same port with the same data.

    With a `shelf` it has the games of that folder too, and the template. People are called by a `push` service.
    """

    def __init__(self, data: Path, shelf: Path | None = None, push: str = "") -> None:
        self._data = data
        self._push = {"PUSH_SERVICE": push} if push else {}
        self._shelf = [] if shelf is None else [str(shelf)]
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"http://127.0.0.1:{self._port}"

    @property
    def admin_key(self) -> str:
        """The key of the page for whoever runs the server."""
        return (self._data / "admin-key").read_text()

    @property
    def database(self) -> Path:
        """The file that the server writes."""
        return self._data / "cosmotheque.sqlite"

    def start(self) -> None:
        script = Path(__file__).with_name("serve.py")
        log = (self._data.parent / "server.log").open("ab")
        with log:
            self._process = subprocess.Popen(  # noqa: S603
                [sys.executable, str(script), str(self._port), str(self._data), *self._shelf],
                stdout=log,
                stderr=log,
                env={**os.environ, **self._push},
            )
        self._wait()

    def kill(self) -> None:
        """Kill the server as a power cut would: no farewell."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):  # noqa: S310
                    return
            except OSError:
                time.sleep(0.05)
        self.kill()  # or it would go on, with nobody to end it
        raise TimeoutError((self._data.parent / "server.log").read_text())


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if path is None:
        pytest.skip("No chromium on this machine.")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    served = Site(tmp_path_factory.mktemp("site") / "data")
    served.start()
    yield served
    served.kill()


@pytest.fixture(scope="session")
def site_with_template(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with the template and a copy of it on its shelf; the copy has no board."""
    folder = tmp_path_factory.mktemp("template")
    copy_template(folder / "shelf")
    served = Site(folder / "data", folder / "shelf")
    served.start()
    yield served
    served.kill()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that failed says what its visitors had before them."""
    report = yield
    if report.when == "call" and report.failed:
        for context in item.stash.get(VISITED, []):
            report.sections += [(page.url, _what_it_says(page)) for page in context.pages]
    return report


def _what_it_says(page: Page) -> str:
    try:
        return page.locator("body").aria_snapshot(timeout=5000)
    except Error as fault:
        return str(fault)


@pytest.fixture
def visitor(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """A function that opens a page of another person; any error in its console fails the test.

    Unless they are a `newcomer` they have played every game before: no card tells them its goal. With `offline` the
    browser keeps what it has loaded.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []
    request.node.stash[VISITED] = contexts

    def visit(
        path: str | None = None,
        *,
        locale: str = "en-GB",
        phone: bool = False,
        theme: Theme = "dark",
        newcomer: bool = False,
        offline: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=site.url,
            service_workers="allow" if offline else "block",
            locale=locale,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme=theme,
            reduced_motion="reduce",
        )
        contexts.append(context)
        if not newcomer:
            context.add_init_script(OLD_HAND)
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        if path is None:
            assert context.request.get("/api/me").ok  # from here on they are somebody, also for requests of a test
            return page
        with page.expect_response("**/api/me"):
            page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert faults == []
