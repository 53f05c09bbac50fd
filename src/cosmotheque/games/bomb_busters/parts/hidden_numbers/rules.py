"""Hidden number cards: before each turn one is laid face down, and its value had better not be cut (mission 29)."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import (
    DealNumbersTask,
    Guesses,
    GuessShown,
    HandReturned,
    HiddenNumbers,
    LayNumber,
    LayTask,
    NumberCard,
    NumberDrawn,
    NumberLaid,
    NumbersGone,
    NumberTaken,
    RefillTask,
)
from cosmotheque.games.bomb_busters.parts.hidden_numbers.rules_secret import draw_guesses
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism, Unseen
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    complete_numbers,
    cut_counts,
    has_wires,
    seats_in_turn,
    with_parts,
)

FULL = 2  # cards that everybody should have


def deck_of(guesses: Guesses) -> list[int]:
    """The numbers in the deck, but for those that were put under it."""
    away = {card.number for cards in (*guesses.hands, guesses.under) for card in cards}
    return [number for number in NUMBERS if number not in away and number not in guesses.gone]


def layer_for(state: State, active: Seat) -> Seat:
    """The seat that lays a card before a turn: the next to the right that has one (BOM-2902, BOM-2906)."""
    guesses = state.parts.hidden_numbers
    to_the_right = reversed(seats_in_turn(state, active)[1:])
    return next((seat for seat in to_the_right if guesses and guesses.hands[seat] and has_wires(state, seat)), NOBODY)


def is_last_value(state: State) -> bool:
    """True if at most one value is uncut (BOM-2908)."""
    counts = cut_counts(state)
    return sum(counts[number] < COPIES for number in NUMBERS) <= 1


@works(HiddenNumbers)
class CardsFaceDown(Mechanism[HiddenNumbers]):
    tasks = (DealNumbersTask, RefillTask, LayTask)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(hidden_numbers=Guesses(((),) * scene.state.seats))

    def before_tokens(self, state: State) -> Sequence[Task]:
        return [DealNumbersTask()]

    def turn_begins(self, scene: Scene) -> None:
        scene.change_parts(hidden_numbers=replace(_guesses(scene), cut=0))
        layer = layer_for(scene.state, scene.state.active)
        if layer != NOBODY and not is_last_value(scene.state):
            scene.push(LayTask(layer))

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        scene.change_parts(hidden_numbers=replace(_guesses(scene), cut=cut.value))

    def turn_ends(self, scene: Scene) -> None:
        """Show the card and take it, then discard, give back and draw."""
        if _guesses(scene).layer != NOBODY:
            self._take(scene)
        self._discard_complete(scene)
        for seat in range(scene.state.seats):
            if _guesses(scene).hands[seat] and not has_wires(scene.state, Seat(seat)):
                self._return(scene, Seat(seat))
        if not is_last_value(scene.state):
            scene.push(*self._refills(scene))

    def _take(self, scene: Scene) -> None:
        """The active player takes the card: shown, or unseen after the thermos (BOM-2903, BOM-2907)."""
        state, guesses = scene.state, _guesses(scene)
        layer, number, active = guesses.layer, guesses.laid, state.active
        hidden = state.follower != NOBODY
        kept = [card for card in guesses.hands[layer] if card.number != number]
        if hidden:  # nobody else can tell any more which of them it was
            kept = [replace(card, shown=False) for card in kept]
        taken = NumberCard(number, shown=not hidden, knowers=(layer,) if hidden else ())
        scene.change_parts(hidden_numbers=replace(guesses, layer=NOBODY, laid=0))
        _set_hand(scene, layer, kept)
        _set_hand(scene, active, (*guesses.hands[active], taken))
        if hidden:
            scene.tell(NumberTaken(active))
            return
        hit = guesses.cut == number
        scene.tell(GuessShown(active, number, hit))
        move_detonator(scene, int(hit))

    def _discard_complete(self, scene: Scene) -> None:
        """BOM-2904, BOM-2908."""
        state = scene.state
        done = {*complete_numbers(state), *(NUMBERS if is_last_value(state) else ())}
        for seat in range(state.seats):
            hand = _guesses(scene).hands[seat]
            numbers = tuple(card.number for card in hand if card.number in done)
            if numbers:
                _set_hand(scene, seat, [card for card in hand if card.number not in done])
                _discard(scene, Seat(seat), numbers)

    def _return(self, scene: Scene, seat: Seat) -> None:
        """Put a card under the deck, where its knowers still know it (BOM-2906)."""
        guesses = _guesses(scene)
        cards = (replace(card, knowers=tuple(sorted({*card.knowers, seat}))) for card in guesses.hands[seat])
        under = tuple(sorted((*guesses.under, *cards), key=_number))
        scene.change_parts(hidden_numbers=replace(guesses, under=under))
        _set_hand(scene, seat, ())
        scene.tell(HandReturned(seat))

    def _refills(self, scene: Scene) -> Iterator[Task]:
        """BOM-2905; with an empty deck nobody draws."""
        state = scene.state
        for seat in seats_in_turn(state, state.active):
            if has_wires(state, seat) and len(_guesses(scene).hands[seat]) < FULL:
                yield RefillTask(seat)

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        hand = state.parts.hidden_numbers.hands[task.seat] if state.parts.hidden_numbers else ()
        return [LayNumber(card.number) for card in hand]

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        if isinstance(task, DealNumbersTask):
            return Drawn(tuple(rng.sample(NUMBERS, FULL * state.seats + 1)))
        guesses = state.parts.hidden_numbers or Guesses(())
        parts = deck_of(guesses), [card.number for card in guesses.under]
        drawn = [number for part in parts for number in rng.sample(part, len(part))]
        done = complete_numbers(state)
        last = next((place for place, number in enumerate(drawn) if number not in done), len(drawn))
        return Drawn(tuple(drawn[: last + 1]))

    def skip(self, scene: Scene, task: Task) -> bool:
        """A single card is laid, and an empty deck left alone: both lie open to all."""
        if isinstance(task, RefillTask) and not deck_of(_guesses(scene)) and not _guesses(scene).under:
            scene.pop()
            return True
        if not isinstance(task, LayTask) or len(_guesses(scene).hands[task.seat]) > 1:
            return False
        scene.pop()
        self._lay(scene, task.seat, _guesses(scene).hands[task.seat][0].number)
        return True

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        match action:
            case LayNumber(number=number):
                self._lay(scene, task.seat, number)
            case Drawn(numbers=numbers) if isinstance(task, RefillTask):
                self._refill(scene, task.drawer, numbers)
            case Drawn(numbers=numbers):
                self._deal(scene, numbers)
            case _:
                pass

    def imagine(self, state: State, unseen: Unseen, rng: Random) -> State:
        guesses = state.parts.hidden_numbers
        return state if guesses is None else with_parts(state, hidden_numbers=draw_guesses(state, guesses, rng))

    def task_rule(self, task: Task) -> str:
        return "BOM-2902"

    def _deal(self, scene: Scene, numbers: tuple[int, ...]) -> None:
        """Two each, three to the captain's right neighbour, who comes last here (BOM-2901)."""
        for place, seat in enumerate(seats_in_turn(scene.state, scene.state.captain)):
            last = place == scene.state.seats - 1
            hand = numbers[FULL * place :] if last else numbers[FULL * place : FULL * (place + 1)]
            _set_hand(scene, seat, map(NumberCard, hand))

    def _lay(self, scene: Scene, seat: Seat, number: int) -> None:
        scene.change_parts(hidden_numbers=replace(_guesses(scene), layer=seat, laid=number))
        scene.tell(NumberLaid(seat))

    def _refill(self, scene: Scene, seat: Seat, numbers: tuple[int, ...]) -> None:
        done = complete_numbers(scene.state)
        gone = tuple(number for number in numbers if number in done)
        if gone:
            _discard(scene, seat, gone)
        under = [card for card in _guesses(scene).under if card.number not in gone]
        scene.change_parts(hidden_numbers=replace(_guesses(scene), under=tuple(under)))
        for number in numbers[len(gone) :]:
            card = self._from_below(scene, seat, number) if number in map(_number, under) else NumberCard(number)
            _set_hand(scene, seat, (*_guesses(scene).hands[seat], card))
            scene.tell(NumberDrawn(seat))

    def _from_below(self, scene: Scene, seat: Seat, number: int) -> NumberCard:
        """Take a card from below: of several only the drawer knows it; a single one stays known as before."""
        under = {card.number: card for card in _guesses(scene).under}
        card = under.pop(number)
        known = {one.number for one in under.values() if one.shown or seat in one.knowers}
        left = tuple(NumberCard(rest, knowers=(seat,) if rest in known else ()) for rest in under)
        scene.change_parts(hidden_numbers=replace(_guesses(scene), under=left))
        return NumberCard(number) if left else card


def _number(card: NumberCard) -> int:
    return card.number


def _guesses(scene: Scene) -> Guesses:
    return scene.state.parts.hidden_numbers or Guesses(())


def _set_hand(scene: Scene, seat: int, cards: Sequence[NumberCard] | Iterator[NumberCard]) -> None:
    hands = list(_guesses(scene).hands)
    hands[seat] = tuple(sorted(cards, key=_number))
    scene.change_parts(hidden_numbers=replace(_guesses(scene), hands=tuple(hands)))


def _discard(scene: Scene, seat: Seat, numbers: tuple[int, ...]) -> None:
    guesses = _guesses(scene)
    scene.change_parts(hidden_numbers=replace(guesses, gone=tuple(sorted((*guesses.gone, *numbers)))))
    scene.tell(NumbersGone(seat, tuple(sorted(numbers))))
