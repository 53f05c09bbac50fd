"""Events of the base game and the bonus missions."""

from typing import ClassVar, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import Tool
from cosmotheque.games.bomb_busters.model.kinds import Happening
from cosmotheque.games.bomb_busters.model.wires import Beside, Marker, Note, Slot


class Dealt(Happening, frozen=True, tag="dealt"):
    """The mission begins."""

    TO_WATCH: ClassVar[int] = 600
    CARDS: ClassVar[tuple[str, ...]] = ("cards",)

    captain: Seat
    markers: tuple[Marker, ...]
    cards: tuple[int, ...]


class TokenPlaced(Happening, frozen=True, tag="token-placed"):
    """A wire's value is shown by a token, or `said` because none was left (BOM-20)."""

    TO_WATCH: ClassVar[int] = 400

    slot: Slot
    value: int
    said: bool


class CardChosen(Happening, frozen=True, tag="card-chosen"):
    CARDS: ClassVar[tuple[str, ...]] = ("number",)

    seat: Seat
    number: int


class Announced(Happening, frozen=True, tag="announced"):
    """A dual cut: "one of these is …" (BOM-13)."""

    TO_WATCH: ClassVar[int] = 900

    seat: Seat
    slots: tuple[Slot, ...]
    values: tuple[int, ...]
    tools: tuple[Tool, ...]


class Cut(Happening, frozen=True, tag="cut"):
    """Wires were cut and lie face up; `seat` is whose action it was, and whose wires they all are if it cut `solo`."""

    TO_WATCH: ClassVar[int] = 300

    seat: Seat
    slots: tuple[Slot, ...]
    wires: tuple[int, ...]
    solo: bool


class Missed(Happening, frozen=True, tag="missed"):
    """The announcement was wrong."""

    TO_WATCH: ClassVar[int] = 500

    seat: Seat


class Validated(Happening, frozen=True, tag="validated"):
    """All four wires of a number are cut (BOM-19)."""

    TO_WATCH: ClassVar[int] = 400

    number: int


class CardReady(Happening, frozen=True, tag="card-ready"):
    """Two wires of the card's number are cut (BOM-40)."""

    CARDS: ClassVar[tuple[str, ...]] = ("number",)

    number: int


class CardUsed(Happening, frozen=True, tag="card-used"):
    TO_WATCH: ClassVar[int] = 1000
    CARDS: ClassVar[tuple[str, ...]] = ("number",)

    seat: Seat
    number: int


class CharacterUsed(Happening, frozen=True, tag="character-used"):
    seat: Seat


class TurnedUp(Happening, frozen=True, tag="turned-up"):
    """A used card (or, with 0, a character) is usable again."""

    CARDS: ClassVar[tuple[str, ...]] = ("number",)

    number: int
    seat: Seat


class DetonatorMoved(Happening, frozen=True, tag="detonator"):
    """`now` advances of the detonator count after a change by `by`."""

    now: int
    by: int


class Labelled(Happening, frozen=True, tag="labelled"):
    TO_WATCH: ClassVar[int] = 900

    slot: Slot
    equal: bool


class Offered(Happening, frozen=True, tag="offered"):
    """A wire is handed over face down (BOM-42)."""

    TO_WATCH: ClassVar[int] = 900

    giver: Seat
    seat: Seat
    slot: Slot


class Exchanged(Happening, frozen=True, tag="exchanged"):
    """Two wires changed hands: from where and to where each of them went."""

    TO_WATCH: ClassVar[int] = 1500

    given: Slot
    given_to: Slot
    returned: Slot
    returned_to: Slot


class RadarAnswered(Happening, frozen=True, tag="radar"):
    """The answers of the stands: true where a stand holds an uncut wire of the number (BOM-47)."""

    TO_WATCH: ClassVar[int] = 1500

    number: int
    answers: tuple[bool, ...]


class Passed(Happening, frozen=True, tag="passed"):
    """A seat passed with a coffee, or because nothing could be cut; `follower` was named, or -1."""

    TO_WATCH: ClassVar[int] = 1200

    seat: Seat
    follower: Seat


class RedsRevealed(Happening, frozen=True, tag="reds"):
    """A player laid down their last wires (BOM-18)."""

    TO_WATCH: ClassVar[int] = 1500

    seat: Seat
    slots: tuple[Slot, ...]
    wires: tuple[int, ...]


class Ended(Happening, frozen=True, tag="ended"):
    TO_WATCH: ClassVar[int] = 1000

    reason: str


class TokenDrawn(Happening, frozen=True, tag="token-drawn"):
    """A token for a seat: drawn, from `giver`, or out of the line where that is the seat itself (BOM-162, BOM-2204)."""

    TO_WATCH: ClassVar[int] = 700

    seat: Seat
    value: int
    giver: Seat


class NotePlaced(Happening, frozen=True, tag="note-placed"):
    """A token that does not say the value of its wire (BOM-164 to BOM-170)."""

    TO_WATCH: ClassVar[int] = 400

    slot: Slot
    note: Note


class TokenBeside(Happening, frozen=True, tag="token-beside"):
    """A token lies beside a stand (BOM-162, BOM-171)."""

    TO_WATCH: ClassVar[int] = 700

    stand: int
    token: Beside


class CaptainChosen(Happening, frozen=True, tag="captain"):
    """The captain is known before the deal (BOM-301)."""

    seat: Seat


class CutTogether(Happening, frozen=True, tag="cut-together"):
    """All wires of a kind were cut at once (BOM-202)."""

    seat: Seat
    slots: tuple[Slot, ...]
    wires: tuple[int, ...]


class Disintegrated(Happening, frozen=True, tag="disintegrated"):
    """All uncut wires of a number were cut by the disintegrator (BOM-297)."""

    number: int
    slots: tuple[Slot, ...]
    wires: tuple[int, ...]


class Hooked(Happening, frozen=True, tag="hooked"):
    """A wire was taken and filed: from where and to where (BOM-298)."""

    seat: Seat
    slot: Slot
    filed: Slot


class Swung(Happening, frozen=True, tag="swung"):
    """Wires were passed on, all at once: from these `slots` to where they are `filed` now (BOM-4205)."""

    TO_WATCH: ClassVar[int] = 2500

    slots: tuple[Slot, ...]
    filed: tuple[Slot, ...]


BaseEvents: TypeAlias = (
    Dealt
    | TokenPlaced
    | CardChosen
    | Announced
    | Cut
    | Missed
    | Validated
    | CardReady
    | CardUsed
    | CharacterUsed
    | TurnedUp
    | DetonatorMoved
    | Labelled
    | Offered
    | Exchanged
    | RadarAnswered
    | Passed
    | RedsRevealed
    | Ended
    | TokenDrawn
    | NotePlaced
    | TokenBeside
    | CaptainChosen
    | CutTogether
    | Disintegrated
    | Hooked
    | Swung
)
