"""Law 21: feats are few, said in both languages, drawn from rules of the book, and never of a seat that has lost."""

from collections.abc import Iterator

from cosmotheque.core.game import AnyGame, Feat, Outcome, Seat, is_won
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.case import Position

MOST_FEATS = 5


def check_feats(game: AnyGame) -> None:
    """Law 21, of the feats as they are told."""
    for fault in _faults(game):
        raise LawBroken(21, fault, game.meta.slug)


def check_done(position: Position, outcome: Outcome) -> None:
    """Law 21, at an end: who has lost has done none, and a team has done them together."""
    game, seats = position.game, position.case.players()
    for feat in game.feats:
        done = [feat.done(position.state, seat) for seat in seats]
        if game.meta.cooperative and len(set(done)) > 1:
            raise position.violation(21, f"Some of the team have done {feat.key}, and some have not.")
        for seat in seats:
            if done[seat] and _has_lost(game, outcome, seat):
                raise position.violation(21, f"Seat {seat} has lost, and has done {feat.key}.")


def _has_lost(game: AnyGame, outcome: Outcome, seat: Seat) -> bool:
    if game.meta.cooperative:
        return not is_won(game.meta, outcome)
    return outcome.scores[seat] < max(outcome.scores)


def _faults(game: AnyGame) -> Iterator[str]:
    keys = [feat.key for feat in game.feats]
    if len(set(keys)) < len(keys):
        yield "Two feats have one key."
    if len(keys) > MOST_FEATS:
        yield f"{len(keys)} feats are more than anybody cares for; {MOST_FEATS} at most."
    for feat in game.feats:
        yield from _faults_of(game, feat)


def _faults_of(game: AnyGame, feat: Feat[object]) -> Iterator[str]:
    if not all(text.fr.strip() and text.en.strip() for text in (feat.name, feat.how)):
        yield f"{feat.key} is not said in both languages."
    known = {rule.id for section in game.words.rulebook for rule in section.rules}
    if not feat.rules or not known.issuperset(feat.rules):
        yield f"{feat.key} is drawn from {', '.join(feat.rules) or 'no rule'}, which the book does not have."
