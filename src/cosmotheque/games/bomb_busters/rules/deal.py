"""Setting up before the first turn: wires and cards in play, filled stands, and the choices that it asks for."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS, blue, is_blue, is_red, red, yellow
from cosmotheque.games.bomb_busters.missions.shelf import apart_places, check_options, mission_of, stand_owners
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.events import CaptainChosen, Dealt
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.mission import Mission
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.tasks import DrawTokenTask
from cosmotheque.games.bomb_busters.model.wires import Card, Marker, Stand, Wire
from cosmotheque.games.bomb_busters.rules.first_tokens import draw_token, first_token_tasks
from cosmotheque.games.bomb_busters.rules.registry import mechanisms, mechanisms_with, owner
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import SLOTS

BLUE_WIRES: Final = tuple(blue(number) for number in NUMBERS for _ in range(COPIES))
YELLOW_WIRES: Final = tuple(map(yellow, NUMBERS))
RED_WIRES: Final = tuple(map(red, NUMBERS))
DEALT: Final = tuple(
    {code: Wire(code, stand) for code in (*BLUE_WIRES, *YELLOW_WIRES, *RED_WIRES)} for stand in range(len(SLOTS))
)
"""Wires by stand and code of which nobody knows anything yet; all deals share them."""


def start(options: Options, seats: int) -> State:
    """An empty table; BadOptions where the mission cannot be played so."""
    check_options(options, seats)
    return State(options, seats)


def chance(state: State, rng: Random) -> Action:
    """The deal, or the captain where characters are chosen before it, and later any draw of a mission."""
    if state.captain == NOBODY:
        return Drawn((_draw_captain(state, rng),)) if has_choice_of_characters(state) else draw_deal(state, rng)
    if isinstance(state.tasks[0], DrawTokenTask):
        return draw_token(state, rng)
    mechanism = owner(state, state.tasks[0])
    if mechanism is None:
        raise LookupError(state.tasks[0])
    return mechanism.draw(state, state.tasks[0], rng)


def draw_deal(state: State, rng: Random) -> Deal:
    """A fair deal (BOM-4 to BOM-10)."""
    options, seats = state.options, state.seats
    captain = _draw_captain(state, rng) if state.captain == NOBODY else state.captain
    mission = mission_of(options, seats)
    reds = _sample(rng, RED_WIRES[: mission.blue - 1], mission.red.n)
    yellows = list(mission.yellows) or _sample(rng, YELLOW_WIRES[: mission.blue - 1], mission.yellow.n)
    aside = sorted(reds[mission.red.k :] + yellows[mission.yellow.k :])
    apart: list[int] = []
    mixed = [*BLUE_WIRES[: mission.blue * COPIES], *reds[: mission.red.k], *yellows[: mission.yellow.k]]
    if mission.apart:  # BOM-80, BOM-84, BOM-200
        apart = reds if mission.apart == "red" else yellows
        mixed = [wire for wire in mixed if wire not in apart]
    rng.shuffle(mixed)
    owners, parts = stand_owners(captain, seats), mechanisms(state)
    kept = [wire for part in parts for wire in part.keep_back(mixed, len(owners), seats)]
    places = apart_places(mission, owners) if apart else ()
    stands = _fill_stands(len(owners), list(zip(places, apart, strict=True)), mixed)
    for part in parts:
        part.arrange(stands, owners, kept, rng)
    cards = _draw_cards(state, mission, rng)
    return Deal(captain, tuple(map(tuple, stands)), tuple(aside), cards, tuple(sorted(kept)))


def _sample(rng: Random, wires: Sequence[int], count: int) -> list[int]:
    return rng.sample(wires, count) if count else []


def _draw_captain(state: State, rng: Random) -> Seat:
    captain = state.options.captain
    return Seat(rng.randrange(state.seats) if captain == "random" else int(captain))


def has_choice_of_characters(state: State) -> bool:
    """BOM-300, BOM-301."""
    options = state.options
    if not (options.characters and options.new_characters):
        return False
    return mission_of(options, state.seats).has_choice_of_characters


def choose_captain(scene: Scene, drawn: Action) -> None:
    """BOM-301: the captain is known first, then the others choose, and then the wires are dealt."""
    if not isinstance(drawn, Drawn):
        return
    captain = Seat(drawn.numbers[0])
    scene.change(captain=captain, active=captain, characters=(0,) * scene.state.seats)
    scene.change(tasks=tuple(task for part in scene.parts for task in part.before_deal(scene.state)))
    scene.tell(CaptainChosen(captain))


def _fill_stands(count: int, apart: list[tuple[int, int]], mixed: list[int]) -> list[list[int]]:
    """BOM-8: as evenly as possible, surplus wires to the first stands; BOM-9: sorted. `apart` by stand (BOM-200)."""
    even, surplus = divmod(len(mixed), count)
    stands: list[list[int]] = []
    first = 0
    for number in range(count):
        size = even + (number < surplus)
        stands.append(sorted([wire for stand, wire in apart if stand == number] + mixed[first : first + size]))
        first += size
    return stands


def _draw_cards(state: State, mission: Mission, rng: Random) -> tuple[int, ...]:
    """BOM-10: as many as players, or as the mission says."""
    seats = state.seats
    for part in mechanisms_with(state, "given_cards"):
        if (given := part.given_cards(state.options)) is not None:
            return given
    if not mission.cards.at_once:
        return ()
    return tuple(sorted(rng.sample(mission.pile, min(mission.cards.count_drawn(seats), len(mission.pile)))))


def deal(scene: Scene, dealt: Deal) -> None:
    """Lay out the mission, and say what has to be chosen before the first turn."""
    state = scene.state
    owners = stand_owners(dealt.captain, state.seats)
    mission = mission_of(state.options, state.seats)
    stands = [
        Stand(
            Seat(owner),
            tuple(map(DEALT[number].__getitem__, codes)),
            tuple([code // 10 for code in codes if is_red(code)]) if mission.markers == "beside" else (),
        )
        for number, (owner, codes) in enumerate(zip(owners, dealt.stands, strict=True))
    ]
    scene.change(
        captain=dealt.captain,
        active=dealt.captain,
        stands=tuple(stands),
        aside=dealt.aside,
        markers=_markers(mission, dealt),
        cards=tuple(map(Card, dealt.cards)),
    )
    scene.tell(Dealt(dealt.captain, scene.state.markers, dealt.cards))
    parts = scene.parts
    for mechanism in parts:
        mechanism.lay_out(scene, dealt)
    before = [task for mechanism in parts for task in mechanism.before_tokens(scene.state)]
    after = [task for mechanism in parts for task in mechanism.after_tokens(scene.state)]
    scene.change(tasks=(*before, *first_token_tasks(scene.state), *after))


def _markers(mission: Mission, dealt: Deal) -> tuple[Marker, ...]:
    """BOM-6, BOM-7; no red ones in Cannes (BOM-80), nor of those in a pile (BOM-5401)."""
    if mission.markers != "board" or not (mission.red.n or mission.yellow.n):
        return ()
    shown = [code for codes in (*dealt.stands, dealt.aside, dealt.kept) for code in codes if not is_blue(code)]
    mixes = {True: mission.red, False: mission.yellow}
    return tuple(Marker(code, mixes[is_red(code)].k == mixes[is_red(code)].n) for code in sorted(shown))
