"""The first edition of the rules, for records and tables that were begun under it.

There either of the two 7s of one row was asked for (BOM-81), and years of 0 meant that there was no couple (BOM-84).
"""

from random import Random

from msgspec.structs import replace

from cosmotheque.games.bomb_busters import METAS
from cosmotheque.games.bomb_busters.options import Options
from cosmotheque.games.bomb_busters.rules.deal import start
from cosmotheque.games.bomb_busters.state import State
from cosmotheque.games.bomb_busters.view import View, imagine

META_1 = replace(METAS[0], version=1)


def start_1(options: Options, seats: int) -> State:
    return replace(start(replace(options, couple=options.years > 0), seats), edition=1)


def imagine_1(view: View, rng: Random) -> State:
    return replace(imagine(view, rng), edition=1)
