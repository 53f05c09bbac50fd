"""A team's progress in a campaign, and its next stage."""

from cosmotheque.core.campaign import Box, Campaign, Progress, Stage, Team, progress
from cosmotheque.core.text import Text

WORD = Text("mot", "word")
ALL = (2, 3, 4)


def stage(key: str, seats: tuple[int, ...] = ALL) -> Stage:
    return Stage(key, {"heap": int(key)}, WORD, seats)


def box(key: str, *stages: Stage) -> Box:
    return Box(key, WORD, WORD, WORD, stages)


CAMPAIGN = Campaign(
    (box("a", stage("1"), stage("2")), box("b", stage("3"), stage("4", (3, 4)), stage("5")), box("c", stage("6")))
)


def reached(seats: int = 3, *, played: str = "", won: str = "", opened: str = "", boxes: str = "") -> Progress:
    team = Team(frozenset(played + won), frozenset(won), frozenset(opened), frozenset(boxes))
    return progress(CAMPAIGN, team, seats)


def shown(found: Progress) -> tuple[str, str, str | None]:
    return "".join(sorted(found.boxes)), "".join(sorted(found.stages)), found.next


def test_a_team_begins_with_the_first_stage_of_the_first_box() -> None:
    assert shown(reached()) == ("a", "1", "1")


def test_a_stage_that_is_won_opens_the_next_one_and_a_lost_one_is_played_again() -> None:
    assert shown(reached(won="1")) == ("a", "12", "2")
    assert shown(reached(won="1", played="2")) == ("a", "12", "2")


def test_the_last_stage_of_a_box_opens_the_next_box() -> None:
    assert shown(reached(won="12")) == ("ab", "123", "3")


def test_what_so_many_cannot_play_counts_as_won_when_it_is_reached() -> None:
    assert shown(reached(3, won="123")) == ("ab", "1234", "4")
    assert shown(reached(2, won="123")) == ("ab", "12345", "5")
    assert shown(reached(2, won="12")) == ("ab", "123", "3")


def test_a_stage_of_an_open_box_and_any_box_are_opened_by_hand() -> None:
    assert shown(reached(opened="2")) == ("a", "12", "1")
    assert shown(reached(opened="5")) == ("a", "1", "1")
    assert shown(reached(boxes="c")) == ("ac", "16", "1")


def test_what_was_played_stays_open() -> None:
    assert shown(reached(won="1", played="5")) == ("ab", "1235", "2")


def test_in_the_end_nothing_is_left() -> None:
    assert reached(won="123456").next is None


def test_a_stage_is_known_by_its_options_and_followed_by_what_so_many_can_play() -> None:
    third = CAMPAIGN.stage_of({"heap": 3, "talk": "open"})
    assert third == CAMPAIGN.stage("3")
    assert third is not None
    assert CAMPAIGN.stage_of({"heap": 33}) is None
    assert CAMPAIGN.following(third, 3) == CAMPAIGN.stage("4")
    assert CAMPAIGN.following(third, 2) == CAMPAIGN.stage("5")
    assert CAMPAIGN.following(CAMPAIGN.stages[-1], 2) is None
