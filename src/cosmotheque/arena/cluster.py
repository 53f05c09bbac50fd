"""Work for many machines: a Dask scheduler hands it to its workers, and the work of a lost worker to others.

A client that reaches the scheduler runs code on its workers and, by what these answer, here: the network is one that is
trusted, or the address is `tls://` and Dask's own settings say by which certificates.
"""

import asyncio
import logging
import pickle
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import asynccontextmanager, contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from cosmotheque.arena import sentences
from cosmotheque.core.errors import Said

Item = TypeVar("Item")
Result = TypeVar("Result")

REACH = 5.0
"""Seconds in which a scheduler has to answer."""
PATIENCE = 60.0
"""Seconds without a result after which there has to be a worker."""
AT_ONCE = 1000
"""The games that a scheduler knows of at a time: all of a long contest would make it slow."""


class ClusterFailed(Said):
    """No cluster is there, it went away, nobody works in it, or one does who cannot."""


def on_cluster(
    work: Callable[[Item], Result], items: Sequence[Item], address: str, patience: float = PATIENCE
) -> Iterator[tuple[int, Result]]:
    """Every item's number and result, as soon as it is there. The first fault ends it all.

    Items under way when a worker was lost are done again: the work has to come to the same each time.
    """
    results = _results(work, items, address, patience)
    with _hide_log(), asyncio.Runner() as runner:
        try:
            while (result := runner.run(_next(results))) is not None:
                yield result
        finally:
            runner.run(results.aclose())


@contextmanager
def _hide_log() -> Iterator[None]:
    """Hide the log of Dask's client about a lost scheduler; a sentence says it instead."""
    logger = logging.getLogger("distributed.client")
    logger.addFilter(_drop_record)
    try:
        yield
    finally:
        logger.removeFilter(_drop_record)


def _drop_record(_record: logging.LogRecord) -> bool:
    return False


async def _next(results: AsyncGenerator[tuple[int, Result], None]) -> tuple[int, Result] | None:
    return await anext(results, None)


async def _results(
    work: Callable[[Item], Result], items: Sequence[Item], address: str, patience: float
) -> AsyncGenerator[tuple[int, Result], None]:
    coming, waiting = enumerate(items), set[asyncio.Task[tuple[int, Result]]]()
    async with _connect(address) as client:
        try:
            while True:
                for number, item in islice(coming, AT_ONCE - len(waiting)):
                    waiting.add(asyncio.create_task(_submit(client, work, number, item)))
                if not waiting:
                    return
                done, _ = await asyncio.wait(waiting, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
                if not done and not await _workers(client):
                    raise ClusterFailed(sentences.NO_WORKERS.filled(address, f"{patience:g}"))
                for task in done:
                    yield await task
                    waiting.remove(task)
        finally:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)


async def _workers(client: Any) -> int:
    """The number of workers."""
    try:
        return len(await client.nthreads())
    except OSError as lost:
        raise ClusterFailed(sentences.SCHEDULER_LOST.filled(client.scheduler.address)) from lost


async def _submit(client: Any, work: Callable[[Item], Result], number: int, item: Item) -> tuple[int, Result]:
    dask, address = import_module("distributed"), client.scheduler.address
    try:
        return number, await client.submit(_courier(), pickle.dumps((work, item)), pure=False)
    except (CancelledError, dask.comm.CommClosedError) as lost:
        raise ClusterFailed(sentences.SCHEDULER_LOST.filled(address)) from lost
    except dask.KilledWorker as killed:
        raise ClusterFailed(sentences.WORKERS_KILLED.filled(item)) from killed
    except ImportError as fault:
        if fault.name != "cosmotheque":
            raise
        raise ClusterFailed(sentences.NOT_THERE.filled(fault)) from fault


def _courier() -> Callable[[bytes], Any]:
    """The function that brings work to a worker. It travels as code, so that a worker without Cosmothèque can say so.
    It travels as code, so that who does not have Cosmothèque can say so.

    A worker dies of a message that it cannot unpack, and a scheduler unpacks what it passes on.
    """

    def work_on(packed: bytes) -> Any:
        import pickle  # noqa: PLC0415
        import socket  # noqa: PLC0415

        try:
            work, item = pickle.loads(packed)  # noqa: S301 - whoever reaches a worker may run anything there anyway
        except Exception as fault:
            raise ImportError(f"{socket.gethostname()}: {fault}", name="cosmotheque") from None
        return work(item)

    return work_on


@asynccontextmanager
async def _connect(address: str) -> AsyncIterator[Any]:
    """A client of the scheduler there; what is wrong with the cluster is said in a sentence."""
    try:
        dask = import_module("distributed")
    except ModuleNotFoundError as missing:
        raise ClusterFailed(sentences.NO_DASK.filled(missing.name)) from missing
    keys = dask.Security().get_connection_args("client")
    try:
        async with asyncio.timeout(REACH), dask.rpc(address, connection_args=keys) as there:
            kind = (await there.identity())["type"]
    except (OSError, TypeError) as fault:
        raise ClusterFailed(sentences.NO_SCHEDULER.filled(address, str(fault) or "timed out")) from fault
    if kind != "Scheduler":
        raise ClusterFailed(sentences.NO_SCHEDULER.filled(address, kind))
    async with dask.Client(address, asynchronous=True, timeout=REACH, set_as_default=False) as client:
        yield client
