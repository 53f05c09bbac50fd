"""A Model Context Protocol server over stdio: a language model takes a seat and plays against the bots of the house.

Everything a tool says comes from the view, the list and the events of the seat that the model plays.
"""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import msgspec

from cosmotheque import __version__, registry
from cosmotheque.adapters import sentences, words
from cosmotheque.adapters.episode import Episode
from cosmotheque.adapters.extras import missing_extra
from cosmotheque.arena import find_bot
from cosmotheque.core import codec
from cosmotheque.core import sentences as of_the_host
from cosmotheque.core.errors import BadSeats, Said
from cosmotheque.core.game import Seat
from cosmotheque.core.match import count_seats
from cosmotheque.core.notation import find_action
from cosmotheque.core.text import Language, Text

try:
    from mcp.server.mcpserver import MCPServer

    from cosmotheque.adapters.strict import Argument, strict_server
except ImportError as missing:
    raise missing_extra("mcp", missing) from missing

MOST_TABLES = 100
"""The most games kept; the oldest makes room."""
LIMITS: dict[str, dict[str, Any]] = {
    "opponents": {"examples": ["level-1", "level-3", "random"]},
    "seat": {"minimum": 0},
    "first": {"minimum": 1},
    "table": {"minimum": 1},
    "search": {"examples": ["", "lay c", "cut B4"]},
    "action": {"examples": ["1", "c3-c1", "lay c7"]},
}
"""The schema of an argument beyond its kind."""


class Place(msgspec.Struct):
    """A table, the seat the model plays at it, and how many moves it has been told of."""

    episode: Episode
    seat: Seat
    told: int = 0


class Parlour:
    """The tables of one session, and what can be asked of them. Its methods are the server's tools."""

    def __init__(self, language: Language) -> None:
        self._language: Language = language
        self._places: dict[int, Place] = {}
        self._numbers = count(1)

    def list_games(self) -> str:
        return words.tell_shelf(self._language)

    def describe_game(self, game: str) -> str:
        return words.tell_game(registry.load(game), self._language)

    def read_rules(self, game: str, rule: str = "") -> str:
        return words.tell_rules(registry.load(game), rule, self._language)

    def start_game(
        self,
        game: str,
        opponents: str = "level-1",
        seat: int = 0,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> str:
        seats = count_seats(registry.load(game), seats)
        if not 0 <= seat < seats:
            raise BadSeats(of_the_host.NO_SUCH_SEAT.filled(seats - 1, seat))
        players = [None if number == seat else find_bot(game, opponents) for number in range(seats)]
        place = Place(Episode(registry.load(game), players, seed=seed, options=options), Seat(seat))
        number = next(self._numbers)
        self._places[number] = place
        self._places.pop(number - MOST_TABLES, None)
        opened = self._say(sentences.OPENED.filled(number, seat, seats))
        special = "\n".join(words.tell_chapters(registry.load(game), options or {}, self._language))
        legend = words.tell_legend(registry.load(game), self._language)
        return "\n\n".join([opened, *([special] if special else []), *legend, self._news(place)])

    def look(self, table: int, as_json: bool = False) -> str:
        place = self._place(table)
        if as_json:
            return codec.encode(place.episode.match.sight(place.seat)).decode()
        return self._tell(place)

    def list_actions(self, table: int, search: str = "", first: int = 1) -> str:
        return self._actions(self._place(table), search, first)

    def play(self, table: int, action: str | int | dict[str, Any]) -> str:
        place = self._place(table)
        place.episode.play(self._read(place, action))
        return self._news(place)

    def undo(self, table: int) -> str:
        place = self._place(table)
        place.episode.undo(place.seat)
        place.told = len(place.episode.match.moves)
        return f"{self._say(sentences.TAKEN_BACK)}\n\n{self._news(place)}"

    def resign(self, table: int) -> str:
        place = self._place(table)
        place.episode.concede()
        return f"{self._say(sentences.RESIGNED)}\n\n{self._news(place)}"

    def coach(self, table: int) -> str:
        place = self._place(table)
        match = place.episode.match
        mentor = registry.mentor(match.game.meta.slug)
        if mentor is None or mentor.advise is None:
            raise Said(sentences.NO_COACH.filled(match.game.meta.title))
        if match.by_heart:
            raise Said(sentences.BY_HEART)
        advice = mentor.advise(match.moment(place.seat))
        if advice.best is None:
            return self._say(advice.said)
        return self._say(sentences.ADVICE.filled(match.game.notation.write(advice.best), advice.said))

    def outcome(self, table: int) -> str:
        place = self._place(table)
        ended = place.episode.outcome
        if ended is None:
            return self._say(sentences.GOES_ON)
        return words.tell_outcome(place.episode.match.game, ended, self._language)

    def _place(self, table: int) -> Place:
        if table not in self._places:
            raise Said(sentences.NO_TABLE.filled(table))
        return self._places[table]

    def _news(self, place: Place) -> str:
        told = self._tell(place)
        place.told = len(place.episode.match.moves)
        return told

    def _tell(self, place: Place) -> str:
        episode, ended = place.episode, place.episode.outcome
        position = words.tell_position(episode.match, place.seat, place.told, self._language)
        if ended is not None:
            return f"{position}\n\n{words.tell_outcome(episode.match.game, ended, self._language)}"
        return f"{position}\n\n{self._actions(place)}"

    def _actions(self, place: Place, search: str = "", first: int = 1) -> str:
        return words.tell_actions(place.seat, _write_actions(place), self._language, search=search, first=first)

    def _read(self, place: Place, said: str | int | dict[str, Any]) -> Any:
        """The action that is meant. JSON may fill in what is measured; the match says whether it is legal."""
        game, listed = place.episode.match.game, place.episode.actions(place.seat)
        text = codec.encode(said).decode() if isinstance(said, dict) else str(said).strip()
        if text.startswith("{"):
            return codec.decode(text, game.types.action)
        number = find_action(text, _write_actions(place))
        if number is not None:
            return listed[number]
        if game.notation.read is not None:
            return game.notation.read(text)
        raise Said(sentences.NO_ACTION.filled(repr(text)))

    def _say(self, text: Text) -> str:
        return text.in_language(self._language)


def _write_actions(place: Place) -> list[str]:
    write = place.episode.match.game.notation.write
    return [write(action) for action in place.episode.actions(place.seat)]


def server(language: Language = "en") -> MCPServer[Any]:
    """A server with its own tables."""
    parlour = Parlour(language)
    limits = {**LIMITS, "game": {"enum": list(registry.playable())}}
    arguments = {name: Argument(text, limits.get(name, {})) for name, text in sentences.ARGUMENTS.items()}
    described = {sentences.TOOLS[tool.__name__]: tool for tool in _tools(parlour)}
    return strict_server(
        "cosmotheque", __version__, sentences.INSTRUCTIONS, described, arguments=arguments, language=language
    )


def serve(language: Language) -> None:
    """Answer on stdin and stdout until the client goes."""
    server(language).run("stdio")


def _tools(parlour: Parlour) -> Sequence[Callable[..., str]]:
    return (
        parlour.list_games,
        parlour.describe_game,
        parlour.read_rules,
        parlour.start_game,
        parlour.look,
        parlour.list_actions,
        parlour.play,
        parlour.undo,
        parlour.resign,
        parlour.coach,
        parlour.outcome,
    )
