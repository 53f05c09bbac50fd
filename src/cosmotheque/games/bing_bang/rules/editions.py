"""The first edition of these rules, by which old records are replayed and old tables played on.

What it did otherwise: nobody knows a token after a quick setup (BB-14); whoever could only fly is stuck (BB-22); a
damaged ship never accomplishes its mission (BB-32); a planet may be scattered within its sector (BB-43); whites taken
back pay for a stay all the same (BB-55); no attack follows an instruction that ends the turn (BB-56); a host may rob
its visitor by stepping off and on again (BB-57); giving up ends the game for all (BB-62).
"""

from msgspec.structs import replace

from cosmotheque.games.bing_bang.components import Options
from cosmotheque.games.bing_bang.state import Secrets, State, Table


def is_first(table: Table) -> bool:
    return table.edition == 1


def start_first(options: Options, seats: int) -> State:
    return State(Table(replace(options, acquainted=False), seats, edition=1), Secrets())
