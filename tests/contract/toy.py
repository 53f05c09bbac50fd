"""A toy with everything that can leak: hidden hands, a deal, a die, private drafts, choices at once, a deadline.

Every round all seats choose a card in secret and lock it in; then the cards are shown, a die is rolled, and the
card nearest above the die takes the round.
"""

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, Literal

import msgspec

from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.core.game import CHANCE, CLOCK, Game, Meta, Move, Outcome, Seat, Step, Types
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Rule, RuleId, Section, Text, Words

DECK = range(1, 13)
ROUND_MS = 20_000


class Options(msgspec.Struct, frozen=True):
    cards: Annotated[int, msgspec.Meta(ge=2, le=4)] = 3
    timed: bool = False
    ties: Literal["nobody", "all"] = "nobody"


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    hands: tuple[tuple[int, ...], ...]


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    die: int


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Change the private draft, to a higher card each time."""

    card: int


class Lock(msgspec.Struct, frozen=True, tag="lock"):
    """Commit to the draft."""


class Ring(msgspec.Struct, frozen=True, tag="ring"):
    """Time is up: who has not locked plays the lowest card."""


Action = Deal | Roll | Pick | Lock | Ring


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """`hands` holds only what the hearer may see."""

    hands: tuple[tuple[int, ...], ...]


class Picked(msgspec.Struct, frozen=True, tag="picked"):
    seat: int
    card: int


class Locked(msgspec.Struct, frozen=True, tag="locked"):
    seat: int


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    cards: tuple[int, ...]
    die: int


Event = Dealt | Picked | Locked | Shown


class State(msgspec.Struct, frozen=True):
    options: Options
    hands: tuple[tuple[int, ...], ...]
    drafts: tuple[int | None, ...]
    locked: tuple[bool, ...]
    points: tuple[int, ...]
    dealt: bool = False
    shown: tuple[tuple[int, ...], ...] = ()
    die: int = 0
    since: int = 0

    @property
    def over(self) -> bool:
        return self.dealt and not any(self.hands)


class View(msgspec.Struct, frozen=True):
    seat: int | None
    options: Options
    hand: tuple[int, ...]
    draft: int | None
    sizes: tuple[int, ...]
    locked: tuple[bool, ...]
    points: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    die: int
    since: int


def start(options: Options, seats: int) -> State:
    return State(options, ((),) * seats, (None,) * seats, (False,) * seats, (0,) * seats)


def actors(state: State) -> frozenset[Seat]:
    if state.over:
        return frozenset()
    if not state.dealt or all(state.locked):
        return frozenset({CHANCE})
    waiting = {Seat(seat) for seat, locked in enumerate(state.locked) if not locked}
    return frozenset(waiting | ({CLOCK} if state.options.timed else set()))


def legal_actions(state: State, seat: Seat) -> list[Action]:
    if seat not in actors(state):
        return []
    if seat == CLOCK:
        return [Ring()]
    picks: list[Action] = [Pick(card) for card in state.hands[seat] if card > (state.drafts[seat] or 0)]
    return picks if state.drafts[seat] is None else [*picks, Lock()]


def apply(state: State, move: Move[Action]) -> Step[State, Event]:
    match move.action:
        case Deal(hands=hands):
            return Step(replace(state, hands=hands, dealt=True, since=move.at), (Dealt(hands),), undoable=False)
        case Pick(card=card):
            return Step(replace(state, drafts=put(state.drafts, move.seat, card)), (Picked(move.seat, card),))
        case Lock():
            return Step(replace(state, locked=put(state.locked, move.seat, True)), (Locked(move.seat),))
        case Ring():
            drafts = tuple(
                draft if locked else min(hand)
                for draft, locked, hand in zip(state.drafts, state.locked, state.hands, strict=True)
            )
            return Step(replace(state, drafts=drafts, locked=(True,) * len(drafts)), undoable=False)
        case Roll(die=die):
            return show(state, die, move.at)


def show(state: State, die: int, at: int) -> Step[State, Event]:
    cards = tuple(card for card in state.drafts if card is not None)
    reach = [card - die if card >= die else 99 for card in cards]
    winners = [seat for seat, distance in enumerate(reach) if distance == min(reach)]
    if len(winners) > 1 and state.options.ties == "nobody":
        winners = []
    points = tuple(have + (seat in winners) for seat, have in enumerate(state.points))
    hands = tuple(tuple(c for c in hand if c != card) for hand, card in zip(state.hands, cards, strict=True))
    seats = len(hands)
    after = replace(
        state,
        hands=hands,
        points=points,
        drafts=(None,) * seats,
        locked=(False,) * seats,
        shown=(*state.shown, cards),
        die=die,
        since=at,
    )
    return Step(after, (Shown(cards, die),), undoable=False)


def chance(state: State, rng: Random) -> Action:
    if state.dealt:
        return Roll(rng.randint(1, 6))
    cards = rng.sample(DECK, len(state.hands) * state.options.cards)
    return Deal(tuple(tuple(sorted(cards[seat :: len(state.hands)])) for seat in range(len(state.hands))))


def outcome(state: State) -> Outcome | None:
    if not state.over:
        return None
    best = max(state.points)
    scores = tuple(float(points == best) for points in state.points)
    return Outcome("most" if sum(scores) == 1 else "level", scores)


def concede(state: State, seat: Seat) -> Outcome:
    return Outcome("resigned", tuple(float(other != seat) for other in range(len(state.hands))))


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat,
        state.options,
        () if seat is None else state.hands[seat],
        None if seat is None else state.drafts[seat],
        tuple(map(len, state.hands)),
        state.locked,
        state.points,
        state.shown,
        state.die,
        state.since,
    )


def see(event: Event, seat: Seat | None) -> Event | None:
    match event:
        case Dealt(hands=hands):
            return Dealt(tuple(hand if owner == seat else () for owner, hand in enumerate(hands)))
        case Picked(seat=owner):
            return event if owner == seat else None
        case _:
            return event


def imagine(view: View, rng: Random) -> State:
    shown = {card for cards in view.shown for card in cards}
    unseen = [card for card in DECK if card not in shown and card not in view.hand]
    rng.shuffle(unseen)
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted(unseen.pop() for _ in range(size)))
        for seat, size in enumerate(view.sizes)
    )
    drafts = tuple(
        view.draft if seat == view.seat else draft_of(hand, locked, rng)
        for seat, (hand, locked) in enumerate(zip(hands, view.locked, strict=True))
    )
    return State(view.options, hands, drafts, view.locked, view.points, True, view.shown, view.die, view.since)


def draft_of(hand: tuple[int, ...], locked: bool, rng: Random) -> int | None:
    return rng.choice(hand) if hand and (locked or rng.random() < 0.5) else None


def breaks(state: State, seat: Seat, action: Action) -> Iterator[RuleId]:
    match action:
        case Deal() | Roll() | Ring():
            yield RuleId("TOY-1")
        case _ if state.locked[seat]:
            yield RuleId("TOY-4")
        case Pick(card=card):
            if card not in state.hands[seat]:
                yield RuleId("TOY-2")
            if card <= (state.drafts[seat] or 0):
                yield RuleId("TOY-3")
        case Lock():
            if state.drafts[seat] is None:
                yield RuleId("TOY-4")


def deadline(state: State) -> int | None:
    return state.since + ROUND_MS if CLOCK in actors(state) else None


def put(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


def replace(state: State, **changes: Any) -> State:
    return msgspec.structs.replace(state, **changes)


class LowestCard:
    """Takes what comes first, and locks as soon as it may."""

    def __init__(self, game: Any, seed: int) -> None:
        self._seed = seed

    def choose(self, moment: Moment, limit: Limit) -> Action:
        return Lock() if Lock() in moment.actions else moment.actions[0]


def _rule(number: int, fr: str, en: str) -> Rule:
    return Rule(RuleId(f"TOY-{number}"), Text(fr, en))


WORDS = Words(
    rulebook=(
        Section(
            Text("Une manche", "A round"),
            (
                _rule(1, "Le hasard donne les cartes et lance le dé.", "Chance deals the cards and rolls the die."),
                _rule(2, "On choisit une carte de sa main.", "You choose a card of your hand."),
                _rule(3, "On ne revient pas à une carte plus basse.", "You do not go back to a lower card."),
                _rule(4, "Qui a choisi peut verrouiller, une fois.", "Who has chosen may lock in, once."),
            ),
        ),
    ),
    reasons={"most": Text("Une majorité.", "A majority."), "level": Text("Égalité.", "A draw.")},
)

META = Meta(
    slug="toy",
    title=Text("Jouet", "Toy"),
    blurb=Text("Un jouet.", "A toy."),
    seats=(2, 3),
    minutes=(1, 1),
    max_moves=600,
    secrets=True,
)

TOY: Game[State, Action, Event, View, Options] = Game(
    meta=META,
    types=Types(State, Action, Event, View, Options),
    words=WORDS,
    start=start,
    actors=actors,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    concede=concede,
    view=view,
    see=see,
    imagine=imagine,
    breaks=breaks,
    chance=chance,
    deadline=deadline,
)

BOTS: Bots = {"lowest": BotSpec("lowest", 1, LowestCard)}
