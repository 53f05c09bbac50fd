"""Judgement of oxygen, robots and challenges by bots and mentor."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.choices import worth
from cosmotheque.games.bomb_busters.bots.equipment import help_now
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.bots.mechanism import first_steps, judgements
from cosmotheque.games.bomb_busters.bots.plans import Outlook, plans
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.drawing.draw import draw
from cosmotheque.games.bomb_busters.mentor.mechanism import advise_action, describe_action, sayings
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import Draft
from cosmotheque.games.bomb_busters.parts.challenges.data import CallRed, Challenges, Claim, Turn
from cosmotheque.games.bomb_busters.parts.oxygen.data import HandTo, Oxygen, Pass
from cosmotheque.games.bomb_busters.parts.robots.data import Face, Robot
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot

LINE = (7, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
# All 48 wires and two reds, each hand with a bit of everything.
DEAL = (
    "1 2 3 4 5 6 7 8 9 10 11 12 | 1 2 3 4 5 5.5 6 7 8 9 10 11 12 | "
    "1 2 3 4 5 6 7 8 9 9.5 10 11 12 | 1 2 3 4 5 6 7 8 9 10 11 12"
)


def dealt(mission: MissionName) -> Bomb:
    """The deal, with as many reds in play and aside as the mission has."""
    if mission == "44":
        return Bomb(DEAL.replace(" 9.5", ""), options=Options(mission=mission, new_characters=False), aside="3.5 9.5")
    return Bomb(DEAL, options=Options(mission=mission, new_characters=False), aside="3.5" if mission == "59" else "")


def cost(bomb: Bomb, value: int) -> float:
    view = bomb.view(bomb.state.active)
    return sum(one.cost(view, value) for one in judgements(view))


def test_whoever_begins_a_round_leaves_air_for_the_others() -> None:
    """BOM-227: with little in the reserve a dear value leaves the next player stuck."""
    bomb = dealt("44")
    bomb.change(oxygen=Oxygen(3, (0, 0, 0, 0)))
    assert cost(bomb, 1) < cost(bomb, 12)


def test_tokens_go_to_whoever_has_none() -> None:
    """BOM-4902: the next player has plenty, the one after nothing."""
    bomb = dealt("49")
    bomb.change(turns=1, oxygen=Oxygen(0, (5, 12, 0, 3)))
    assert first_steps(bomb.view(0), 5) == [HandTo(Seat(2))]
    bomb.change(draft=Draft(("double",)))
    assert first_steps(bomb.view(0), 5) == []  # it is too late to name anybody
    bomb.change(oxygen=Oxygen(0, (5, 0, 12, 3)))
    assert first_steps(bomb.view(0), 5) == []


def test_the_next_player_is_not_left_without_tokens() -> None:
    """BOM-4902: what is paid is theirs, so a dear value is the better one."""
    bomb = dealt("49")
    bomb.change(turns=1, oxygen=Oxygen(0, (9, 0, 6, 5)))
    assert cost(bomb, 9) < cost(bomb, 1)


def test_no_tokens_go_to_a_hand_that_cannot_spend_them() -> None:
    """BOM-4904: they would be lost with its last wire, though the others have enough for now."""
    bomb = dealt("49")
    bomb.cut(" ".join(f"B{place}" for place in range(2, 14)))
    bomb.change_wires("B1", shown=1, token=True)
    bomb.change(turns=1, oxygen=Oxygen(0, (12, 1, 12, 12)))
    assert first_steps(bomb.view(0), 12) != []


def test_the_last_hand_spends_all_it_has() -> None:
    """BOM-4905: nobody is left to keep tokens for, and to pass is a step for nothing."""
    bomb = dealt("49")
    bomb.cut(" ".join(f"A{place}" for place in range(1, 13) if place not in (4, 5)))
    bomb.cut(" ".join(f"{stand}{place}" for stand in "BCD" for place in range(1, 13)) + " B13 C13")
    bomb.change(turns=1, oxygen=Oxygen(0, (9, 0, 0, 0)))
    assert cost(bomb, 4) == 0


def test_a_round_is_planned_to_its_end() -> None:
    """BOM-6302: what is left has to be enough for three more cuts."""
    bomb = dealt("63")
    bomb.change(turns=1, oxygen=Oxygen(0, (13, 0, 0, 0)))
    assert cost(bomb, 2) < cost(bomb, 12)


def test_the_robot_is_walked_back() -> None:
    """BOM-5302: the number it stands on is welcome, and on its last space any other is the end."""
    bomb = dealt("53")
    bomb.change(robots=Robot(9))
    assert cost(bomb, 9) < 0 < cost(bomb, 3)
    bomb.change(robots=Robot(12))
    assert cost(bomb, 3) == 1


def test_the_robot_is_brought_to_where_the_next_player_takes_it_back() -> None:
    """BOM-5302: they hold all that is left of one number, and nothing of the other."""
    deal = "1 9 9 | 4 4 5.5 7 | 1 7 9 | 1 1 7 7 9 9.5"
    bomb = Bomb(deal, options=Options(mission="53", new_characters=False))
    bomb.change(robots=Robot(3))
    towards = cost(bomb, 9)
    bomb.change(robots=Robot(4))
    assert towards < cost(bomb, 9)


def test_a_failure_costs_more_than_a_step() -> None:
    """BOM-5302: two steps, and the cut is still to be made."""
    bomb = dealt("53")
    bomb.change(robots=Robot(7))
    view = bomb.view(0)
    missing = mistake_cost(view) + sum(one.cost_of_missing(view, 3) for one in judgements(view))
    assert missing > 2 * cost(bomb, 3) > cost(bomb, 7)


def test_the_robot_is_turned_to_where_there_is_more_to_cut() -> None:
    """BOM-5902: nothing lies before its nose."""
    bomb = dealt("59")
    bomb.change(robots=Robot(0, -1, LINE))
    view = bomb.view(0)
    assert worth(view, Face(True)) > worth(view, Face(False))


def test_odd_wires_are_claimed_at_once_and_rows_are_continued() -> None:
    """BOM-322, BOM-317."""
    bomb = Bomb("1 1 3 5 7 9 | 2 4 6 | 3 4 | 3 4", options=Options(mission="55"))
    bomb.change(turns=1, challenges=Challenges((9,)))
    assert help_now(bomb.view(0), bomb.legal(0)) == Claim(0)
    bomb = dealt("55")
    made = (Turn(3, Seat(2), 4, solo=False), Turn(4, Seat(3), 5, solo=False))
    bomb.change(turns=5, challenges=Challenges((7,), turns=made))
    assert cost(bomb, 6) < cost(bomb, 3) <= 0 == cost(bomb, 9)


def test_a_red_wire_is_called_only_where_it_is_sure() -> None:
    """BOM-311: by far the riskiest thing to do otherwise."""
    bomb = dealt("55")
    bomb.change(turns=1, challenges=Challenges((1,)))
    found = plans(Outlook(bomb.view(0), LEVELS[4]))
    calls = [plan for plan in found if isinstance(plan.action, CallRed)]
    assert calls
    assert not isinstance(found[0].action, CallRed)
    assert min(call.risk for call in calls) > 0.5


def test_the_mentor_has_words_for_every_action() -> None:
    """In advice and in reviews, in both languages; and it reminds of what things cost."""
    things: dict[MissionName, list[Action]] = {
        "44": [Pass()],
        "49": [Pass(), HandTo(Seat(2))],
        "59": [Face(True), Face(False)],
        "55": [CallRed(slot("B3")), Claim(0)],
    }
    for mission, actions in things.items():
        bomb = dealt(mission)
        bomb.change(robots=Robot(3, 1, LINE) if mission == "59" else None)
        bomb.change(challenges=Challenges((1, 9)) if mission == "55" else None)
        outlook = Outlook(bomb.view(0), LEVELS[5])
        for action in actions:
            for text in (advise_action(outlook, action), describe_action(outlook.view, action)):
                assert text is not None
                assert text.fr
                assert text.en
        assert any(saying.remind(outlook) for saying in sayings(outlook.view)), mission


def test_the_reminder_says_what_can_be_paid() -> None:
    """BOM-226: three tokens pay for any value by depth, one for 1 to 4."""
    bomb = dealt("44")
    for reserve, word in ((3, "any value"), (1, "up to 4"), (0, "no oxygen")):
        bomb.change(oxygen=Oxygen(reserve, (0, 0, 0, 0)))
        outlook = Outlook(bomb.view(0), LEVELS[5])
        reminded = next(text for saying in sayings(outlook.view) if (text := saying.remind(outlook)) is not None)
        assert word in reminded.en


def test_the_drawing_shows_what_lies_there() -> None:
    """BOM-215, BOM-230, BOM-310."""
    bomb = dealt("44")
    assert "reserve 8" in draw(bomb.view(0), "en")
    bomb = dealt("59")
    bomb.change(robots=Robot(1, -1, LINE))
    assert "7 (←1) 2" in draw(bomb.view(None), "fr")
    bomb = dealt("55")
    bomb.change(challenges=Challenges((1, 8), (9,), (3, 4)))
    assert "challenges 1 8(3/4)   met 9" in draw(bomb.view(0), "en")
    assert believe(bomb.view(0)).total > 0
