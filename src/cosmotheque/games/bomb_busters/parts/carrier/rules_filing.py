"""A wire that its new owner has looked at and is about to file (BOM-4303, BOM-5406)."""

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.components import UNSEEN
from cosmotheque.games.bomb_busters.model.roster import Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.carrier.data import FileTask


def file_unseen(state: State, code: int) -> State:
    """The imagined state in which this wire is the one that another seat is about to file."""
    return replace(state, tasks=tuple(_file_code(task, code) for task in state.tasks))


def _file_code(task: Task, code: int) -> Task:
    return replace(task, code=code) if isinstance(task, FileTask) and task.code == UNSEEN else task
