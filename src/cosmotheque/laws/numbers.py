"""Law 22: where a game numbers its actions, every listed one has a number of its own that leads back to it."""

from cosmotheque import registry
from cosmotheque.core.errors import NoNumber
from cosmotheque.core.game import CLOCK, AnyGame
from cosmotheque.core.numbering import Numbering
from cosmotheque.laws.case import Position


def numbering_of(game: AnyGame) -> Numbering | None:
    """The fixed numbers of a registered game, if it has any."""
    slug = game.meta.slug
    return registry.numbering(slug) if slug in registry.playable() else None


def check_numbers(position: Position, numbering: Numbering) -> None:
    """Law 22 in one position, for everybody who may act there."""
    for seat in position.actors():
        if seat == CLOCK:
            continue
        view, listed = position.game.view(position.state, seat), position.game.legal_actions(position.state, seat)
        taken: dict[int, object] = {}
        for action in listed:
            try:
                number = numbering.number(view, action)
                meant = numbering.action(view, number) if 0 <= number < numbering.size else None
            except NoNumber as missing:
                raise position.violation(22, f"What is listed for seat {seat} has no number: {missing}") from missing
            if meant is None:
                raise position.violation(22, f"The number {number} of {action} is not below {numbering.size}.")
            if number in taken:
                raise position.violation(22, f"{action} and {taken[number]} have the same number {number}.")
            if meant != action:
                raise position.violation(22, f"{action} has the number {number}, which stands for {meant}.")
            taken[number] = action
