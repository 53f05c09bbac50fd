"""Missions of players in words: they stand apart from the official ones, with their titles, stories and own rules."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec

from cosmotheque.core.game import AnyGame
from cosmotheque.core.text import Section, Text, Words
from cosmotheque.core.written import Authorship, Written
from cosmotheque.games.bomb_busters.missions.players.reading import read
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.missions.shelf import replace_all
from cosmotheque.games.bomb_busters.text import card

HEADING: Final = Text(fr="Missions des joueurs", en="Missions of players")


def put_up(game: AnyGame, missions: Sequence[Written]) -> AnyGame:
    """The game with these missions of players on the shelf apart, and no others."""
    scenarios = [mission.page for mission in missions]
    replace_all(scenarios)
    return replace(game, words=with_missions(game.words, scenarios)) if scenarios else game


def with_missions(words: Words, scenarios: Sequence[Scenario]) -> Words:
    """The words of the game, with those of these missions."""
    titles = {f"mission.{one.name}": one.title for one in scenarios}
    news = {f"mission.{one.name}.help": one.special for one in scenarios}
    return msgspec.structs.replace(
        words,
        rulebook=(*words.rulebook, *(Section(one.title, one.rules) for one in scenarios if one.rules)),
        options={**words.options, "mission.apart": HEADING, **titles, **news},
        briefings={**words.briefings, **{f"mission.{one.name}": card(one) for one in scenarios}},
    )


AUTHORSHIP: Final = Authorship("mission", read, put_up)
