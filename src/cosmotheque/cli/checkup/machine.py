"""The disk and the memory of the machine, or of the container that the server is in."""

from pathlib import Path

from cosmotheque.cli.checkup import sentences
from cosmotheque.cli.checkup.finding import Findings, Installation, bad, doubtful, good
from cosmotheque.server.store.health import LEAST_FREE, free_bytes

MEGABYTE = 2**20
LITTLE_DISK = 1024 * MEGABYTE
LITTLE_MEMORY, LEAST_MEMORY = 384 * MEGABYTE, 128 * MEGABYTE
MACHINE, CONTAINER = Path("/proc/meminfo"), Path("/sys/fs/cgroup")


def look_at_disk(installation: Installation) -> Findings:
    try:
        free = free_bytes(installation.settings.data)
    except OSError as fault:
        yield bad(sentences.DISK, sentences.NO_FOLDER.filled(installation.settings.data, fault.strerror))
        return
    grade = bad if free < LEAST_FREE else doubtful if free < LITTLE_DISK else good
    said = sentences.FREE if grade is good else sentences.MAKE_ROOM
    yield grade(sentences.DISK, said.filled(free // MEGABYTE, installation.settings.data))


def look_at_memory(_installation: Installation) -> Findings:
    free = available_memory()
    if free is not None:
        grade = bad if free < LEAST_MEMORY else doubtful if free < LITTLE_MEMORY else good
        said = sentences.MEMORY_FREE if grade is good else sentences.MEMORY_SHORT
        yield grade(sentences.MEMORY, said.filled(free // MEGABYTE))


def available_memory() -> int | None:
    """Bytes that could be had without anything having to go; None where the system does not tell."""
    found = [bytes_ for bytes_ in (_of_machine(), _of_container()) if bytes_ is not None]
    return min(found, default=None)


def _of_machine() -> int | None:
    try:
        lines = MACHINE.read_text().splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("MemAvailable:")), None)


def _of_container() -> int | None:
    """Up to its limit, where it has one."""
    try:
        most, used = ((CONTAINER / name).read_text().strip() for name in ("memory.max", "memory.current"))
    except OSError:
        return None
    return int(most) - int(used) if most.isdecimal() else None
