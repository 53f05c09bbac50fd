"""A Model Context Protocol server over stdio: a language model takes a seat and plays against the bots of the house.

Everything a tool says comes from the view, the list and the events of the seat that the model plays.
"""

from collections.abc import Callable, Sequence
from functools import wraps
from itertools import count
from threading import Lock
from typing import Any, ParamSpec

import msgspec

from cosmotheque import __version__, registry
from cosmotheque.adapters import words
from cosmotheque.adapters.episode import Episode
from cosmotheque.adapters.extras import missing_extra
from cosmotheque.arena import find_bot
from cosmotheque.core import codec, sentences
from cosmotheque.core.errors import BadSeats, CosmothequeError, Said
from cosmotheque.core.game import Seat
from cosmotheque.core.match import count_seats
from cosmotheque.core.notation import find_action
from cosmotheque.core.text import Language, Text

try:
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    from cosmotheque.adapters.strict import StrictServer
except ImportError as missing:
    raise missing_extra("mcp", missing) from missing

MOST_TABLES = 100
"""So many games are kept; the oldest makes room."""
INSTRUCTIONS = (
    "Board games against bots. list_games shows what there is and read_rules how it is played; start_game gives you a "
    "seat and a table number; play makes a move and answers with everything up to your next turn."
)
NO_TABLE = Text(
    fr="Il n’y a pas de table {0} ; start_game en ouvre une.", en="There is no table {0}; start_game opens one."
)
NO_ACTION = Text(
    fr="Aucune action ne s’écrit {0} à présent ; list_actions montre celles qui sont possibles.",
    en="No action is written {0} now; list_actions shows those that are possible.",
)
Parameters = ParamSpec("Parameters")


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
        """Every game: its slug, how many play it, what it is about."""
        return words.tell_shelf(self._language)

    def describe_game(self, game: str) -> str:
        """One game: seats, scores, the names of its bots, options."""
        return words.tell_game(registry.load(game), self._language)

    def read_rules(self, game: str, rule: str = "") -> str:
        """All rules of a game, each under its id, or the one with this id."""
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
        """Start a game against bots and take a seat, numbered from 0. Answers with the table's number and your view."""
        seats = count_seats(registry.load(game), seats)
        if not 0 <= seat < seats:
            raise BadSeats(sentences.NO_SUCH_SEAT.filled(seats - 1, seat))
        players = [None if number == seat else find_bot(game, opponents) for number in range(seats)]
        place = Place(Episode(registry.load(game), players, seed=seed, options=options), Seat(seat))
        number = next(self._numbers)
        self._places[number] = place
        self._places.pop(number - MOST_TABLES, None)
        return f"Table {number}. You are seat {seat} of {seats}.\n\n{self._news(place)}"

    def look(self, table: int, as_json: bool = False) -> str:
        """What your seat sees and can do now; `as_json` gives all of it as data instead of a drawing."""
        place = self._place(table)
        if as_json:
            return codec.encode(place.episode.match.sight(place.seat)).decode()
        return words.tell_position(place.episode, place.seat, place.told, self._language)

    def list_actions(self, table: int, search: str = "", first: int = 1) -> str:
        """Your legal actions, from the number `first` on, or those whose notation begins with or contains `search`."""
        place = self._place(table)
        return words.tell_actions(place.episode, place.seat, search, first)

    def play(self, table: int, action: str | int | dict[str, Any]) -> str:
        """Make a move: its number in the list, its notation, or the action as JSON. Answers at your next turn."""
        place = self._place(table)
        place.episode.play(self._read(place, action))
        return self._news(place)

    def outcome(self, table: int) -> str:
        """How a game ended, with everybody's score, or that it goes on."""
        place = self._place(table)
        ended = place.episode.outcome
        return (
            "The game goes on."
            if ended is None
            else words.tell_outcome(place.episode.match.game, ended, self._language)
        )

    def _place(self, table: int) -> Place:
        if table not in self._places:
            raise Said(NO_TABLE.filled(table))
        return self._places[table]

    def _news(self, place: Place) -> str:
        told = words.tell_position(place.episode, place.seat, place.told, self._language)
        place.told = len(place.episode.match.moves)
        return told

    def _read(self, place: Place, said: str | int | dict[str, Any]) -> Any:
        """The action that is meant. JSON may fill in what is measured; the match says whether it is legal."""
        game, listed = place.episode.match.game, place.episode.actions(place.seat)
        text = codec.encode(said).decode() if isinstance(said, dict) else str(said).strip()
        if text.startswith("{"):
            return codec.decode(text, game.types.action)
        number = find_action(text, [game.notation.write(action) for action in listed])
        if number is not None:
            return listed[number]
        if game.notation.read is not None:
            return game.notation.read(text)
        raise Said(NO_ACTION.filled(repr(text)))


def server(language: Language = "en") -> MCPServer[Any]:
    """A server with its own tables."""
    parlour = Parlour(language)
    made = StrictServer(
        "cosmotheque",
        language=language,
        version=__version__,
        instructions=INSTRUCTIONS,
        log_level="WARNING",
        subscriptions=False,
    )
    lock = Lock()
    for tool in _tools(parlour):
        made.add_tool(_one_at_a_time(tool, lock, language), structured_output=False)
    return made


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
        parlour.outcome,
    )


def _one_at_a_time(tool: Callable[Parameters, str], lock: Lock, language: Language) -> Callable[Parameters, str]:
    """A tool that waits for the others and turns refusals into sentences for the model."""

    @wraps(tool)
    def call(*args: Parameters.args, **kwargs: Parameters.kwargs) -> str:
        with lock:
            try:
                return tool(*args, **kwargs)
            except CosmothequeError as refusal:
                raise ToolError(refusal.in_language(language)) from refusal

    return call
