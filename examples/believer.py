"""A bot for a game with secrets: it draws what it cannot see, again and again, and goes by all of the draws together.

    python examples/believer.py

`docs/what-a-seat-knows.md` tells how it works.
"""

from functools import partial
from random import Random

import cosmotheque
from cosmotheque import arena

SLUG = "space-connection"
SMALL = {"side": 3}


class Believer:
    """Launches where most planets turn up, over so many draws of the other sky."""

    def __init__(self, game, seed, draws=30):
        self.game = game
        self.rng = Random(seed)
        self.draws = draws

    def choose(self, moment, limit):
        if not all(sky.ready for sky in moment.view.skies):
            return self.hide(moment.actions)
        states = [self.game.imagine(moment.view, self.rng) for _ in range(self.draws)]
        actions = self.rng.sample(moment.actions, len(moment.actions))
        return max(actions, key=lambda action: sum(self.found(state, moment.seat, action) for state in states))

    def hide(self, actions):
        """The first layout that chance offers will do."""
        by_name = {self.game.notation.write(action): action for action in actions}
        return by_name.get("confirm") or by_name["random"]

    def found(self, state, seat, action):
        """The number of planets a launch would uncover, if this were the state."""
        events = self.game.apply(state, cosmotheque.Move(seat, action)).events
        return sum(len(event.found) for event in events if hasattr(event, "found"))


BELIEVER = cosmotheque.BotSpec("believer", 0, Believer)
GUESSER = cosmotheque.BotSpec("guesser", 0, partial(Believer, draws=1))


def main(games=4):
    """Thirty draws against one: the same bot, but the second takes a guess for the truth."""
    game, points = cosmotheque.load(SLUG), 0.0
    for number in range(games):
        players = [BELIEVER, GUESSER] if number % 2 == 0 else [GUESSER, BELIEVER]
        points += arena.play_game(game, players, seed=number // 2, options=SMALL).outcome.scores[number % 2]
    share = arena.wilson(points, games)
    print(f"{points:g} of {games} points: {share.value:.0%} ({share.low:.0%} to {share.high:.0%})")
    return share


if __name__ == "__main__":
    main()
