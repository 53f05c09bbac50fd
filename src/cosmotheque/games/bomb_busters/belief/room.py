"""The room that looking for ways takes: one array of whole numbers and one of shares, in sections."""

from typing import Final

MOST_STANDS: Final = 15
MOST_WAYS: Final = 2048  # four wires go to twelve stands in 1365 ways
MOST_STATES: Final = 4096  # that differ in the bits of promises alone

# Sections of the room.
HERE: Final = 0  # stand: places filled before
COPY: Final = 16  # stand: copies that go there in the way being looked at
DEALT: Final = 32  # stand: copies that were dealt to it
FEWEST: Final = 48  # stand: copies that go there at least, wherever one comes from
GREATEST: Final = 64  # stand: copies that go there at most
LISTED: Final = 80  # how many ways are listed
LIST_COPIES: Final = 81  # listed way: its copies, packed
LIST_STEP: Final = LIST_COPIES + MOST_WAYS  # listed way: what it adds to the number of a state
WAY_TO: Final = LIST_STEP + MOST_WAYS  # way that can be gone: the state it leads to
WAY_COPIES: Final = WAY_TO + MOST_WAYS  # way that can be gone: its copies, packed
REACHED: Final = WAY_COPIES + MOST_WAYS  # which of the states that go the same ways are reached, by their bits
ROOM: Final = REACHED + MOST_STATES

# Sections of the shares.
INVERSE: Final = 0  # copies: 1 / copies!
LIST_SHARE: Final = 8  # listed way: for how many deals it stands
WAY_SHARE: Final = LIST_SHARE + MOST_WAYS  # way that can be gone: the same
SHARES: Final = WAY_SHARE + MOST_WAYS

# Copies are packed stand by stand; the highest bit of each is left free, so that all are compared at once.
COPY_BITS: Final = 4
