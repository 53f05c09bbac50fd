"""The template keeps the laws."""

from tests.copying import TEMPLATE

from cosmotheque import laws, registry
from cosmotheque.games._template.bots import BOTS
from cosmotheque.games._template.game import GAME
from cosmotheque.games._template.lessons import LESSONS


def test_the_template_keeps_every_law() -> None:
    slug = GAME.meta.slug
    effort = laws.Effort(seconds=0, positions=3)
    laws.check(GAME, bots=BOTS[slug], folder=TEMPLATE, effort=effort)
    laws.check_lessons(GAME, LESSONS[slug])


def test_the_template_is_not_on_the_shelf() -> None:
    assert GAME.meta.slug not in registry.shelf()
