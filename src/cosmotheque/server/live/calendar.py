"""The date by which deals of the day change, in UTC."""

from datetime import UTC, date, datetime

from cosmotheque.server.live.journal import wall_ms


def today() -> date:
    """The date, in UTC."""
    return date_of(wall_ms())


def date_of(moment: int) -> date:
    """The date of a moment in milliseconds since 1970, in UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).date()
