"""A model plays through a real client, over memory and over stdio, and is shown nothing but its seat's view."""

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, get_args

import pytest
from mcp import Client, StdioServerParameters, stdio_client

from cosmotheque import registry
from cosmotheque.adapters import sentences
from cosmotheque.adapters.mcp import Parlour, server
from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation, CannotUndo, GameOver, Refused
from cosmotheque.core.match import Match
from cosmotheque.core.text import Language
from cosmotheque.laws.spread import arbitrary_values

SLUGS = registry.playable()
MOST_MOVES = 12
Ask = Callable[..., Awaitable[str]]


def session(play: Callable[[Ask], Awaitable[None]], target: Any) -> None:
    """Run a conversation with a server. `ask` gives what a tool said, refusals after an exclamation mark."""

    async def talk() -> None:
        async with Client(target) as client:

            async def ask(tool: str, **arguments: Any) -> str:
                answer = await client.call_tool(tool, arguments)
                (content,) = answer.content
                assert content.type == "text"
                return f"! {content.text}" if answer.is_error else content.text

            await play(ask)

    asyncio.run(talk())


def number_of(opened: str) -> int:
    found = re.match(r"Table (\d+)\. You are seat", opened)
    assert found, opened
    return int(found[1])


@pytest.mark.parametrize("slug", SLUGS)
def test_a_model_plays_a_game(slug: str) -> None:
    async def play(ask: Ask) -> None:
        said = await ask("start_game", game=slug, opponents="random", seed=1)
        table = number_of(said)
        for _ in range(MOST_MOVES):
            if "The game is over." in said:
                assert "Scores: seat 0: " in await ask("outcome", table=table)
                return
            assert "Actions of seat 0 (" in said
            said = await ask("play", table=table, action="1")
            assert not said.startswith("!")
        assert await ask("outcome", table=table) == "The game goes on."

    session(play, server())


def test_over_stdio_as_a_client_starts_it() -> None:
    async def play(ask: Ask) -> None:
        shelf = await ask("list_games")
        assert all(slug in shelf for slug in SLUGS)
        assert "Table 1. You are seat 0 of" in await ask("start_game", game=SLUGS[0], opponents="random", seed=1)

    command = StdioServerParameters(command=sys.executable, args=["-m", "cosmotheque", "mcp", "--lang", "en"])
    session(play, stdio_client(command, errlog=sys.__stderr__))


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_are_read_by_their_ids(slug: str) -> None:
    parlour = Parlour("fr")
    rule = registry.load(slug).words.rulebook[0].rules[0]
    assert parlour.read_rules(slug, rule.id.lower()) == f"{rule.id}  {rule.text.fr}"
    assert rule.text.fr in parlour.read_rules(slug)
    offered = ", ".join(bot.name for bot in registry.bots(slug).values() if bot.level > 0)
    assert f"Robots, du plus facile au plus fort\u00a0: {offered}" in parlour.describe_game(slug)
    assert f"Bots, from easy to strong: {offered}" in Parlour("en").describe_game(slug)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_model_is_shown_what_its_seat_may_know_and_no_more(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Views, lists and events are asked for its seat alone, and another state with the same view is told the same."""
    asked: list[Any] = []
    for name in ("view", "events_seen_by", "actions"):
        monkeypatch.setattr(Match, name, _noting(getattr(Match, name), asked))
    parlour = Parlour("en")
    said = parlour.start_game(slug, opponents="random", seat=1, seed=2)
    place = parlour._places[number_of(said)]
    if place.episode.outcome is None:
        asked.clear()
        told = [parlour.look(1), parlour.look(1, as_json=True), parlour.list_actions(1)]
        assert set(asked) == {1}
        match = place.episode.match
        match.state = match.game.imagine(match.view(1), Random(1))
        match._listed.clear()
        assert told == [parlour.look(1), parlour.look(1, as_json=True), parlour.list_actions(1)]


def _noting(method: Any, asked: list[Any]) -> Any:
    def noted(self: Match, seat: Any, *rest: Any) -> Any:
        asked.append(seat)
        return method(self, seat, *rest)

    return noted


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    async def play(ask: Ask) -> None:
        assert (await ask("start_game", game="chess")).startswith("! There is no game 'chess'")
        assert await ask("look", table=7) == "! There is no table 7; start_game opens one."
        assert (await ask("start_game", game=SLUGS[0], seat=9)).startswith("! There are seats 0 to")
        assert (await ask("start_game", game=SLUGS[0], opponents="nobody")).startswith("! ")
        assert (await ask("read_rules", game=SLUGS[0], rule="X-1")).startswith("! There is no rule X-1")
        table = number_of(await ask("start_game", game=SLUGS[0], opponents="random", seed=1))
        assert (await ask("play", table=table, action="nonsense")).startswith("! ")
        assert (await ask("play", table=table, action="{}")).startswith("! This cannot be read")

    session(play, server())


def test_arguments_that_a_tool_does_not_have_are_refused() -> None:
    async def play(ask: Ask) -> None:
        said = await ask("start_game", game=SLUGS[0], bots="level-3", bot="nope")
        assert said.startswith("! There is no argument 'bots', 'bot'; there is game, opponents, ")
        assert (await ask("list_games", please=True)) == "! There is no argument 'please'; there is none."

    session(play, server())


def test_arguments_that_are_missing_or_of_another_kind_are_refused_in_a_sentence() -> None:
    async def play(ask: Ask) -> None:
        assert await ask("look") == "! The argument 'table' is missing; it has to be a whole number."
        assert await ask("look", table="x") == "! The argument 'table' cannot be 'x'; it has to be a whole number."
        said = await ask("play", action=[1])
        assert said == (
            "! The argument 'table' is missing; it has to be a whole number. "
            "The argument 'action' cannot be [1]; it has to be a text or a whole number or an object."
        )

    session(play, server())


def test_arguments_are_refused_in_the_language_of_the_server() -> None:
    async def play(ask: Ask) -> None:
        said = await ask("start_game", game=SLUGS[0], seats="many")
        assert said == "! L’argument 'seats' ne peut pas être 'many' ; il faut un nombre entier ou null."
        assert await ask("look", table=7) == "! Il n’y a pas de table 7 ; start_game en ouvre une."
        assert (await ask("start_game", game="chess")).startswith("! Il n’y a pas de jeu 'chess'")

    session(play, server("fr"))


def test_an_option_that_is_not_allowed_is_refused_in_the_language_of_the_server() -> None:
    async def play(ask: Ask) -> None:
        said = await ask("start_game", game=SLUGS[0], options={"no-such": 1})
        assert said.startswith("! L’option 'no-such' n’existe pas")

    session(play, server("fr"))


@pytest.mark.parametrize("slug", SLUGS)
def test_an_action_may_be_written_as_listed_or_numbered_or_as_json(slug: str) -> None:
    """Through the protocol too, where a number and an object come as they are."""
    game = registry.load(slug)

    async def play(ask: Ask) -> None:
        opened = await ask("start_game", game=slug, opponents="random", seed=4)
        pages = [await ask("list_actions", table=number_of(opened), first=first) for first in (1, 2)]
        number, notation = re.findall(r"^(\d+)\. (.+)$", "\n".join(pages), re.MULTILINE)[-1]
        assert game.notation.read is not None
        written = codec.encode(game.notation.read(notation)).decode()
        told = set()
        for said in (notation, number, int(number), written, codec.decode(written, dict[str, Any])):
            table = number_of(await ask("start_game", game=slug, opponents="random", seed=4))
            told.add(await ask("play", table=table, action=said))
        assert len(told) == 1
        assert not told.pop().startswith("!")

    session(play, server())


def test_long_lists_come_in_pages() -> None:
    parlour = Parlour("en")
    for slug in SLUGS:
        parlour.start_game(slug, opponents="random", seed=1)
    longest = max(parlour._places, key=lambda number: len(parlour._places[number].episode.actions(0)))
    count = len(parlour._places[longest].episode.actions(0))
    kinds = re.findall(r"^(\S+) \((\d+)\): ", parlour.list_actions(longest), re.MULTILINE)
    assert sum(int(number) for _, number in kinds) == count
    for kind, number in kinds:
        assert len(all_of(parlour, longest, kind)) == int(number)
    assert all_of(parlour, longest, "", 2) == [*range(2, count + 1)]
    assert "None begins with 'nothing of the kind'" in parlour.list_actions(longest, search="nothing of the kind")


def all_of(parlour: Parlour, table: int, search: str, first: int = 1) -> list[int]:
    """The numbers of the actions that begin so, page after page."""
    found: list[int] = []
    while page := re.findall(r"^(\d+)\. ", parlour.list_actions(table, search=search, first=first), re.MULTILINE):
        found += map(int, page)
        first = found[-1] + 1
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_an_action_that_is_not_legal_is_refused_by_its_rule(slug: str) -> None:
    """A value that the action's type allows is refused with its rule; any other value cannot be read."""
    parlour = Parlour("en")
    parlour.start_game(slug, opponents="random", seed=1)
    place = parlour._places[1]
    for action in arbitrary_values(place.episode.match.game.types.action, Random(1), 30):
        if place.episode.match.game.measured.outline(action) not in place.episode.actions(0):
            with pytest.raises((Refused, BadNotation), match=r"\([A-Z]+-\d+\w*\)$|^This cannot be read"):
                parlour.play(1, codec.encode(action).decode())


@pytest.mark.parametrize("language", get_args(Language))
def test_every_tool_and_argument_is_described_in_the_language_of_the_server(language: Language) -> None:
    tools = asyncio.run(server(language).list_tools())
    assert {tool.name for tool in tools} == set(sentences.TOOLS)
    for tool in tools:
        assert tool.description == sentences.TOOLS[tool.name].in_language(language)
        for name, schema in tool.input_schema.get("properties", {}).items():
            assert schema["description"] == sentences.ARGUMENTS[name].in_language(language)
    (start,) = [tool for tool in tools if tool.name == "start_game"]
    assert start.input_schema["properties"]["game"]["enum"] == list(SLUGS)


@pytest.mark.parametrize("slug", SLUGS)
def test_what_happens_is_told_in_sentences_and_every_action_once(slug: str) -> None:
    parlour = Parlour("fr")
    said = parlour.start_game(slug, opponents="random", seed=5)
    place = parlour._places[1]
    for _ in range(MOST_MOVES):
        assert "{" not in said
        assert not re.search(r"What happened|Actions of|What seat", said)
        if place.episode.outcome is not None:
            break
        listed = [place.episode.match.game.notation.write(action) for action in place.episode.actions(0)]
        for number, written in re.findall(r"^(\d+)\. (.+)$", said, re.MULTILINE):
            assert written == listed[int(number) - 1]
        said = parlour.play(1, str(len(listed)))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_model_gives_up(slug: str) -> None:
    parlour = Parlour("en")
    parlour.start_game(slug, opponents="random", seed=1)
    assert parlour.resign(1).startswith("You have given up.")
    assert "The game is over." in parlour.outcome(1)
    with pytest.raises(GameOver):
        parlour.resign(1)


def test_a_model_takes_a_move_back_where_nothing_was_revealed() -> None:
    done = []
    for slug in SLUGS:
        parlour = Parlour("en")
        parlour.start_game(slug, opponents="random", seed=1)
        before = parlour.look(1, as_json=True), parlour.list_actions(1)
        parlour.play(1, "1")
        try:
            assert parlour.undo(1).startswith("Your last move is undone.")
        except CannotUndo:
            continue
        done.append((parlour.look(1, as_json=True), parlour.list_actions(1)) == before)
    assert done
    assert all(done)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_coach_names_an_action_that_can_be_played(slug: str) -> None:
    parlour = Parlour("en")
    parlour.start_game(slug, opponents="random", seed=1)
    found = re.match(r"The coach would play: (.+)\n", parlour.coach(1))
    assert found
    parlour.play(1, found[1])


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_of_later_boxes_are_read_by_the_titles_of_their_sections(slug: str) -> None:
    game, parlour = registry.load(slug), Parlour("en")
    told = parlour.read_rules(slug)
    for section in game.words.rulebook:
        assert section.title.en in told
        assert (section.rules[0].text.en in told) == (not section.box)
        assert section.rules[0].text.en in parlour.read_rules(slug, section.title.en.upper())


def test_a_table_begins_with_what_is_special_about_its_options() -> None:
    chapters = [(slug, key, told) for slug in SLUGS for key, told in registry.load(slug).words.briefings.items()]
    assert chapters
    slug, key, told = chapters[0]
    name, _, value = key.partition(".")
    seats = registry.load(slug).meta.seats[-1]
    opened = Parlour("fr").start_game(slug, opponents="random", seats=seats, options={name: value}, seed=1)
    assert told.special.fr in opened
    assert all(rule in opened for rule in told.rules)
