"""A first bot: for every move of its own it looks at the best reply. `docs/first-bot.md` builds it step by step.

python examples/first_bot.py
"""

from random import Random

import cosmotheque
from cosmotheque import arena

SLUG = "katarenga"
WON = 1_000.0


class Wary:
    """Takes the move after which the other side can do least about it."""

    def __init__(self, game, seed):
        self.game = game
        self.rng = Random(seed)

    def choose(self, moment, limit):
        state = self.game.imagine(moment.view, self.rng)
        actions = self.rng.sample(moment.actions, len(moment.actions))  # of equals, any
        best, most = actions[0], -WON
        for action in actions:
            worth = self.after(state, moment.seat, action, most)
            if worth > most:
                best, most = action, worth
        return best

    def after(self, state, seat, action, enough):
        """The value of a move after the best reply; not exact if it is at most `enough`."""
        state = self.play(state, seat, action)
        (other,) = self.game.actors(state) or (None,)
        if other is None:
            return self.worth(state, seat)
        least = WON
        for reply in self.game.legal_actions(state, other):
            least = min(least, self.worth(self.play(state, other, reply), seat))
            if least <= enough:
                break
        return least

    def play(self, state, seat, action):
        return self.game.apply(state, cosmotheque.Move(seat, action)).state

    def worth(self, state, seat):
        """The standing of a seat: won, lost, or as the game itself appraises it."""
        outcome = self.game.outcome(state)
        if outcome is None:
            return self.game.appraise(state, seat)
        return WON * (2 * outcome.scores[seat] - 1)


WARY = cosmotheque.BotSpec("wary", 1, Wary)


def main(games=20):
    """Pairs of games on the same seed, with seats swapped."""
    game, greedy = cosmotheque.load(SLUG), cosmotheque.bots_of(SLUG)["greedy"]
    points = 0.0
    for number in range(games):
        players = [WARY, greedy] if number % 2 == 0 else [greedy, WARY]
        played = arena.play_game(game, players, seed=number // 2)
        points += played.outcome.scores[number % 2]
    share = arena.wilson(points, games)
    print(f"{points:g} of {games} points: {share.value:.0%} ({share.low:.0%} to {share.high:.0%})")
    return share


if __name__ == "__main__":
    main()
