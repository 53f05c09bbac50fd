"""Lessons of a seat's own finished game: its worst mistakes as puzzles, and everything that is proved there.

A mistake is no proved puzzle: the mentor's opinion decides as in the review, and its remarks are the verdicts.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from cosmotheque import registry
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import Grade, MakeRemark, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof, Puzzler, Theme, Verdict
from cosmotheque.core.text import Text
from cosmotheque.review import Choice, choices
from cosmotheque.study.making import Rated, pack_up
from cosmotheque.study.pack import Pack
from cosmotheque.study.proving import Proved, cut_off, prove

OWN_MISTAKE: Final = Theme(
    "own-mistakes",
    Text("Vos erreurs", "Your own mistakes"),
    Text(
        "Dans votre partie, vous avez joué ici un coup que le conseiller n’aime pas. Trouvez mieux.",
        "In your game you made a move here that the coach does not like. Find a better one.",
    ),
    (),
)
AS_THE_COACH: Final = Verdict(
    Text("C’est ce que le conseiller aurait joué.", "That is what the coach would have played.")
)
NOT_LOOKED_AT: Final = Verdict(
    Text(
        "Le conseiller n’a pas regardé ce coup de près : il pense à un autre.",
        "The coach has not looked at this move closely: it has another one in mind.",
    )
)
POOR: Final = (Grade.DUBIOUS, Grade.MISTAKE)
MISTAKES: Final = 6
PROVED: Final = 4
GRADED: Final = 16
"""The most actions that get a verdict of their own: a mentor takes its time."""
RATING: Final = 1000
"""The rating of all of them: no other player has tried them."""
NOBODY: Final = Puzzler(themes=(), find=lambda _moment: (), prove=lambda _moment, _theme: None)


def own_pack(match: Match, seat: Seat, looked_at: Callable[[int], None]) -> Pack:
    """The puzzles of a seat; `looked_at` hears the number of every move on the way, some more than once."""
    slug = match.game.meta.slug
    puzzler, mentor = registry.puzzler(slug) or NOBODY, registry.mentor(slug)
    remark = None if mentor is None else mentor.remark
    poor: list[tuple[Choice, Remark]] = []
    proved: list[Proved] = []
    for choice in choices(match):
        if choice.moment.seat == seat:
            noted = None if remark is None else remark(choice.moment, choice.action)
            if noted is not None and _can_be_asked(match, choice, noted):
                poor.append((choice, noted))
            if len(proved) < PROVED:
                proved += _prove_all(match, puzzler, choice, [one.theme for one in proved[-1:]])
        looked_at(choice.number)
    worst = sorted(poor, key=lambda one: (one[1].grade is Grade.MISTAKE, one[1].cost), reverse=True)[:MISTAKES]
    asked = [] if remark is None else [_ask_mistake(match, puzzler, remark, *one, looked_at) for one in worst]
    rated = [Rated(one, RATING) for one in (*asked, *proved)]
    return pack_up(match.game, replace(puzzler, themes=(OWN_MISTAKE, *puzzler.themes)), rated)


def _can_be_asked(match: Match, choice: Choice, noted: Remark) -> bool:
    """True if a mistake can be made good by another listed action; a slip of the hand cannot."""
    plain = match.game.measured.outline(choice.action) == choice.action
    return plain and noted.grade in POOR and noted.better in choice.moment.actions


def _prove_all(match: Match, puzzler: Puzzler, choice: Choice, before: list[str]) -> Iterator[Proved]:
    """The provable questions on a position, other than those asked just before."""
    for theme in puzzler.find(choice.moment):
        if theme not in before:
            record = cut_off(match.game, puzzler, match, choice.number, choice.moment)
            found = prove(match.game, puzzler, record, choice.moment.seat, theme)
            if found is not None:
                yield found


def _ask_mistake(
    match: Match, puzzler: Puzzler, remark: MakeRemark, choice: Choice, noted: Remark, looked_at: Callable[[int], None]
) -> Proved:
    """A mistake as a puzzle: right is what the mentor calls best or good."""
    moment = choice.moment
    verdicts, right = [NOT_LOOKED_AT] * len(moment.actions), {moment.actions.index(noted.better)}
    for number in _closely(moment, choice.action, noted.better):
        action = moment.actions[number]
        said = noted if action == choice.action else _remark_on(match, remark, moment, action)
        if said is not None:
            verdicts[number] = Verdict(said.said)
            if said.grade not in POOR:
                right.add(number)
        elif action == noted.better:
            verdicts[number] = AS_THE_COACH
        looked_at(choice.number)
    record = cut_off(match.game, puzzler, match, choice.number, moment)
    return Proved(record, moment, Proof(tuple(sorted(right)), tuple(verdicts)), OWN_MISTAKE.slug)


def _closely(moment: Moment, chosen: Any, better: Any) -> list[int]:
    """The numbers of the actions to be looked at: both that matter, and some of the others."""
    both = [moment.actions.index(action) for action in (better, chosen)]
    others = [number for number in range(len(moment.actions)) if number not in both]
    return [*both, *Random(len(others)).sample(others, min(GRADED, len(others)))]


def _remark_on(match: Match, remark: MakeRemark, moment: Moment, action: Any) -> Remark | None:
    return remark(moment, match.game.measured.measure(moment.view, action, Random(0)))
