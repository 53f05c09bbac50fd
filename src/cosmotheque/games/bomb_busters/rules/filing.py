"""Filing a wire in order on a stand, between those that stand outside the order."""

from bisect import bisect_left

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.model.wires import Stand, Wire


def sorted_places(stand: Stand) -> range:
    """The places of a stand that are in order: loose wires stand at its ends (BOM-180, BOM-191, BOM-6402)."""
    first, last = 0, len(stand.wires)
    while first < last and stand.wires[first].loose:
        first += 1
    while first < last and stand.wires[last - 1].loose:
        last -= 1
    return range(first, last)


def remove_wire(stand: Stand, place: int) -> Stand:
    return replace(stand, wires=stand.wires[:place] + stand.wires[place + 1 :])


def file_wire(stand: Stand, wire: Wire) -> tuple[Stand, int]:
    """The stand with one more wire, to the left of its equals, and the place where that stands now."""
    places = sorted_places(stand)
    codes = [stand.wires[place].code for place in places]
    place = places.start + bisect_left(codes, wire.code)
    return replace(stand, wires=(*stand.wires[:place], wire, *stand.wires[place:])), place
