"""Numba and NumPy where they are installed, plain Python where they are not; the kernels mean the same in both worlds.

What that asks of them: arrays are only indexed, with one index.
"""

import hashlib
from collections.abc import Callable, MutableSequence, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

Ints: TypeAlias = MutableSequence[int]
Floats: TypeAlias = MutableSequence[float]
Kernel = TypeVar("Kernel", bound=Callable[..., Any])


def _optional(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


numba = _optional("numba")
COMPILED = numba is not None

if COMPILED:
    np = import_module("numpy")

    def _cache_folder() -> Path | None:
        """Numba looks at one file's date only, so the folder's name stands for all sources."""
        here = Path(__file__).parent
        digest = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(here.glob("*.py"))))
        for home in (here / "__pycache__", Path.home() / ".cache" / "cosmotheque"):
            folder = home / f"numba-{digest.hexdigest()[:16]}"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                (folder / "writable").touch()
            except OSError:
                continue
            return folder
        return None

    _FOLDER = _cache_folder()

    def jit(kernel: Kernel) -> Kernel:
        """The kernel, compiled on its first call or fetched from the disk."""
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(_FOLDER or "")
        try:
            compiled: Kernel = numba.njit(cache=_FOLDER is not None, nogil=True)(kernel)
        finally:
            numba.config.CACHE_DIR = before
        return compiled

    def ints(values: Sequence[int], more: int = 0) -> Ints:
        """These numbers, and so many zeros."""
        made: Ints = np.zeros(len(values) + more, dtype=np.int64)
        made[: len(values)] = values
        return made

    def zeros(length: int) -> Ints:
        made: Ints = np.zeros(length, dtype=np.int64)
        return made

    def floats(length: int) -> Floats:
        made: Floats = np.zeros(length, dtype=np.float64)
        return made

    def listed(values: Floats) -> list[float]:
        found: list[float] = values.tolist()  # type: ignore[attr-defined]
        return found

else:

    def jit(kernel: Kernel) -> Kernel:
        return kernel

    def ints(values: Sequence[int], more: int = 0) -> Ints:
        """These numbers, and so many zeros."""
        return [*values, *[0] * more]

    def zeros(length: int) -> Ints:
        return [0] * length

    def floats(length: int) -> Floats:
        return [0.0] * length

    def listed(values: Floats) -> list[float]:
        return list(values)
