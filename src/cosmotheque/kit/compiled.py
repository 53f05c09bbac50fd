"""Kernels that Numba compiles where it is installed, and that run as plain Python where it is not.

They mean the same in both worlds. So arrays, NumPy's there and lists here, are only indexed, with
one index; no number needs more than 63 bits.
"""

import hashlib
import os
from collections.abc import Callable, Iterable, MutableSequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

Kernel = TypeVar("Kernel", bound=Callable[..., Any])
Ints: TypeAlias = MutableSequence[int]
Floats: TypeAlias = MutableSequence[float]


def _optional(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


numba = _optional("numba")
COMPILED = numba is not None
np = _optional("numpy") if COMPILED else None


def compiler(file: str, *, counts: bool = True) -> Callable[[Kernel], Kernel]:
    """A decorator for the kernels beside `file`: compiled on their first call, or fetched from the disk.

    Kernels that make no arrays can do without the counts that Numba keeps of who uses one: with small functions on
    many rows these take more time than all the rest.
    """
    if not COMPILED:
        return _as_it_is
    folder = _cache_folder(Path(file).parent)

    def jit(kernel: Kernel) -> Kernel:
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, folder or ""
        try:
            compiled: Kernel = numba.njit(cache=folder is not None, nogil=True, _nrt=counts)(kernel)
        finally:
            numba.config.CACHE_DIR = before
        return compiled

    return jit


def ints(values: Iterable[int]) -> Ints:
    """Whole numbers as kernels take them."""
    made: Ints = [*values] if np is None else np.array([*values], dtype=np.int64)
    return made


def floats(values: Iterable[float]) -> Floats:
    made: Floats = [*values] if np is None else np.array([*values], dtype=np.float64)
    return made


def zeros(length: int) -> Ints:
    made: Ints = [0] * length if np is None else np.zeros(length, dtype=np.int64)
    return made


def float_zeros(length: int) -> Floats:
    made: Floats = [0.0] * length if np is None else np.zeros(length, dtype=np.float64)
    return made


def as_list(values: Floats) -> list[float]:
    """The values that a kernel has written, as Python's own numbers."""
    made: list[float] = [*values] if np is None else values.tolist()  # type: ignore[attr-defined]
    return made


def _as_it_is(kernel: Kernel) -> Kernel:
    return kernel


def _cache_folder(here: Path) -> str | None:
    """The folder of compiled kernels. Numba looks at one file's date only, so the name stands for all sources."""
    sources = {*here.glob("*.py"), *Path(__file__).parent.glob("*.py")}  # kernels of this kit are part of others
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(sources)))
    for home in (here / "__pycache__", Path(os.path.expanduser("~"), ".cache", "cosmotheque")):
        folder = home / f"numba-{digest.hexdigest()[:16]}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return str(folder)
    return None
