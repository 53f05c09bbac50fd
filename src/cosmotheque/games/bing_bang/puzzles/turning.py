"""The only token of a colour looked for that can be turned in this count."""

from typing import Final

from cosmotheque.core.puzzle import Answer, Proof, Verdict
from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang.components.sky import cell_name
from cosmotheque.games.bing_bang.puzzles.goals import flights_over, tokens_sought
from cosmotheque.games.bing_bang.puzzles.shortest import names_of, shortest_of, ways_in_words
from cosmotheque.games.bing_bang.puzzles.ways import Reach
from cosmotheque.games.bing_bang.view import View

NEARLY: Final = 3
"""A token that takes so much more than is left seems to be in reach."""
TOKENS_OF: Final = (
    Text("jeton bleu en {}", "blue token at {}"),
    Text("jeton orange en {}", "orange token at {}"),
    Text("jeton vert en {}", "green token at {}"),
    Text("jeton violet en {}", "violet token at {}"),
)
REACHED: Final = Text(
    "Oui\u00a0: il en faut {}, et il en reste {}\u202f; on y va par {}.",
    "Yes: it takes {}, and {} are left; it goes by {}.",
)
OUT_OF_REACH: Final = Text("Il en faudrait {}, et il n’en reste que {}.", "It would take {}, and only {} are left.")
FAR_AWAY: Final = Text(
    "Même s’il en restait {}, aucun chemin n’y mènerait.", "Even if {} were left, no way would lead there."
)


def prove_turn(view: View, seat: int, reach: Reach) -> Proof | None:
    """Exactly one is in reach, and for it every white that must be taken can be."""
    left = view.table.turn.limit - view.table.turn.count
    costs = _costs(view, seat, reach)
    near = [token for token, cost in costs.items() if cost is not None and cost <= left]
    shortest = shortest_of(reach, flights_over(view, near[0]), left) if len(near) == 1 else None
    if shortest is None:
        return None
    told = REACHED.filled(shortest.cost, left, ways_in_words(len(shortest.ways)))
    right = Verdict(told, names_of(shortest.ways[0].shown))
    return Proof(
        (list(costs).index(near[0]),),
        tuple(right if token in near else _verdict(view, reach, token, left) for token in costs),
        tuple(_answer(view, token) for token in costs),
    )


def count_nearly_reached(view: View, seat: int, reach: Reach) -> int:
    """The number of tokens looked for that are just out of reach."""
    left = view.table.turn.limit - view.table.turn.count
    return sum(cost is not None and left < cost <= left + NEARLY for cost in _costs(view, seat, reach).values())


def _costs(view: View, seat: int, reach: Reach) -> dict[int, int | None]:
    return {token: reach.least(flights_over(view, token)) for token in tokens_sought(view, seat)}


def _answer(view: View, token: int) -> Answer:
    cell = cell_name(view.table.tokens[token])
    return Answer(TOKENS_OF[view.table.colours[token]].filled(cell), cell)


def _verdict(view: View, reach: Reach, token: int, left: int) -> Verdict:
    """The count that a token would take, and a shortest way there."""
    finishes = flights_over(view, token)
    cost = reach.least(finishes)
    if cost is None or cost > reach.limit:
        return Verdict(FAR_AWAY.filled(reach.limit), names_of((view.table.tokens[token],)))
    return Verdict(OUT_OF_REACH.filled(cost, left), names_of(next(reach.ways(finishes)).shown))
