"""Box 2: missions 20 to 30."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.model.mission import (
    FOUR,
    NONE,
    ONE,
    THREE,
    TWO,
    Cards,
    Mission,
    Mix,
    Tokens,
    all_tokens,
    without,
)
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce
from cosmotheque.games.bomb_busters.parts.clues.data import Clues
from cosmotheque.games.bomb_busters.parts.drill.data import SPEED
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import HiddenNumbers
from cosmotheque.games.bomb_busters.parts.open_cards.data import OpenCards
from cosmotheque.games.bomb_busters.parts.roles.data import Role
from cosmotheque.games.bomb_busters.parts.windfall.data import Windfall
from cosmotheque.games.bomb_busters.parts.x_wires.data import XWires

MISSIONS: Final[dict[str, Mission]] = {
    "20": Mission(12, TWO, TWO, without(2), box=2, parts=(XWires(),)),
    "21": Mission(12, Mix(1, 2), NONE, tokens=all_tokens("parity"), box=2),  # BOM-2101
    "22": Mission(  # BOM-2201 to BOM-2206
        12, ONE, FOUR, tokens=Tokens(setup="absent"), box=2, parts=(Windfall("gift", "BOM-2204"),)
    ),
    "23": Mission(
        12,
        Mix(1, 3),
        NONE,
        Cards(count=7, unlock="at_once_done", at_once=False),
        box=2,
        parts=(AtOnce("BOM-2302", "BOM-2305"),),
    ),
    "24": Mission(12, TWO, NONE, tokens=all_tokens("count"), box=2),  # BOM-2401, BOM-2402
    "25": Mission(12, TWO, NONE, box=2, parts=(Clues(),)),
    "26": Mission(12, TWO, NONE, without(10), stuck="skip", box=2, parts=(OpenCards(),)),
    "27": Mission(  # BOM-2701 to BOM-2703
        12,
        ONE,
        FOUR,
        cards=without(7),
        tokens=Tokens(captain_for_two=False),
        characters="none",
        box=2,
        parts=(Windfall("draft", "BOM-2702"),),
    ),
    "28": Mission(  # BOM-2801, BOM-2802
        12, TWO, FOUR, box=2, parts=(Role("careless", "BOM-2801", drawn=False, fatal=True, tools=False),)
    ),
    "29": Mission(12, THREE, NONE, box=2, parts=(HiddenNumbers(),)),
    "30": Mission(  # BOM-3001
        12,
        Mix(1, 2),
        FOUR,
        stuck="skip",
        box=2,
        parts=(SPEED, AtOnce("BOM-3013", "BOM-3019", target=YELLOW, told=True)),
    ),
}


FOR_TWO: Final[dict[str, Mission]] = {
    "20": replace(MISSIONS["20"], red=Mix(2, 3), yellow=FOUR),
    "21": replace(MISSIONS["21"], red=TWO),
    "23": replace(MISSIONS["23"], red=Mix(2, 3)),
    "24": replace(MISSIONS["24"], red=THREE),
    "25": replace(MISSIONS["25"], red=THREE),
    "28": replace(MISSIONS["28"], red=THREE),
    "29": replace(MISSIONS["29"], tokens=Tokens(captain_for_two=False)),
}
