"""A mission with its words: all that stands on its page."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cosmotheque.core.text import UNSAID, Rule, Text
from cosmotheque.games.bomb_busters.model.mission import Mission
from cosmotheque.games.bomb_busters.model.options import Options


@dataclass(frozen=True, kw_only=True, eq=False)
class Scenario:
    """The records of a mission, what is told of it, and its own rules.

    `name` is the value of the option. Where some numbers of players play it otherwise, `others` has their records.
    Where the table chooses what is in play, `to_order` makes the record, and `record` is that of the usual options.
    `special` says in a line or two what is new. A mission with a `story` has a card, which is shown before it begins.
    `lines` are said at the cues of a script, by their rules.
    """

    name: str
    record: Mission
    others: Mapping[int, Mission] = field(default_factory=dict)
    to_order: Callable[[Options], Mission] | None = None
    title: Text
    story: Text = UNSAID
    special: Text
    rules: tuple[Rule, ...] = ()
    lines: Mapping[str, Text] = field(default_factory=dict)

    def record_for(self, seats: int) -> Mission:
        """The record for so many players."""
        return self.others.get(seats, self.record)

    @property
    def heading(self) -> Text:
        """The title in lists and on the card: a mission of a box has its number before it."""
        if not self.record.box or not self.name.isdigit():
            return self.title
        return Text(fr=f"{self.name} · {self.title.fr}", en=f"{self.name} · {self.title.en}")
