"""Numbers that are not said: mission 25 (BOM-2501 to BOM-2509)."""

from random import Random

import pytest
from msgspec.structs import replace

from cosmotheque.core.bot import Limit
from cosmotheque.core.game import CHANCE, Move, Seat, Talk
from cosmotheque.core.match import Match
from cosmotheque.core.replaying import replay
from cosmotheque.games.bomb_busters.belief.believe import draw_wires
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.bots.player import Player
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.drawing.draw import draw
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.actions import Announce, Drawn, DualCut, Point, Scan, SoloCut, Take
from cosmotheque.games.bomb_busters.model.events import Announced, CardUsed, Cut, DetonatorMoved, RadarAnswered
from cosmotheque.games.bomb_busters.model.facts import Holds, Lacks
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action, Event
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.clues.data import (
    ASK_AGAIN,
    EACH,
    SAY_CLUE,
    SLIP,
    AskedAgain,
    ClueGiven,
    Clues,
    GiveClue,
    Hint,
    Meant,
    Misunderstood,
    SayClue,
    Slipped,
    Understand,
    clue_of,
    number_of,
)
from cosmotheque.games.bomb_busters.parts.clues.mentor import OfClues
from cosmotheque.games.bomb_busters.parts.clues.words import CLUES, read_clue
from cosmotheque.games.bomb_busters.rules.cuts import solo_cuts
from cosmotheque.games.bomb_busters.rules.numerals import says_number
from cosmotheque.games.bomb_busters.rules.stands import value_at
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, dealt, slot
from cosmotheque.games.bomb_busters.view.imagining import imagine
from cosmotheque.games.bomb_busters.view.manners import minds, slip, talk

UNSPOKEN = Options(mission="25")
HANDS = "1 3 5 5 | 1 3 6 7 | 2 3 6 9.5 | 3 7 7 8"
TRICYCLE = "roues d’un tricycle"


def begun(stands: str = HANDS, cards: tuple[int, ...] = (), seats: int = 4) -> Bomb:
    bomb = Bomb(stands, seats, UNSPOKEN, cards=cards)
    bomb.begin()
    return bomb


def clue(bomb: Bomb, words: str = "") -> tuple[Event, ...]:
    """Chance offers clues, and the first is given, or one in own words."""
    bomb.play(CHANCE, Drawn((0, 3, 7)))
    seat = bomb.state.tasks[0].seat
    if not words:
        return bomb.play(seat, bomb.legal(seat)[0])
    return say(bomb, words)


def say(bomb: Bomb, words: str) -> tuple[Event, ...]:
    """Words are filled in by hand: the action is listed without them."""
    seat = bomb.state.tasks[0].seat
    assert SayClue(words).outline() in bomb.legal(seat)
    step = GAME.apply(bomb.state, Move(seat, SayClue(words)))
    bomb.state, bomb.events = step.state, step.events
    return step.events


def announced(stands: str = HANDS, words: str = "") -> Bomb:
    """A 3 of the captain, pointed at the next hand, by a clue that waits to be understood."""
    bomb = begun(stands)
    bomb.dual("B2", 3, "A2")
    clue(bomb, words)
    return bomb


def meant_in(state: State) -> Meant:
    """The announcement that waits in a state."""
    assert state.parts.clues is not None
    assert state.parts.clues.meant is not None
    return state.parts.clues.meant


def test_nothing_else_changes() -> None:
    """BOM-2501: two reds and no yellow, three reds with two players; what can be done is what can be done elsewhere."""
    assert (begun().view(0).reds, begun(seats=2).view(0).reds, begun().view(0).yellows) == (2, 3, 0)
    plain = Bomb(HANDS, options=Options(mission="4"))
    assert begun().legal(0) == plain.legal(0)


def test_a_number_is_a_clue_and_its_value_is_hidden() -> None:
    """BOM-2502: the value is fixed with the action, and only the player who gives the clue sees it."""
    bomb = announced()
    assert bomb.events == (ClueGiven(Seat(0), "cut", (slot("B2"),), (), Hint(clue_of(3, 0))),)
    for seat in (1, 2, 3, None):
        hints = bomb.view(seat).parts.clues
        assert hints is not None
        assert hints.meant is not None
        assert (hints.meant.values, hints.meant.own, hints.offered) == ((0,), (), ())
    own = bomb.view(0).parts.clues
    assert own is not None
    assert own.meant is not None
    assert (own.meant.values, own.meant.own) == ((3,), (slot("A2"),))
    assert bomb.state.facts == (Holds(tuple(slot(f"A{place}") for place in (1, 2, 3, 4)), tuple(NUMBERS)),)


def test_what_is_offered_is_for_its_giver_alone() -> None:
    """BOM-2502: which three clues there are would tell the number."""
    bomb = begun()
    bomb.dual("B2", 3, "A2")
    bomb.play(CHANCE, Drawn((0, 3, 7)))
    assert [bomb.view(seat).parts.clues.offered for seat in (0, 1, None)] == [(0, 3, 7), (), ()]  # type: ignore[union-attr]


def test_three_clues_are_offered_or_own_words() -> None:
    """BOM-2503: they mean the number, and are drawn whatever it is."""
    bomb = begun()
    bomb.dual("B2", 3, "A2")
    drawn = GAME.chance(bomb.state, Random(1)) if GAME.chance else None
    assert isinstance(drawn, Drawn)
    assert (len(set(drawn.numbers)), set(drawn.numbers) <= set(range(EACH))) == (3, True)
    bomb.play(CHANCE, drawn)
    assert bomb.legal(0) == [*(GiveClue(clue_of(3, place)) for place in drawn.numbers), SAY_CLUE]
    assert bomb.refusal(0, GiveClue(clue_of(4, 0))) == "BOM-2503"
    assert bomb.refusal(0, DualCut(slot("B2"), 3, slot("A2"))) == "BOM-2503"
    assert bomb.refusal(1, Understand(3)) == "BOM-2503"


def test_the_list_has_eight_clues_for_each_number_and_no_number_in_them() -> None:
    """BOM-2503: in both languages, all different; some could be taken for another number."""
    texts = [found.text for number in NUMBERS for found in CLUES[number]]
    assert [len(CLUES[number]) for number in NUMBERS] == [EACH] * 12
    assert len({text.fr for text in texts}) == len({text.en for text in texts}) == 12 * EACH
    assert not any(says_number(text.fr) or says_number(text.en) for text in texts)
    assert all(found.also != number for number in NUMBERS for found in CLUES[number])
    assert sum(bool(found.also) for number in NUMBERS for found in CLUES[number]) >= 6
    assert {number_of(clue_of(number, place)) for number in NUMBERS for place in range(EACH)} == set(NUMBERS)


@pytest.mark.parametrize("words", ["", " dash", "dash ", "two\nlines", "\u202edash", "x" * 61])
def test_own_words_are_one_line_that_can_be_read(words: str) -> None:
    """BOM-2503: not empty, not too long, nothing that hides in it."""
    assert not SayClue(words).is_well_formed()
    assert SayClue(TRICYCLE).is_well_formed()


@pytest.mark.parametrize("words", ["3", "TROIS roues", "half of six", "dix-sept", "the Third", "séventy", "½", "Sept."])
def test_a_number_in_own_words_is_swallowed(words: str) -> None:
    """BOM-2504: it is not sent and costs a step, once a turn; then another clue is chosen."""
    bomb = begun()
    bomb.dual("B2", 3, "A2")
    events = clue(bomb, words)
    assert events == (Slipped(Seat(0), "clue"), DetonatorMoved(1, 1))
    assert say(bomb, words) == (Slipped(Seat(0), "clue"),)
    assert bomb.state.parts.clues is not None
    assert bomb.state.parts.clues.given == ()
    assert bomb.actors() == {0}
    assert say(bomb, TRICYCLE)[0] == ClueGiven(Seat(0), "cut", (slot("B2"),), (), Hint(words=TRICYCLE))


def test_articles_are_no_numbers() -> None:
    """BOM-2504."""
    assert not any(map(says_number, (TRICYCLE, "une araignée", "tennis", "sixtine", "onztruc", "a tenor")))


def test_the_cost_comes_anew_with_a_new_turn() -> None:
    """BOM-2504: at most once a turn."""
    bomb = announced(words=TRICYCLE)
    assert bomb.state.parts.clues is not None
    bomb.change(clues=replace(bomb.state.parts.clues, slips=("clue",)))
    bomb.play(1, Understand(3))
    assert bomb.state.parts.clues is not None
    assert bomb.state.parts.clues.slips == ()


def test_what_is_understood_is_cut() -> None:
    """BOM-2505: the same as meant, and the cut is settled as usual, right or wrong."""
    bomb = announced()
    assert bomb.actors() == {1}
    assert bomb.legal(1) == [Understand(number) for number in NUMBERS]
    bomb.play(1, Understand(3))
    assert bomb.cut_names() == "A2 B2"
    assert (bomb.state.active, bomb.state.detonator) == (1, 0)
    wrong = begun()
    wrong.dual("B3", 3, "A2")
    clue(wrong)
    wrong.play(1, Understand(3))
    assert (wrong.wire("B3").shown, wrong.state.detonator, wrong.state.active) == (6, 1, 1)


def test_a_misunderstanding_ends_the_turn() -> None:
    """BOM-2505: a step, nothing is cut, not even a red wire, no token; both numbers are known, and so is the hand."""
    bomb = begun()
    bomb.dual("C4", 3, "A2")
    clue(bomb)
    bomb.play(2, Understand(4))
    assert bomb.events == (Misunderstood(Seat(2), Seat(0), (3,), 4), DetonatorMoved(1, 1))
    assert (bomb.cut_names(), bomb.state.active, bomb.wire("C4").shown, bomb.reason) == ("", 1, 0, None)
    assert bomb.state.facts == (Holds(tuple(slot(f"A{place}") for place in (1, 2, 3, 4)), (3,)),)
    assert bomb.refusal(1, Understand(3)) == "BOM-2505"


def test_a_view_keeps_what_was_meant_until_the_next_announcement() -> None:
    """BOM-2505: everybody knows it, also where the hand tells nothing new by it, as of the radar's number."""
    bomb = begun()
    bomb.dual("C4", 3, "A2")
    clue(bomb)
    bomb.play(2, Understand(4))
    seen = [bomb.view(seat).parts.clues for seat in (0, 1, 2, None)]
    assert [hints.missed for hints in seen if hints is not None] == [(3,)] * 4
    bomb.dual("A3", 6, "B3")
    assert bomb.state.parts.clues is not None
    assert bomb.state.parts.clues.missed == ()


def test_a_solo_cut_is_understood_by_the_left_neighbour() -> None:
    """BOM-2506: who has wires; misunderstood it shows that nobody else has the number."""
    bomb = Bomb("5 5 | 5 5 2 | 2 7 | 7 8 8", options=UNSPOKEN)
    bomb.cut("B1 B2")
    bomb.begin()
    bomb.play(0, SoloCut(5))
    clue(bomb)
    assert bomb.heard(ClueGiven)[0].kind == "solo"
    assert bomb.actors() == {1}
    bomb.play(1, Understand(6))
    others = [fact for fact in bomb.state.facts if isinstance(fact, Lacks)]
    assert {place for fact in others for place in fact.slots} == {*map(slot, ("B3", "C1", "C2", "D1", "D2", "D3"))}
    assert {fact.values for fact in others} == {(5,)}


def test_who_is_alone_says_the_number() -> None:
    """BOM-2506: where nobody else has wires, there is nobody to understand."""
    bomb = Bomb("5 5 | 5 5 | 2 | 2", options=UNSPOKEN)
    bomb.cut("B1 B2 C1 D1")
    bomb.begin()
    bomb.play(0, SoloCut(5))
    assert bomb.reason == "defused"


def test_tools_and_the_radar_speak_in_clues() -> None:
    """BOM-2506: with the ray there are two; the radar asks anew the player whose turn it is. Misunderstood, they are
    used."""
    bomb = begun("1 3 5 5 | 1 3 6 7 | 2 3 6 | 3 7 8 8 10 10 2", cards=(8, 10))
    bomb.cut("D3 D4 D5 D6")
    bomb.play(0, Take("ray"))
    bomb.play(0, Point(slot("B3")))
    bomb.play(0, Announce((3, 5), (slot("A2"), slot("A3"))))
    clue(bomb)
    assert bomb.actors() == {int(CHANCE)}
    clue(bomb)
    bomb.play(1, Understand(3))
    bomb.play(1, Understand(5))
    assert bomb.heard(Announced)[0].values == (3, 5)
    assert bomb.wire("B3").shown == 6
    bomb.play(3, Scan(7))
    clue(bomb)
    assert (bomb.actors(), bomb.state.active) == ({0}, 1)
    bomb.play(0, Understand(8))
    assert bomb.events[:2] == (CardUsed(Seat(3), 8), Misunderstood(Seat(0), Seat(3), (7,), 8))
    assert (bomb.heard(RadarAnswered), bomb.state.active, bomb.state.acted) == ([], 1, False)
    assert not [card for card in bomb.state.cards if not card.used]


def test_a_radar_that_is_understood_answers() -> None:
    """BOM-2506."""
    bomb = begun("1 3 | 1 3 | 2 3 | 3 8 8", cards=(8,))
    bomb.cut("D2 D3")
    bomb.play(2, Scan(3))
    clue(bomb)
    bomb.play(3, Understand(3))
    assert bomb.heard(RadarAnswered) == [RadarAnswered(3, (True, True, True, True))]


def test_the_chat_is_open_but_for_numbers() -> None:
    """BOM-2507: a line with a number is swallowed; it costs a step, once in each turn, at any time."""
    bomb = announced()
    assert talk(bomb.state, Seat(2)) is Talk.OPEN
    assert [minds(bomb.state, line) for line in ("bravo", "c’est le 7", "seven!")] == [False, True, True]
    assert slip(bomb.state, Seat(2)) == SLIP
    assert bomb.refusal(2, SLIP) == "BOM-2505"
    tasks = bomb.state.tasks
    step = GAME.apply(bomb.state, Move(Seat(2), SLIP))
    assert step.events == (Slipped(Seat(2), "chat"), DetonatorMoved(1, 1))
    assert (step.state.tasks, step.undoable) == (tasks, False)
    assert slip(step.state, Seat(3)) is None
    assert slip(Bomb(options=Options(mission="1")).state, Seat(0)) is None
    assert not minds(Bomb(options=Options(mission="1")).state, "7")


def test_a_slip_stands_in_the_record() -> None:
    """BOM-2507: it is a move like any other, though nobody is offered to make it."""
    match = Match(GAME, 4, seed=3, options=UNSPOKEN)
    match.slip(2)
    match.slip(1)
    assert [move.action for move in match.moves if move.seat >= 0] == [SLIP]
    assert replay(match.record, GAME).state == match.state


def test_who_does_not_understand_own_words_asks_for_others() -> None:
    """BOM-2508: free of charge; clues of the list are always understood."""
    bomb = announced(words="ce que l’on sait")
    assert bomb.legal(1)[-1] == ASK_AGAIN
    bomb.play(1, ASK_AGAIN)
    assert bomb.heard(AskedAgain) == [AskedAgain(Seat(1))]
    clue(bomb)
    assert ASK_AGAIN not in bomb.legal(1)
    assert bomb.refusal(1, ASK_AGAIN) == "BOM-2505"
    assert bomb.state.detonator == 0
    assert [read_clue(words) for words in ("tricycle", "a spider’s legs", "roues", "???")] == [3, 8, None, None]


def test_plain_numbers_turn_it_all_off() -> None:
    """BOM-2508: nothing is to be understood, and the chat is as everywhere."""
    bomb = Bomb(HANDS, options=Options(mission="25", plain_numbers=True))
    bomb.begin()
    bomb.dual("B2", 3, "A2")
    assert bomb.cut_names() == "A2 B2"
    assert (bomb.state.parts.clues, talk(bomb.state, Seat(0)), minds(bomb.state, "7")) == (None, Talk.PHRASES, False)


def test_the_log_tells_numbers_once_the_cut_is_settled() -> None:
    """BOM-2509: before that nobody hears one, afterwards all do; tokens show numerals."""
    bomb = announced()
    assert not {Announced, Cut} & {type(event) for event in bomb.events}
    bomb.play(1, Understand(3))
    assert bomb.heard(Announced)[0].values == (3,)
    assert bomb.heard(Cut)


def test_a_terminal_shows_the_clue_and_not_the_number() -> None:
    """BOM-2502: to all but its giver; own words are no markup."""
    bomb = announced(words="[red]roues[/] d’un tricycle")
    assert draw(bomb.view(0), "fr").count("la place 0 annonce 3 B2") == 1
    assert draw(bomb.view(1), "en").count("seat 0 announces ? B2") == 1
    assert r"\[red]roues\[/] d’un tricycle" in draw(bomb.view(1), "fr")


def test_bots_and_the_mentor_know_the_list() -> None:
    """BOM-2508: a bot gives a clue that means no other number if it can, and answers by the list, or asks again."""
    bomb = begun()
    bomb.dual("B2", 3, "A2")
    bomb.play(CHANCE, Drawn((0, 4, 7)))
    player = Player(LEVELS[1], GAME, 0)
    (chosen,) = player.intend(bomb.view(0), bomb.legal(0), Limit(nodes=1))
    assert chosen == GiveClue(clue_of(3, 0))
    assert "tricycle" in said_of(bomb, 0, chosen)
    say(bomb, "tricycle")
    assert player.intend(bomb.view(1), bomb.legal(1), Limit(nodes=1)) == [Understand(3)]
    assert "3" in said_of(bomb, 1, Understand(3))
    unknown = announced(words="ce que l’on sait")
    assert player.intend(unknown.view(1), unknown.legal(1), Limit(nodes=1)) == [ASK_AGAIN]
    assert "another" in said_of(unknown, 1, ASK_AGAIN)


def said_of(bomb: Bomb, seat: int, action: Action) -> str:
    """The mentor's advice about an action."""
    text = OfClues(Clues()).advise(Outlook(bomb.view(seat), LEVELS[5]), action)
    assert text is not None
    return text.en


def test_an_imagined_announcement_goes_with_the_imagined_hand() -> None:
    """BOM-2502: a seat that does not know the number imagines one that the hand allows."""
    bomb = dealt(UNSPOKEN, 4)
    giver = bomb.state.active
    bomb.play(giver, next(action for action in bomb.legal(giver) if isinstance(action, DualCut)))
    values = set()
    for seed in range(6):
        state = imagine(bomb.view((giver + 1) % 4), Random(seed), draw_wires)
        meant = meant_in(state)
        assert value_at(state, meant.own[0]) == meant.values[0]
        values.add(meant.values[0])
    assert len(values) > 1


def test_an_imagined_solo_cut_is_of_all_that_is_left() -> None:
    """BOM-2506: the others imagine a number that nobody else has."""
    low, high = "1 2 3 4", "10 11 12"
    rows = ("5 5 5.5 6 7 8 9", "6 7 8 9", "5 6 7 8 9", "5 6 7 8 9 9.5")
    bomb = begun(" | ".join(f"{low} {row} {high}" for row in rows))
    bomb.cut("C5 D5")
    bomb.play(0, SoloCut(5))
    for seed in range(6):
        state = imagine(bomb.view(2), Random(seed), draw_wires)
        (number,) = meant_in(state).values
        assert SoloCut(number) in solo_cuts(state, Seat(0))
