"""Every game as an OpenSpiel game: importing this file registers them, so that `pyspiel.load_game` finds them.

A game is called `cosmotheque_<slug>`, with underscores, and has the parameters `seats`, `options` (JSON) and `seed`.
Chance is drawn at each of its moves (sampled stochastic). The clock of a live game acts when nobody else can.
"""

from collections.abc import Callable, Sequence
from typing import Any

from cosmotheque import registry
from cosmotheque.adapters.extras import missing_extra
from cosmotheque.adapters.standing import GameTree
from cosmotheque.core import codec
from cosmotheque.core.game import CHANCE, Meta, Seat

try:
    import numpy as np
    import pyspiel

    from cosmotheque.adapters.coding import coding_of
except ImportError as missing:
    raise missing_extra("openspiel", missing) from missing

ANY_SEED = -1
SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER


def name_of(slug: str) -> str:
    """OpenSpiel's name of a game."""
    return f"cosmotheque_{slug.replace('-', '_')}"


class CosmothequeGame(pyspiel.Game):  # type: ignore[misc]
    """A game for so many seats, by these options. Its dice are shared by all of its states."""

    slug: str

    def __init__(self, parameters: dict[str, Any]) -> None:
        meta = registry.shelf()[self.slug]
        seats, seed = int(parameters["seats"]), int(parameters["seed"])
        self.tree = GameTree(self.slug, seats, str(parameters["options"]), None if seed == ANY_SEED else seed)
        low, high = meta.scores
        info = pyspiel.GameInfo(
            num_distinct_actions=coding_of(self.slug).actions,
            max_chance_outcomes=1,
            num_players=seats,
            min_utility=low,
            max_utility=high,
            max_game_length=meta.max_moves,
        )
        super().__init__(_game_type(meta), info, parameters)

    def new_initial_state(self) -> "CosmothequeState":
        return CosmothequeState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "Observer":
        """An observer for a player, a spectator, or all players together; with perfect recall, only as text."""
        private = getattr(kind, "private_info", SINGLE)
        return Observer(self.tree, private, recalls=getattr(kind, "perfect_recall", False))


class CosmothequeState(pyspiel.State):  # type: ignore[misc]
    """A state of a game. An action is its place in the list of what is legal now."""

    def __init__(self, game: CosmothequeGame) -> None:
        super().__init__(game)
        self.tree = game.tree
        self.standing = game.tree.start

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.tree.actor(self.standing)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        listed = len(self.tree.actions(self.standing, Seat(player)))
        return list(range(min(listed, self.tree.most_actions)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One outcome, drawn when it is applied."""
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        self.standing = self.tree.play(self.standing, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "chance"
        game = self.tree.game
        return game.notation.write(self.tree.action(self.standing, Seat(player), action))

    def is_terminal(self) -> bool:
        return self.tree.game.outcome(self.standing.state) is not None

    def returns(self) -> list[float]:
        outcome = self.tree.game.outcome(self.standing.state)
        return [0.0] * self.tree.seats if outcome is None else list(map(float, outcome.scores))

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> "CosmothequeState":
        """A state that the player cannot tell from this one, drawn fairly."""
        other: CosmothequeState = self.clone()
        other.standing = self.tree.imagine(self.standing, Seat(player), sample())
        return other

    def __str__(self) -> str:
        """The view of a spectator."""
        return codec.encode(self.tree.game.view(self.standing.state, None)).decode()


class Observer:
    """The view of a player, as text and as numbers; without private information, that of a spectator.

    With the private information of all players it is their views one after the other. OpenSpiel's numbers are of single
    precision.
    """

    def __init__(self, tree: GameTree, private: Any, *, recalls: bool) -> None:
        self._tree, self._private, self._recalls = tree, private, recalls
        self._coding = coding_of(tree.slug)
        width = self._coding.view.width * (tree.seats if private == pyspiel.PrivateInfoType.ALL_PLAYERS else 1)
        self.tensor = None if recalls else np.zeros(width, np.float32)
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: CosmothequeState, player: int) -> None:
        if self.tensor is not None:
            views = [self._view(state, seat) for seat in self._observers(player)]
            self.tensor[:] = np.concatenate([self._coding.observation(view) for view in views])

    def string_from(self, state: CosmothequeState, player: int) -> str:
        """The view as JSON; with perfect recall, behind the digest of all that was seen and done."""
        return "\n".join(self._tell(state, seat) for seat in self._observers(player))

    def _observers(self, player: int) -> Sequence[Seat | None]:
        """The seats whose views are seen; None is a spectator."""
        if self._private == pyspiel.PrivateInfoType.NONE:
            return (None,)
        everybody = self._private == pyspiel.PrivateInfoType.ALL_PLAYERS
        return tuple(map(Seat, range(self._tree.seats))) if everybody else (Seat(player),)

    def _tell(self, state: CosmothequeState, seat: Seat | None) -> str:
        view = codec.encode(self._view(state, seat)).decode()
        return f"{state.standing.seen[-1 if seat is None else seat]} {view}" if self._recalls else view

    def _view(self, state: CosmothequeState, seat: Seat | None) -> Any:
        return self._tree.game.view(state.standing.state, seat)


def _game_type(meta: Meta) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(meta.slug),
        long_name=meta.title.en,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if meta.secrets else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if meta.cooperative else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=meta.seats[-1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": meta.seats[0], "options": "{}", "seed": ANY_SEED},
    )


def _register() -> None:
    for slug in registry.playable():
        # A class for each: OpenSpiel keeps what makes a game until after Python has ended, which only classes survive.
        made_by = type(name_of(slug), (CosmothequeGame,), {"slug": slug})
        pyspiel.register_game(_game_type(registry.shelf()[slug]), made_by)


_register()
