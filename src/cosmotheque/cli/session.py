"""One game at the terminal: whose turn it is, and what the bots answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic, sleep
from typing import Any

from cosmotheque.cli import sentences
from cosmotheque.cli.progress import spinner
from cosmotheque.cli.screen import Screen
from cosmotheque.cli.turn import Left, Turn
from cosmotheque.core.bot import BotSpec
from cosmotheque.core.game import CHANCE, CLOCK, AnyGame, Seat
from cosmotheque.core.host import Host


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The seats of people and bots. `adviser` is the bot that is asked for hints."""

    seats: int
    people: frozenset[Seat]
    bot: BotSpec
    adviser: BotSpec
    options: Mapping[str, Any]
    seed: int | None


class RealTime:
    """The wall clock; it tells the player how long there is to wait."""

    def __init__(self, screen: Screen) -> None:
        self._began = monotonic()
        self._screen = screen

    def __call__(self) -> int:
        return int((monotonic() - self._began) * 1000)

    def pass_move(self) -> None:
        """Do nothing: the time passes by itself."""

    def wait_until(self, moment: int) -> None:
        sleep(max(0, moment - self()) / 1000)
        self._screen.tell(sentences.TIME_IS_UP)


class Session:
    """One match at one keyboard: asks people, shows what bots and chance do."""

    def __init__(self, game: AnyGame, settings: Settings, screen: Screen) -> None:
        self._settings = settings
        self._screen = screen
        self._names = [self._name(Seat(seat)) for seat in range(settings.seats)]
        self._rng = Random(settings.seed)
        self._told = 0
        self._last = self._last_bot = Seat(-1)
        self._holder: Seat | None = None
        self._host = Host(
            game,
            [None if seat in settings.people else settings.bot for seat in range(settings.seats)],
            seed=settings.seed,
            options=settings.options,
            names=self._names,
            time=RealTime(screen) if game.meta.live else None,
            order=self._whose,
        )
        self.match = self._host.match

    def play(self) -> None:
        """Play to the end of the game, or until a player quits."""
        self._screen.tell(sentences.WELCOME)
        self._show_in_passing()
        try:
            while (seat := self._host.next_seat()) is not None:
                self._turn(seat)
        except Left:
            self._screen.tell(sentences.LEFT)
            return
        self._tell_moves()
        self._screen.board(self.match.sight(self._holder))
        if outcome := self.match.outcome:
            self._screen.outcome(outcome, self._names)

    def record(self) -> bytes:
        """The game so far as a file."""
        return self.match.record.to_jsonl()

    def _turn(self, seat: Seat) -> None:
        self._last = seat
        if seat in self._settings.people:
            self._person(seat)
        else:
            self._last_bot = seat
            self._host.play(seat, self._think(seat, self._settings.bot))
            self._show_in_passing()
            if not self._settings.people:
                self._tell_moves()

    def _show_in_passing(self) -> None:
        """Show to people who play by heart what will not be in sight when it is their turn."""
        if self.match.by_heart and self._settings.people:
            self._screen.board(self.match.sight(min(self._settings.people) if self._alone else None))

    def _whose(self, waiting: Sequence[Seat]) -> Seat:
        """The seat that moves if several may: people and bots take turns; the screen's holder keeps it if possible."""
        people = [seat for seat in waiting if seat in self._settings.people]
        bots = [seat for seat in waiting if seat not in self._settings.people]
        if people and (not bots or self._last not in self._settings.people):
            return self._holder if self._holder in people else people[0]
        return next((seat for seat in bots if seat > self._last_bot), bots[0])

    def _person(self, seat: Seat) -> None:
        screen, match = self._screen, self.match
        self._hand_over(seat)
        self._tell_moves()
        screen.board(match.sight(seat))
        screen.tell(sentences.YOUR_TURN if self._alone else sentences.TURN.filled(self._names[seat]))
        action = Turn(match, seat, screen, self._advise).ask()
        if action is None:
            self._told = min(self._told, len(match.moves))
        elif not self._host.is_late():
            if action in match.actions(seat):  # else what is measured was typed
                action = match.game.measured.measure(match.view(seat), action, self._rng)
            self._host.play(seat, action)

    def _think(self, seat: Seat, spec: BotSpec) -> Any:
        with spinner(sentences.THINKING.filled(spec.name).in_language(self._screen.language)):
            return self._host.ask(seat, spec)

    def _advise(self, seat: Seat) -> None:
        if self.match.by_heart:
            self._screen.tell(sentences.BY_HEART)
            return
        adviser = self._settings.adviser
        action = self._think(seat, adviser)
        self._screen.tell(sentences.HINT.filled(adviser.name, self.match.game.notation.write(action)))

    def _hand_over(self, seat: Seat) -> None:
        """A curtain between two people at one screen who must not see each other's secrets."""
        if seat != self._holder and not self._alone and self.match.game.meta.secrets:
            self._screen.console.clear()
            prompt = sentences.HAND_OVER.filled(self._names[seat]).in_language(self._screen.language)
            if self._screen.ask(prompt) is None:
                raise Left
        self._holder = seat

    def _tell_moves(self) -> None:
        """Tell what the others did since the last time; if there are secrets, the view tells what may be known."""
        match = self.match
        for move in () if match.game.meta.secrets else match.moves[self._told :]:
            if not (self._alone and move.seat in self._settings.people):
                written = match.game.notation.write(move.action)
                self._screen.tell(sentences.PLAYED.filled(self._mover(move.seat), written))
        self._told = len(match.moves)

    @property
    def _alone(self) -> bool:
        return len(self._settings.people) == 1

    def _mover(self, seat: Seat) -> str:
        language = self._screen.language
        if seat in (CHANCE, CLOCK):
            return (sentences.CHANCE if seat == CHANCE else sentences.CLOCK).in_language(language)
        return self._names[seat]

    def _name(self, seat: Seat) -> str:
        if seat not in self._settings.people:
            return f"{self._settings.bot.name} ({seat})"
        language = self._screen.language
        return (sentences.YOU if self._alone else sentences.SEAT.filled(seat)).in_language(language)
