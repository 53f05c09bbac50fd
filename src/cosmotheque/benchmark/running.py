"""All games of a run, one after another; those that are finished already are left alone."""

from collections.abc import Iterator, Sequence
from time import perf_counter

from cosmotheque.benchmark.player import Player
from cosmotheque.benchmark.results import Result, Results, Run, Usage, result_of
from cosmotheque.benchmark.sitting import Sitting
from cosmotheque.benchmark.suite import Task


def seat_for(task: Task, run: Run) -> Sitting:
    """A seat in a task, as this run has it."""
    return Sitting(task, run.language, renamed=run.renamed, most_turns=run.most_turns)


def remaining_tasks(tasks: Sequence[Task], results: Results) -> list[Task]:
    """The tasks that are still to be played."""
    done = results.read()
    return [task for task in tasks if task.id not in done]


def play_all(tasks: Sequence[Task], player: Player, results: Results, run: Run) -> Iterator[Result]:
    """Play what is left, and keep every game as soon as it is over."""
    for task in remaining_tasks(tasks, results):
        result = play(task, player, run)
        results.keep(result)
        yield result


def play(task: Task, player: Player, run: Run) -> Result:
    sitting, usage = seat_for(task, run), Usage()
    player.begin(task.id, sitting.rules)
    while sitting.outcome is None:
        began = perf_counter()
        reply = player.reply(sitting.text, fresh=sitting.fresh)
        usage.seconds += perf_counter() - began
        usage.tokens_in += reply.tokens_in
        usage.tokens_out += reply.tokens_out
        sitting.answer(reply.answer)
    player.end(sitting.text)
    return result_of(sitting, usage)
