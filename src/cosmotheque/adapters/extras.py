"""The message for a library that is not installed."""

from cosmotheque.core.errors import CosmothequeError


class MissingExtra(CosmothequeError, ImportError):
    """An adapter's library is not installed; the message names the extra that brings it."""


def missing_extra(extra: str, missing: ImportError) -> MissingExtra:
    """One sentence on how to get a library that could not be imported."""
    library = (missing.name or extra).partition(".")[0]
    return MissingExtra(f"This needs {library}, which comes with: pip install 'cosmotheque[{extra}]'.")
