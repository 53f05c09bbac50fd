"""Solving puzzles: does a bot find what was proved? Each has one right answer, and a reason why any other is wrong.

python examples/solve_puzzles.py
"""

import msgspec

import cosmotheque
from cosmotheque.study import proving, shipped
from cosmotheque.study.pack import record_lines
from first_bot import SLUG, WARY


def main(puzzles=40):
    game, pack = cosmotheque.load(SLUG), shipped.shipped_pack(SLUG)
    chosen = sorted(pack.puzzles, key=lambda puzzle: puzzle.rating)[:puzzles]
    solved = {}
    for spec in (cosmotheque.bots_of(SLUG)["greedy"], WARY):
        bot = spec.make(game, 1)
        solved[spec.name] = sum(is_solved(game, bot, spec.limit, puzzle) for puzzle in chosen)
        print(f"{spec.name}: {solved[spec.name]} of {len(chosen)}")
    explain(pack, chosen[0])
    return solved


def is_solved(game, bot, limit, puzzle):
    """A record leads to the position; what the seat knows there is all that the bot is told."""
    record = cosmotheque.read_record(record_lines(puzzle), game)
    moment = proving.moment_after(game, record, puzzle.seat)
    answer = msgspec.to_builtins(bot.choose(moment, limit))
    return answer in [puzzle.actions[number] for number in puzzle.right]


def explain(pack, puzzle):
    (theme,) = (theme for theme in pack.themes if theme.slug == puzzle.theme)
    print(theme.question.en)
    for number, verdict in enumerate(pack.proof(puzzle).verdicts[:3]):
        print(f"  {puzzle.actions[number]}: {verdict.said.en}")


if __name__ == "__main__":
    main()
