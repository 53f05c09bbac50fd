"""Leaves out long tests whose inputs have not changed since they were green: `pytest --long changed`.

`tests/long.lock` has, by game and kind, the digest of all files that the long tests depended on when they last passed.
`pytest --long only` runs all of them and nothing else, and writes it anew where they pass. Without the option every
test is run.
"""

from typing import Any

import pytest
from tests.long.inputs import ALL_GAMES, GAMES, KINDS, ROOT, digests, is_marked
from tests.long.lock import Digests, lock, locked

from cosmotheque import registry

Subject = tuple[str, str]
NARROWING = (
    *("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise"),
    *("collectonly", "setuponly", "setupplan"),
)
"""Options of pytest with which some tests are not run."""
COLLECTING = ("testpaths", "python_", "norecursedirs")
"""Prefixes of settings that say which tests there are."""


class Long:
    """The long tests of one run: which are left out, and whether all passed."""

    def __init__(self, config: pytest.Config) -> None:
        self._wish: str = config.getoption("long")
        self._is_whole = is_whole(config)
        self._digests: Digests = {}
        self._told = ""
        self._chosen: set[str] = set()
        self._passed: set[str] = set()
        self._not_passed: set[str] = set()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Choose among the tests; what they depend on is looked at before they run, not after."""
        subjects = [subject_of(item) for item in items]
        self._digests = digests({subject for subject in subjects if subject})
        if self._wish == "only":
            chosen = [subject is not None for subject in subjects]
        else:
            chosen = [subject is None or not self._is_as_it_was(subject) for subject in subjects]
        left = [item for item, is_chosen in zip(items, chosen, strict=True) if not is_chosen]
        if self._wish == "changed":
            count = sum(is_chosen and subject is not None for is_chosen, subject in zip(chosen, subjects, strict=True))
            self._told = f"long tests: {count} run, {len(left)} left out: they passed with all files as they are now"
        items[:] = [item for item, is_chosen in zip(items, chosen, strict=True) if is_chosen]
        self._chosen = {item.nodeid for item in items}
        config.hook.pytest_deselected(items=left)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._is_whole &= report.passed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self._not_passed.add(report.nodeid)
        elif report.when == "call":
            self._passed.add(report.nodeid)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Keep the digests if all long tests have run and passed: one that was skipped has not."""
        has_passed = self._chosen and self._passed - self._not_passed == self._chosen
        if self._wish == "only" and self._is_whole and has_passed and exitstatus == 0:
            lock(self._digests)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._told:
            terminalreporter.write_line(self._told)

    def _is_as_it_was(self, subject: Subject) -> bool:
        game, kind = subject
        return locked().get(game, {}).get(kind) == self._digests[game][kind]


def is_whole(config: pytest.Config) -> bool:
    """True if no option or argument leaves out tests of the repository."""
    is_narrowed = any(getattr(config.option, name, None) for name in NARROWING)
    has_own_settings = any(one.startswith(COLLECTING) for one in config.option.override_ini or ())
    return not (is_narrowed or has_own_settings) and config.args_source == pytest.Config.ArgsSource.TESTPATHS


def subject_of(item: pytest.Item) -> Subject | None:
    """The game that a long test is about, and its kind; None where it is not long."""
    mark = item.get_closest_marker("long")
    if mark is None:
        return None
    (kind,) = mark.args
    assert kind in KINDS, f"{item.nodeid} is marked as long({kind!r})."
    if not is_marked(str(item.path.relative_to(ROOT))):
        raise pytest.UsageError(f"{item.nodeid} is long, but its file does not have the words `mark.long(`.")
    return game_of(item), kind


def game_of(item: pytest.Item) -> str:
    """The folder of the game in whose tests it stands, or that it is given."""
    name = str(item.path.relative_to(ROOT))
    if name.startswith(GAMES):
        return name.removeprefix(GAMES).partition("/")[0]
    given = getattr(item, "callspec", None)
    found = {folder for value in (given.params.values() if given else ()) if (folder := folder_of(value))}
    return found.pop() if len(found) == 1 else ALL_GAMES


def folder_of(value: Any) -> str | None:
    """Of a game's slug, or of something that has a game."""
    game = getattr(value, "game", value)
    slug = getattr(getattr(game, "meta", None), "slug", game)
    return registry.folder(slug) if isinstance(slug, str) and slug in registry.playable() else None


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "which long tests are run: those whose inputs have changed, or they alone; all of them without this"
    parser.addoption("--long", choices=("changed", "only"), help=told)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("long"):
        config.pluginmanager.register(Long(config), "long-tests")
