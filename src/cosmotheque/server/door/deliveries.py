"""Long answers on their way out. They stay in memory until they are fetched, so an address has only a few at a time."""

import time
from collections import defaultdict
from collections.abc import Callable

from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied

AT_ONCE = 6
LONGEST = 150.0  # seconds: by then a connection that did not fetch its answer has been cut off


class Deliveries:
    def __init__(self) -> None:
        self._begun: dict[str, dict[object, float]] = defaultdict(dict)

    def begin(self, asker: str) -> Callable[[], None]:
        """Count one more delivery for the asker. Call the returned function once the answer is fetched."""
        late = time.monotonic() - LONGEST
        here = {number: since for number, since in self._begun[asker].items() if since > late}
        if len(here) >= AT_ONCE:
            raise Denied(429, sentences.TOO_MANY_REQUESTS)
        number = object()
        self._begun[asker] = {**here, number: time.monotonic()}

        def end() -> None:
            self._begun[asker].pop(number, None)
            if not self._begun[asker]:
                del self._begun[asker]

        return end
