"""A tournament by library: everybody meets everybody in pairs of games, and ratings come with their intervals.

python examples/tournament.py
"""

import cosmotheque
from cosmotheque import arena
from first_bot import SLUG, WARY


def main(games=6):
    game, house = cosmotheque.load(SLUG), cosmotheque.bots_of(SLUG)
    entrants = {"wary": WARY, "greedy": house["greedy"], "random": house["random"]}
    results = []
    for fixture in arena.duels(game.meta, list(entrants), seats=2, games=games, seed=1):
        played = arena.play_game(game, [entrants[name] for name in fixture.lineup], seed=fixture.seed)
        results.append((fixture, played.outcome))
    tallies = arena.tally(game.meta, results)
    for tally in tallies:
        print(f"{tally.first} – {tally.second}: {tally.wins} won, {tally.draws} drawn, {tally.losses} lost")
    ratings = arena.rate(tallies)
    for rating in ratings:
        print(f"{rating.name:8} {rating.value:+5.0f} ({rating.low:+.0f} to {rating.high:+.0f})")
    return ratings


if __name__ == "__main__":
    main()
