"""What happens in the base game and the bonus missions."""

from typing import TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import Tool
from cosmotheque.games.bomb_busters.model.wires import Beside, Marker, Note, Slot


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """The mission begins."""

    captain: Seat
    markers: tuple[Marker, ...]
    cards: tuple[int, ...]


class TokenPlaced(msgspec.Struct, frozen=True, tag="token-placed"):
    """A wire's value is shown by a token, or `said` because none was left (BOM-20)."""

    slot: Slot
    value: int
    said: bool


class CardChosen(msgspec.Struct, frozen=True, tag="card-chosen"):
    seat: Seat
    number: int


class Announced(msgspec.Struct, frozen=True, tag="announced"):
    """A dual cut: "one of these is …" (BOM-13)."""

    seat: Seat
    slots: tuple[Slot, ...]
    values: tuple[int, ...]
    tools: tuple[Tool, ...]


class Cut(msgspec.Struct, frozen=True, tag="cut"):
    """Wires were cut and lie face up; `seat` is whose action it was, and whose wires they all are if it cut `solo`."""

    seat: Seat
    slots: tuple[Slot, ...]
    wires: tuple[int, ...]
    solo: bool


class Missed(msgspec.Struct, frozen=True, tag="missed"):
    """The announcement was wrong."""

    seat: Seat


class Validated(msgspec.Struct, frozen=True, tag="validated"):
    """All four wires of a number are cut (BOM-19)."""

    number: int


class CardReady(msgspec.Struct, frozen=True, tag="card-ready"):
    """Two wires of the card's number are cut (BOM-40)."""

    number: int


class CardUsed(msgspec.Struct, frozen=True, tag="card-used"):
    seat: Seat
    number: int


class CharacterUsed(msgspec.Struct, frozen=True, tag="character-used"):
    seat: Seat


class TurnedUp(msgspec.Struct, frozen=True, tag="turned-up"):
    """A used card (or, with 0, a character) is usable again."""

    number: int
    seat: Seat


class DetonatorMoved(msgspec.Struct, frozen=True, tag="detonator"):
    """`now` advances of the detonator count after a change by `by`."""

    now: int
    by: int


class Labelled(msgspec.Struct, frozen=True, tag="labelled"):
    slot: Slot
    equal: bool


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """A wire is handed over face down (BOM-42)."""

    giver: Seat
    seat: Seat
    slot: Slot


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """Two wires changed hands: from where and to where each of them went."""

    given: Slot
    given_to: Slot
    returned: Slot
    returned_to: Slot


class RadarAnswered(msgspec.Struct, frozen=True, tag="radar"):
    """Which stands hold an uncut wire of the number (BOM-47)."""

    number: int
    answers: tuple[bool, ...]


class HeartLaid(msgspec.Struct, frozen=True, tag="heart"):
    seat: Seat
    stand: int


class LineDrawn(msgspec.Struct, frozen=True, tag="line"):
    seat: Seat
    cartouche: int


class Ticked(msgspec.Struct, frozen=True, tag="ticked"):
    """A cell of the grid is ticked; `row` is complete now, or -1."""

    cell: int
    row: int


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """Somebody passed with a coffee, or because nothing could be cut; `follower` was named, or -1."""

    seat: Seat
    follower: Seat


class RedsRevealed(msgspec.Struct, frozen=True, tag="reds"):
    """A player laid down their last wires (BOM-18)."""

    seat: Seat
    slots: tuple[Slot, ...]
    wires: tuple[int, ...]


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    reason: str


class TokenDrawn(msgspec.Struct, frozen=True, tag="token-drawn"):
    """A token for somebody: drawn, from `giver`, or where that is themselves, out of the line (BOM-162, BOM-2204)."""

    seat: Seat
    value: int
    giver: Seat


class NotePlaced(msgspec.Struct, frozen=True, tag="note-placed"):
    """A token that does not say the value of its wire (BOM-164 to BOM-170)."""

    slot: Slot
    note: Note


class TokenBeside(msgspec.Struct, frozen=True, tag="token-beside"):
    """A token lies beside a stand (BOM-162, BOM-171)."""

    stand: int
    token: Beside


class CaptainChosen(msgspec.Struct, frozen=True, tag="captain"):
    """The captain is known before the deal (BOM-301)."""

    seat: Seat


class CutTogether(msgspec.Struct, frozen=True, tag="cut-together"):
    """All wires of a kind were cut at once (BOM-202)."""

    seat: Seat
    slots: tuple[Slot, ...]
    wires: tuple[int, ...]


class Disintegrated(msgspec.Struct, frozen=True, tag="disintegrated"):
    """All uncut wires of a number were cut by the disintegrator (BOM-297)."""

    number: int
    slots: tuple[Slot, ...]
    wires: tuple[int, ...]


class Hooked(msgspec.Struct, frozen=True, tag="hooked"):
    """A wire was taken and filed: from where and to where (BOM-298)."""

    seat: Seat
    slot: Slot
    filed: Slot


class Swung(msgspec.Struct, frozen=True, tag="swung"):
    """Wires were passed on, all at once: from these `slots` to where they are `filed` now (BOM-4205)."""

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
    | HeartLaid
    | LineDrawn
    | Ticked
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
