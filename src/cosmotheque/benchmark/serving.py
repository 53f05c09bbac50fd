"""Service for models that ask by themselves: the seats of the benchmark through the Model Context Protocol."""

from collections.abc import Callable, Sequence
from time import perf_counter

from cosmotheque import __version__
from cosmotheque.adapters.extras import missing_extra
from cosmotheque.benchmark import sentences
from cosmotheque.benchmark.results import Results, Run, Usage, result_of
from cosmotheque.benchmark.running import remaining_tasks, seat_for
from cosmotheque.benchmark.sitting import Sitting
from cosmotheque.benchmark.suite import Task
from cosmotheque.core.errors import Said
from cosmotheque.core.text import Text

try:
    from cosmotheque.adapters.strict import Argument, StrictServer, strict_server
except ImportError as missing:
    raise missing_extra("mcp", missing) from missing


class Desk:
    """The tasks of a run, one at a time. Its methods are the server's tools; there is no way back, nor a coach."""

    def __init__(self, tasks: Sequence[Task], results: Results, run: Run) -> None:
        self._tasks, self._results, self._run = tasks, results, run
        self._sitting: Sitting | None = None
        self._usage, self._told = Usage(), 0.0

    def begin(self) -> str:
        """The next game; the same one again as long as it is not over."""
        if self._sitting is None:
            left = remaining_tasks(self._tasks, self._results)
            if not left:
                return self._say(sentences.ALL_PLAYED)
            self._sitting, self._usage = seat_for(left[0], self._run), Usage()
        self._told = perf_counter()
        return f"{self._sitting.rules}\n\n{self._sitting.text}"

    def answer(self, text: str) -> str:
        if self._sitting is None:
            raise Said(sentences.NOT_BEGUN)
        self._usage.seconds += perf_counter() - self._told
        told = self._sitting.answer(text)
        if self._sitting.outcome is not None:
            self._results.keep(result_of(self._sitting, self._usage))
            self._sitting = None
        self._told = perf_counter()
        return told

    def _say(self, text: Text) -> str:
        return text.in_language(self._run.language)


def server(tasks: Sequence[Task], results: Results, run: Run) -> StrictServer:
    """A server for one player."""
    desk = Desk(tasks, results, run)
    tools: dict[Text, Callable[..., str]] = {sentences.BEGIN: desk.begin, sentences.ANSWER: desk.answer}
    arguments = {"text": Argument(sentences.TEXT, {"examples": ["1", "list a"]})}
    return strict_server(
        "cosmotheque-benchmark",
        __version__,
        sentences.INSTRUCTIONS,
        tools,
        arguments=arguments,
        language=run.language,
    )


def serve(tasks: Sequence[Task], results: Results, run: Run) -> None:
    """Answer on stdin and stdout until the client goes."""
    server(tasks, results, run).run("stdio")
