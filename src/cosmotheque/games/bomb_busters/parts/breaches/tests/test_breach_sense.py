"""Judgement of breaches and of a purse of oxygen by bots and mentor, and their drawing."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.bots.choices import worth
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.bots.mechanism import judgements
from cosmotheque.games.bomb_busters.bots.plans import Outlook, plans
from cosmotheque.games.bomb_busters.drawing.draw import draw
from cosmotheque.games.bomb_busters.mentor.mechanism import advise_action, describe_action, sayings
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.breaches.data import Seal
from cosmotheque.games.bomb_busters.parts.breaches.tests.test_breaches import breached, dive
from cosmotheque.games.bomb_busters.parts.carrier.data import FileWire
from cosmotheque.games.bomb_busters.parts.oxygen.data import Oxygen
from cosmotheque.games.bomb_busters.parts.script.data import Playing
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot

# All 48 wires, each hand with one of each.
DEAL = " | ".join(["1 2 3 4 5 6 7 8 9 10 11 12"] * 4)


def torn(tokens: int = 3, turns: int = 6) -> Bomb:
    """The captain has a breach, A6, and so many tokens."""
    bomb = breached(DEAL, oxygen=Oxygen(-1, (tokens, 3, 3, 3)))
    bomb.change(turns=turns)
    return bomb


def risks(bomb: Bomb) -> tuple[float, float]:
    """The risks of sealing, and of the best cut."""
    found = plans(Outlook(bomb.view(0), LEVELS[4]))
    return (
        min(plan.risk for plan in found if isinstance(plan.action, Seal)),
        min(plan.risk for plan in found if plan.action is None),
    )


def test_a_breach_is_sealed_while_it_would_cost_many_cuts() -> None:
    """BOM-5407, BOM-5408: with the whole mission to come it is worth a turn, not with the last pair."""
    early, cut = risks(torn(tokens=5))
    assert early < cut
    late = torn(tokens=5)
    late.cut(" ".join(f"{stand}{place}" for stand in "BCD" for place in range(1, 12)))
    late.cut("A1 A2 A3 A4 A5 A7 A8 A9 A10 A11 A12")
    sealing, _ = risks(late)
    assert sealing > early


def test_there_is_no_time_for_sealing_at_the_end() -> None:
    """BOM-5419: the fewer turns there are to spare, the more one costs."""
    assert risks(torn(turns=30))[0] > risks(torn(turns=6))[0]


def test_to_complete_a_number_is_worth_something() -> None:
    """BOM-5404: all the more where a player has nothing left."""

    def cost(bomb: Bomb) -> float:
        view = bomb.view(0)
        return sum(one.cost(view, 1) for one in judgements(view))

    begun, done = dive(DEAL), dive(DEAL)
    done.cut("C1 D1")
    assert cost(done) < cost(begun)
    poor = dive(DEAL, oxygen=Oxygen(-1, (3, 0, 0, 0)))
    poor.cut("C1 D1")
    assert cost(poor) < cost(done)


def test_a_breach_is_filed_where_it_tells_more() -> None:
    """BOM-5406."""
    bomb = dive(DEAL, 2)
    bomb.cut("A1 A2 A3")
    assert worth(bomb.view(0), FileWire(1)) > worth(bomb.view(0), FileWire(0))


def test_the_mentor_has_words_for_every_action() -> None:
    """BOM-5407, BOM-5408: in advice and in reviews; and it reminds of what a breach costs."""
    outlook = Outlook(torn().view(0), LEVELS[5])
    actions: list[Action] = [Seal(slot("A6")), FileWire(0)]
    for action in actions:
        for text in (advise_action(outlook, action), describe_action(outlook.view, action)):
            assert text is not None
            assert text.fr
            assert text.en
    assert "costs you 1 token more" in reminded(outlook)
    assert "up to 8" in reminded(outlook)
    poor = torn()
    poor.cut("A1 A2 A3 A4 A5 A7 A8 A9")
    poor.change(oxygen=Oxygen(-1, (2, 3, 3, 3)))
    told = advise_action(Outlook(poor.view(0), LEVELS[5]), Seal(slot("A6")))
    assert told is not None
    assert "you cannot pay for any cut" in told.en


def test_the_mentor_reminds_of_silence() -> None:
    """BOM-5417."""
    bomb = dive(DEAL)
    bomb.change(script=Playing(cues=8), turns=31)
    assert "Nobody speaks" in reminded(Outlook(bomb.view(0), LEVELS[5]))


def reminded(outlook: Outlook) -> str:
    return " ".join(text.en for saying in sayings(outlook.view) if (text := saying.remind(outlook)) is not None)


def test_the_drawing_shows_breaches_and_the_endless_reserve() -> None:
    """BOM-230, BOM-5406: without reminders too; the number only for its owner."""
    bomb = torn()
    bomb.change(options=type(bomb.state.options)(mission="54", reminders=False))
    assert "0:3 1:3 2:3 3:3   reserve ∞" in draw(bomb.view(Seat(1)), "en")
    assert "(R)" in draw(bomb.view(1), "en")
    assert "5.5" in draw(bomb.view(0), "en")
    assert "5.5" not in draw(bomb.view(1), "en")
