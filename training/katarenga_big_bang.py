"""Trains the network of Katarenga Big Bang by self-play (PPO), with PyTorch and nothing of the house installed.

    python training/katarenga_big_bang.py --minutes 20 --out weights

Thousands of games are played side by side by one network for both sides; what they led to teaches it. In a share of
them one side is an elder: the network of a while ago, or one of `--elders`. `--out` gets `weights.npz`, which the bot
`network` plays by, and `resume.pt`, from which `--resume` goes on. Now and then a line says how the network fares
against its latest elder, and against play at random; the last ones, against each of `--elders`.
"""

import argparse
import json
import math
import random
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch

ROOM = Path(__file__).parents[1] / "src/cosmotheque/games/katarenga/bots"
sys.path.insert(0, str(ROOM))

from network.arrays import MOST_MOVES, NO_GOAL, Games, Tables, legal, position_number, step, tables  # noqa: E402
from network.boards import boards, openings  # noqa: E402
from network.net import Sight, shapes, sight, think  # noqa: E402

FAR = 0.2  # PPO: how far the odds of a decision may move at once
SPEED = 0.997  # a win so many decisions later is worth so much less
TRUST = 0.9  # how far ahead results are believed before the network's own opinion
DRAW = 0.1  # what a draw against an elder costs: it should be beaten
ELDER_SHARPNESS = 2.0  # elders play more as they mean to than the network does while it tries things
FIRST_THOUGHT = 100.0  # so sharp that the likeliest action is played


class Dealer:
    """New games, at random."""

    def __init__(self, t: Tables, device: str) -> None:
        self._t = t
        self._boards = torch.as_tensor(boards(), device=device)
        self._openings = torch.as_tensor(openings(), device=device)

    def deal(self, n: int) -> Games:
        device = self._boards.device
        colours = self._boards[torch.randint(len(self._boards), (n,), device=device)]
        pawns = self._openings[torch.randint(3, (n,), device=device)]
        zeros = torch.zeros(n, dtype=torch.int64, device=device)
        seen = torch.zeros(n, MOST_MOVES + 1, dtype=torch.int64, device=device)
        seen[:, 0] = position_number(self._t, pawns, zeros)
        return Games(
            colours=colours,
            pawns=pawns,
            goals=torch.full((n, 2), NO_GOAL, device=device),
            doubled=torch.zeros(n, 2, dtype=torch.bool, device=device),
            placing=zeros > 0,
            moves=zeros,
            seen=seen,
            kept=zeros + 1,
        )


class Batch(NamedTuple):
    """Decisions and what was known when they were made. `own` are the network's, not an elder's."""

    squares: torch.Tensor
    empty: torch.Tensor
    reached: torch.Tensor
    legal: torch.Tensor
    chosen: torch.Tensor
    odds: torch.Tensor
    worth: torch.Tensor
    own: torch.Tensor


def first_weights(width: int, rounds: int, device: str) -> dict[str, torch.Tensor]:
    made = {}
    for name, shape in shapes(width, rounds).items():
        spread = 0.0 if len(shape) == 1 else 1 / math.sqrt(shape[0])
        if name.endswith("say") or name in ("put", "worth.out"):
            spread *= 0.1
        made[name] = (torch.randn(shape, device=device) * spread).requires_grad_()
    return made


@torch.compile(dynamic=False)
def judged(weights: dict[str, torch.Tensor], seen: Sight, allowed: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The logarithm of each action's odds, and the worth of each position."""
    logits, worth = think(torch, weights, seen)
    return torch.log_softmax(torch.where(allowed, logits.float(), -1e9), -1), worth.float()


@torch.compile(dynamic=False)
def looked(t: Tables, games: Games) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """The input of the network, and the legal actions. (Compiled code returns plain tuples alone.)"""
    squares, empty, reached = sight(t, games)
    return squares.bfloat16(), empty, reached, legal(t, games, reached)


@torch.compile(dynamic=False)
def stepped(
    t: Tables, games: Games, fresh: Games, chosen: torch.Tensor, patience: int = MOST_MOVES
) -> tuple[Any, Any, Any, Any]:
    """After a decision in every game, with new games in place of those that are over.

    When no pawn came to stand for so many moves it is a draw too: two that block each other teach no more.
    """
    after, over, points, goes_on = step(t, games, chosen)
    over = over | (after.kept > patience) & ~goes_on
    pairs = zip(after, fresh, strict=True)
    renewed = [torch.where(over.view(-1, *[1] * (old.dim() - 1)), new, old) for old, new in pairs]
    return tuple(renewed), over, points, goes_on


@torch.compile(dynamic=False)
def drawn(logits: torch.Tensor) -> torch.Tensor:
    """One of each row, by its odds."""
    return (logits - torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))).argmax(-1)


class Player:
    """The network at work: what it thinks of games, in half precision."""

    def __init__(self, t: Tables, weights: dict[str, torch.Tensor]) -> None:
        self._t = t
        self.weights = weights

    def opinion(self, squares: Any, empty: Any, reached: Any, allowed: Any) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of each action's odds, and the worth of the position."""
        with torch.autocast("cuda", torch.bfloat16):
            return judged(self.weights, Sight(squares, empty, reached), allowed)

    @torch.no_grad()
    def decide(self, games: Games, sharpness: float = 1.0) -> Batch:
        seen = looked(self._t, games)
        odds, worth = self.opinion(*seen)
        chosen = drawn(odds * sharpness)
        return Batch(*seen, chosen, _of(odds, chosen), worth, chosen >= 0)


def _of(rows: torch.Tensor, places: torch.Tensor) -> torch.Tensor:
    return rows.gather(1, places[:, None])[:, 0]


def reward(points: torch.Tensor) -> torch.Tensor:
    """A win counts most of it, its margin the rest."""
    return points.sign() * (0.8 + 0.2 * points.abs() / 8)


def _loaded(path: str) -> dict[str, torch.Tensor]:
    return {name: torch.as_tensor(array, device="cuda").float() for name, array in np.load(path).items()}


class School:
    """Play, then learn from it, over and over."""

    def __init__(self, args: argparse.Namespace) -> None:
        torch.set_float32_matmul_precision("high")
        self.args = args
        self.t = tables(torch, lambda array: torch.as_tensor(array, device="cuda"))
        self.dealer = Dealer(self.t, "cuda")
        self.weights = first_weights(args.width, args.rounds, "cuda")
        self.player = Player(self.t, self.weights)
        self.optimiser = torch.optim.Adam(self.weights.values(), lr=args.rate, betas=(0.9, 0.98), fused=True)
        self.smooth = {name: weight.detach().clone() for name, weight in self.weights.items()}
        self.games = self.dealer.deal(args.games)
        self.guests = int(args.games * args.share)
        self.places = torch.arange(args.games, device="cuda")
        self.shared = self.places < self.guests
        self.elders = [Player(self.t, _loaded(path)) for path in args.elders]
        self.decisions = 0
        self.ended = torch.zeros(2, dtype=torch.int64, device="cuda")

    def play(self) -> tuple[Batch, torch.Tensor]:
        """Some decisions in every game, and what each was worth in the end, as far as one can tell yet."""
        batches, rewards, overs, signs = [], [], [], []
        elder = random.choice(self.elders)
        for _ in range(self.args.steps):
            batch = self._with_elder(elder, self.player.decide(self.games))
            fresh = self.dealer.deal(self.args.games)
            after, over, points, goes_on = stepped(self.t, self.games, fresh, batch.chosen, self.args.patience)
            self.games = Games(*after)
            draws = over & (points == 0)
            cost = torch.where(batch.own, -DRAW, DRAW) * (draws & self.shared)
            batches.append(batch)
            rewards.append(reward(points) + cost)
            overs.append(over)
            self.ended += torch.stack((over.sum(), draws.sum()))
            signs.append(torch.where(goes_on, 1.0, -1.0))
            self.decisions += len(over)
        last = self.player.decide(self.games).worth
        return Batch(*(torch.cat(parts) for parts in zip(*batches, strict=True))), self._judged(
            batches, rewards, overs, signs, last
        )

    def _with_elder(self, elder: Player, batch: Batch) -> Batch:
        """The same decisions, but those of one side of the shared games made by an elder."""
        if not self.guests:
            return batch
        theirs = elder.decide(Games(*(column[: self.guests] for column in self.games)), ELDER_SHARPNESS).chosen
        turn = self.shared & (self.games.moves % 2 == self.places % 2)
        filled = torch.nn.functional.pad(theirs, (0, len(turn) - self.guests))
        return batch._replace(chosen=torch.where(turn, filled, batch.chosen), own=~turn)

    def _judged(self, batches: Any, rewards: Any, overs: Any, signs: Any, last: torch.Tensor) -> torch.Tensor:
        """The result of each decision, blended with the network's forecasts on the way (GAE)."""
        gained, later, found = torch.zeros_like(last), last, []
        for batch, got, over, sign in zip(
            reversed(batches), reversed(rewards), reversed(overs), reversed(signs), strict=True
        ):
            on = SPEED * sign * ~over
            gained = got + on * later - batch.worth + TRUST * on * gained
            later = batch.worth
            found.append(gained + batch.worth)
        return torch.cat(found[::-1])

    def learn(self, batch: Batch, worth: torch.Tensor, warmth: float) -> tuple[float, float, float]:
        """One pass over what was played; the mean losses."""
        gain = worth - batch.worth
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        sums = torch.zeros(3, device="cuda")
        parts = torch.randperm(len(worth), device="cuda").split(self.args.part)
        for part in parts:
            own = Batch(*(column[part] for column in batch))
            odds, opinion = self.player.opinion(own.squares, own.empty, own.reached, own.legal)
            ratio = torch.exp(_of(odds, own.chosen) - own.odds)
            better = torch.minimum(ratio * gain[part], ratio.clamp(1 - FAR, 1 + FAR) * gain[part])
            doubt = -(odds.exp() * odds * own.legal).sum(-1)
            wrong = (opinion - worth[part]) ** 2
            better, doubt, wrong = ((loss * own.own).sum() / own.own.sum() for loss in (better, doubt, wrong))
            loss = wrong - better - warmth * doubt
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.weights.values(), 0.5)
            self.optimiser.step()
            with torch.no_grad():
                for name, weight in self.weights.items():
                    self.smooth[name].lerp_(weight, 0.003)
            sums += torch.stack((better.detach(), doubt.detach(), wrong.detach()))
        return tuple((sums / len(parts)).tolist())  # type: ignore[return-value]

    @torch.no_grad()
    def versus(self, other: "Player | None", most: int = 150) -> list[int]:
        """The wins, draws and losses of the smoothed network against another player or play at random, by first
        thought.

        Games come in pairs on the same board with colours swapped. A game not over after so many decisions is drawn.
        """
        mine, half = Player(self.t, self.smooth), self.args.games // 2
        games = Games(*(torch.cat((column, column)) for column in self.dealer.deal(half)))
        first = torch.arange(2 * half, device="cuda") < half
        running, score = first | True, torch.zeros(2 * half, dtype=torch.int64, device="cuda")
        for _ in range(most):
            turn = (games.moves % 2 == 0) == first
            ours = mine.decide(games, FIRST_THOUGHT)
            theirs = other.decide(games, FIRST_THOUGHT).chosen if other else drawn(torch.where(ours.legal, 0.0, -1e9))
            after, over, points, _ = stepped(self.t, games, games, torch.where(turn, ours.chosen, theirs))
            games = Games(*after)
            score += torch.where(over & running, torch.where(turn, 1, -1) * points.sign(), 0)
            running &= ~over
        return [int((score == sign).sum()) for sign in (1, 0, -1)]

    def grow_older(self) -> None:
        """The smoothed network of now becomes an elder."""
        self.elders.append(Player(self.t, {name: weight.clone() for name, weight in self.smooth.items()}))

    def save(self, out: Path) -> None:
        out.mkdir(parents=True, exist_ok=True)
        arrays = {name: weight.half().cpu().numpy() for name, weight in self.smooth.items()}
        np.savez_compressed(out / "weights.npz", **arrays)
        kept = {"weights": self.weights, "smooth": self.smooth, "optimiser": self.optimiser.state_dict()}
        torch.save({**kept, "decisions": self.decisions}, out / "resume.pt")

    def resume(self, path: Path) -> None:
        kept = torch.load(path, map_location="cuda")
        with torch.no_grad():
            for name, weight in self.weights.items():
                weight.copy_(kept["weights"][name])
                self.smooth[name].copy_(kept["smooth"][name])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.decisions = kept["decisions"]


def train(args: argparse.Namespace) -> None:
    school, out = School(args), Path(args.out)
    if args.resume:
        school.resume(Path(args.resume))
    began = told = time.monotonic()
    school.grow_older()
    losses: tuple[float, ...] = ()
    while (spent := time.monotonic() - began) < 60 * args.minutes:
        done = args.done + (args.until - args.done) * spent / (60 * args.minutes)
        for group in school.optimiser.param_groups:
            group["lr"] = args.rate * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-5
        losses = school.learn(*school.play(), args.warmth * (1 - 0.9 * done))
        if time.monotonic() - told > args.every:
            told = time.monotonic()
            line = {
                "minutes": round((told - began) / 60, 1),
                "decisions": school.decisions,
                "games": int(school.ended[0]),
                "drawn": round(float(school.ended[1]) / max(1, int(school.ended[0])), 3),
                "gain": round(losses[0], 4),
                "doubt": round(losses[1], 3),
                "wrong": round(losses[2], 4),
                "against_latest": school.versus(school.elders[-1]),
                "against_random": school.versus(None),
            }
            print(json.dumps(line), flush=True)
            school.ended.zero_()
            school.grow_older()
            school.save(out)
    school.save(out)
    for path, elder in zip(args.elders, school.elders, strict=False):
        print(json.dumps({"against": path, "won_drawn_lost": school.versus(elder, 2 * MOST_MOVES)}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--out", default="weights", help="folder for the weights")
    parser.add_argument("--resume", help="a resume.pt to go on from")
    parser.add_argument("--done", type=float, default=0.0, help="how much of the whole training lies behind, 0 to 1")
    parser.add_argument("--until", type=float, default=1.0, help="how much of it will lie behind at the end")
    parser.add_argument("--elders", nargs="*", default=[], help="weights.npz of earlier trainings")
    parser.add_argument("--share", type=float, default=0.25, help="of the games that an elder plays one side of")
    parser.add_argument("--patience", type=int, default=40, help="moves without a pawn that comes to stand, for a draw")
    parser.add_argument("--games", type=int, default=8192, help="played side by side")
    parser.add_argument("--steps", type=int, default=16, help="decisions in each game between two lessons")
    parser.add_argument("--part", type=int, default=16384, help="decisions weighed at once")
    parser.add_argument("--width", type=int, default=96)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--warmth", type=float, default=0.03, help="how much doubt is worth at first")
    parser.add_argument("--every", type=float, default=90.0, help="seconds between two lines")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
