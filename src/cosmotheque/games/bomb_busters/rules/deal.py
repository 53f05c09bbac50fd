"""Before the first turn: wires and cards in play, stands filled, and the choices that setting up asks for."""

from random import Random

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.actions import Action, Deal
from cosmotheque.games.bomb_busters.components import COPIES, blue, is_blue, is_red, red, yellow
from cosmotheque.games.bomb_busters.events import Dealt
from cosmotheque.games.bomb_busters.options import Options, check_options, mission_of, stand_owners
from cosmotheque.games.bomb_busters.options.mission import Hearts, Mission
from cosmotheque.games.bomb_busters.rules.mechanism import mechanisms, owner
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import seats_in_turn
from cosmotheque.games.bomb_busters.state import NOBODY, Card, Marker, Stand, State, Task, TokenTask, Wire


def start(options: Options, seats: int) -> State:
    """An empty table; BadOptions where the mission cannot be played so."""
    check_options(options, seats)
    return State(options, seats)


def chance(state: State, rng: Random) -> Action:
    """The deal, and later whatever a mission has drawn."""
    if state.captain == NOBODY:
        return draw_deal(state, rng)
    mechanism = owner(state, state.tasks[0])
    if mechanism is None:
        raise LookupError(state.tasks[0])
    return mechanism.draw(state, state.tasks[0], rng)


def draw_deal(state: State, rng: Random) -> Deal:
    """A fair deal (BOM-4 to BOM-10)."""
    options, seats = state.options, state.seats
    captain = Seat(rng.randrange(seats) if options.captain == "random" else int(options.captain))
    mission = mission_of(options, seats)
    reds = rng.sample([red(number) for number in range(1, mission.blue)], mission.red.n)
    yellows = rng.sample([yellow(number) for number in range(1, mission.blue)], mission.yellow.n)
    aside = sorted(reds[mission.red.k :] + yellows[mission.yellow.k :])
    blues = [blue(number) for number in range(1, mission.blue + 1) for _ in range(COPIES)]
    apart: list[int] = []
    mixed = blues + reds[: mission.red.k] + yellows[: mission.yellow.k]
    if mission.apart:  # BOM-80, BOM-84
        apart = reds if mission.apart == "red" else yellows
        mixed = [wire for wire in mixed if wire not in apart]
    rng.shuffle(mixed)
    stands = _fill_stands(len(stand_owners(captain, seats)), apart, mixed)
    return Deal(captain, stands, tuple(aside), _draw_cards(options, seats, mission, rng))


def _fill_stands(count: int, apart: list[int], mixed: list[int]) -> tuple[tuple[int, ...], ...]:
    """BOM-8: as evenly as possible, surplus wires to the first stands; BOM-9: sorted."""
    even, surplus = divmod(len(mixed), count)
    stands: list[list[int]] = []
    for number in range(count):
        size = even + (number < surplus)
        stands.append(sorted(apart[number::count] + mixed[:size]))
        del mixed[:size]
    return tuple(map(tuple, stands))


def _draw_cards(options: Options, seats: int, mission: Mission, rng: Random) -> tuple[int, ...]:
    """BOM-10: as many as players, or as the mission says; BOM-84: those of a couple's years."""
    if options.couple and Hearts() in mission.parts:
        return given_cards(options.years)
    return tuple(sorted(rng.sample(mission.cards.numbers, mission.cards.drawn(seats))))


def given_cards(years: int) -> tuple[int, ...]:
    """The cards that the digits of the years name; in the first year there are none (BOM-84)."""
    return tuple(sorted({int(digit) for digit in str(years)} - {0}))


def deal(scene: Scene, dealt: Deal) -> None:
    """Lay out the mission, and say what has to be chosen before the first turn."""
    state = scene.state
    owners = stand_owners(dealt.captain, state.seats)
    mission = mission_of(state.options, state.seats)
    stands = tuple(
        Stand(
            Seat(owner),
            tuple(Wire(code, number) for code in codes),
            tuple(code // 10 for code in codes if is_red(code)) if mission.markers == "beside" else (),
        )
        for number, (owner, codes) in enumerate(zip(owners, dealt.stands, strict=True))
    )
    scene.change(
        captain=dealt.captain,
        active=dealt.captain,
        stands=stands,
        aside=dealt.aside,
        markers=_markers(mission, dealt),
        cards=tuple(map(Card, dealt.cards)),
    )
    scene.tell(Dealt(dealt.captain, scene.state.markers, dealt.cards))
    parts = mechanisms(scene.state)
    for mechanism in parts:
        mechanism.lay_out(scene, dealt)
    before = [task for mechanism in parts for task in mechanism.before_tokens(scene.state)]
    after = [task for mechanism in parts for task in mechanism.after_tokens(scene.state)]
    scene.change(tasks=(*before, *first_token_tasks(scene.state), *after))


def _markers(mission: Mission, dealt: Deal) -> tuple[Marker, ...]:
    """BOM-6, BOM-7; no red ones in Cannes (BOM-80)."""
    shown = [code for codes in (*dealt.stands, dealt.aside) for code in codes if not is_blue(code)]
    if mission.markers == "beside":
        return ()
    mixes = {True: mission.red, False: mission.yellow}
    return tuple(Marker(code, mixes[is_red(code)].k == mixes[is_red(code)].n) for code in sorted(shown))


def first_token_tasks(state: State) -> list[Task]:
    """BOM-11: everybody puts one, from the captain on; with two players the captain perhaps not (BOM-161)."""
    order = seats_in_turn(state, state.captain)
    if state.seats == 2 and not mission_of(state.options, state.seats).tokens.captain_for_two:
        order = order[1:]
    return [TokenTask(seat) for seat in order]
