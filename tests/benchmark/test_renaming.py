"""Games in made-up words: nothing of a game's own words is left, and it is the same game."""

from random import Random
from typing import get_args

import pytest

from cosmotheque import registry
from cosmotheque.benchmark.renaming import Renaming
from cosmotheque.benchmark.scripted import choose
from cosmotheque.benchmark.sitting import Sitting
from cosmotheque.core.text import Language, Text

from .seats import SLUGS, play_out, quick

MOST = 40


@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize("slug", SLUGS)
def test_no_noun_of_a_game_is_left_in_any_text(slug: str, language: Language) -> None:
    game = registry.load(slug)
    nouns = [form.lower() for noun in game.nouns for form in noun.in_language(language).split("|")]
    assert nouns
    sitting = Sitting(quick(slug), language, renamed=True, most_turns=MOST)
    texts = [sitting.rules, sitting.text, sitting.answer("nonsense"), sitting.answer("list ")]
    texts += play_out(sitting, choose)
    told = "\n".join(texts).lower()
    words = set(told.replace("-", " ").replace("’", " ").split()) | set(told.split())
    assert Renaming(game, language).finds(told) == []
    assert not words & {noun for noun in nouns if " " not in noun}
    assert game.meta.title.in_language(language).lower() not in told


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_answers_make_the_same_game(slug: str) -> None:
    plain, renamed = (Sitting(quick(slug), renamed=renamed, most_turns=MOST) for renamed in (False, True))
    play_out(plain, choose)
    play_out(renamed, choose)
    assert plain.episode.match.moves == renamed.episode.match.moves
    assert plain.outcome == renamed.outcome
    assert plain.rules != renamed.rules


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_written_in_made_up_words_is_read_back(slug: str) -> None:
    game, sitting = registry.load(slug), Sitting(quick(slug))
    renaming = Renaming(game, "en")
    listed = sitting.episode.actions(sitting.task.seat)
    assert game.notation.read is not None
    for action in Random(1).sample(list(listed), min(len(listed), 200)):
        assert game.notation.read(renaming.recover(renaming.hide(game.notation.write(action)))) == action


def test_each_noun_has_a_word_of_its_own_and_keeps_its_shape() -> None:
    for slug in SLUGS:
        game = registry.load(slug)
        renaming = Renaming(game, "en")
        made = [renaming.hide(noun.en.split("|")[0].lower()) for noun in game.nouns]
        assert len(set(made)) == len(made)
        noun: Text = next(noun for noun in game.nouns if noun.en.isalpha())
        word = renaming.hide(noun.en.lower())
        assert renaming.hide(f"{noun.en.capitalize()}s") == f"{word.capitalize()}s"
        assert renaming.hide(noun.en.upper()) == word.upper()
        assert renaming.hide(f"x{noun.en}y") == f"x{noun.en}y"
