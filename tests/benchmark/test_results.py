"""A run is kept game by game, goes on where it was stopped, and is added up with intervals."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from cosmotheque import registry
from cosmotheque.benchmark.player import Reply
from cosmotheque.benchmark.results import Result, Results, Run, Usage
from cosmotheque.benchmark.running import play_all, remaining_tasks
from cosmotheque.benchmark.scoring import Prices, place_on, report
from cosmotheque.benchmark.scripted import choose
from cosmotheque.benchmark.sitting import Counts
from cosmotheque.benchmark.suite import Task, setting_of, tasks_of
from cosmotheque.core.errors import Said
from cosmotheque.core.record import read_record
from cosmotheque.core.replaying import replay

from .seats import SLUGS, quick

RUN = Run("test", most_turns=20)


class Reader:
    """The stand-in without a process."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._turn = 0

    def begin(self, task: str, rules: str) -> None:
        self.begun.append(task)
        self._turn = 0

    def reply(self, text: str, *, fresh: bool) -> Reply:
        self._turn += 1
        return Reply(choose(text, self._turn), 10, 1)

    def end(self, text: str) -> None:
        assert "The game is over." in text

    def close(self) -> None:
        pass


def tasks() -> list[Task]:
    return [quick(slug) for slug in SLUGS[:3]]


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    running = play_all(tasks(), Reader(), Results(tmp_path, RUN), RUN)
    first = next(running)
    running.close()
    kept = (tmp_path / f"{first.task}.json").read_bytes()
    again = Reader()
    results = Results(tmp_path, RUN)
    assert len(list(play_all(tasks(), again, results, RUN))) == 2
    assert again.begun == [task.id for task in tasks()[1:]]
    assert (tmp_path / f"{first.task}.json").read_bytes() == kept
    assert remaining_tasks(tasks(), results) == []
    assert not list(tmp_path.glob("*.part"))


def test_games_of_another_run_are_not_mixed_in(tmp_path: Path) -> None:
    Results(tmp_path, RUN)
    with pytest.raises(Said, match="holds the games of another run"):
        Results(tmp_path, Run("test", renamed=True, most_turns=20))


def test_a_kept_game_replays(tmp_path: Path) -> None:
    (result,) = play_all(tasks()[:1], Reader(), Results(tmp_path, RUN), RUN)
    game = registry.load(result.game)
    outcome = replay(read_record(result.record.encode(), game), game).outcome
    assert outcome is not None
    assert outcome.scores[result.seat] == result.score


def results_with(slug: str, scores: Sequence[float]) -> list[Result]:
    return [
        Result(task.id, slug, task.number, task.seat, score, "", Counts(5, 6, 1, 1, 1, 1), Usage(1000, 10, 0.5), "")
        for task, score in zip(tasks_of(slug), scores, strict=False)
    ]


@pytest.mark.parametrize("slug", SLUGS)
def test_scores_have_intervals_within_their_range(slug: str) -> None:
    low, high = registry.load(slug).meta.scores
    for scores in ([low], [high] * 3, [low, high]):
        (game,) = report(results_with(slug, scores), Prices()).games
        assert low <= game.score.low < game.score.high <= high
        assert game.score.low <= game.score.value <= game.score.high


@pytest.mark.parametrize("slug", SLUGS)
def test_a_level_is_as_good_as_itself_on_the_same_deals(slug: str) -> None:
    for level, scores in setting_of(slug).ladder.items():
        (game,) = report(results_with(slug, scores), Prices()).games
        assert game.place is not None
        assert game.place.levels[level].value == 0.5


@pytest.mark.parametrize(
    ("scores", "above", "below"),
    [
        ((1, 2), None, "level-1"),
        ((3, 3), "level-1", "level-2"),
        ((5, 6), "level-2", "level-3"),
        ((9, 9), "level-3", None),
    ],
)
def test_the_place_on_the_ladder_comes_from_the_same_deals(
    scores: tuple[float, ...], above: str | None, below: str | None
) -> None:
    ladder = {"level-1": (2, 3), "level-2": (4, 5), "level-3": (8, 8)}
    place = place_on(ladder, results_with(SLUGS[0], scores))
    assert place is not None
    assert (place.above, place.below) == (above, below)
    assert all(0 <= share.low < share.high <= 1 for share in place.levels.values())
    assert place_on({}, results_with(SLUGS[0], scores)) is None


def test_what_it_took_is_added_up() -> None:
    spent = report(results_with(SLUGS[0], [0.0] * 4), Prices(2.0, 10.0)).spent
    assert (spent.answers, spent.drawn, spent.tokens_in, spent.tokens_out) == (24, 4, 4000, 40)
    assert spent.refused == pytest.approx(8 / 20)
    assert spent.cost == pytest.approx((4000 * 2 + 40 * 10) / 1_000_000)
    assert spent.seconds == pytest.approx(2.0)
