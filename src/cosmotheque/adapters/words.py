"""Games in words, for players who read: the shelf, the rules, and what one seat sees and can do."""

from collections.abc import Sequence

import msgspec

from cosmotheque import registry
from cosmotheque.adapters.episode import Episode, draw
from cosmotheque.arena import entrants
from cosmotheque.core import codec
from cosmotheque.core.errors import Said
from cosmotheque.core.game import AnyGame, Outcome, Seat
from cosmotheque.core.notation import narrow
from cosmotheque.core.text import Language, RuleId, Text

PAGE = 60
"""So many actions are listed at once."""
NO_RULE = Text(
    fr="Il n’y a pas de règle {0} ; sans numéro, toutes les règles s’affichent.",
    en="There is no rule {0}; leave it out to read them all.",
)


def tell_shelf(language: Language) -> str:
    """Every game in a line."""
    lines = []
    for slug in registry.playable():
        meta = registry.shelf()[slug]
        together = ", cooperative" if meta.cooperative else ""
        title, blurb = meta.title.in_language(language), meta.blurb.in_language(language)
        lines.append(f"{slug}: {title} ({'/'.join(map(str, meta.seats))} seats{together}). {blurb}")
    return "\n".join(lines)


def tell_game(game: AnyGame, language: Language) -> str:
    """A game with its seats, scores, bots and options."""
    meta, (low, high) = game.meta, game.meta.scores
    shared = "the same for all" if meta.cooperative else "one for each seat"
    options = codec.encode(msgspec.json.schema(game.types.options)).decode()
    return "\n".join(
        [
            f"{meta.title.in_language(language)}: {meta.blurb.in_language(language)}",
            f"Seats: {', '.join(map(str, meta.seats))}. Scores: {low:g} to {high:g}, {shared}.",
            _bots(meta.slug),
            f"Options, as JSON Schema: {options}",
            *(f"Option {name}: {words.in_language(language)}" for name, words in game.words.options.items()),
        ]
    )


def _bots(slug: str) -> str:
    """Those that people are offered, and those that serve as a measure."""
    found = entrants(slug).values()
    offered = ", ".join(bot.name for bot in found if bot.level > 0)
    others = ", ".join(bot.name for bot in found if bot.level == 0)
    return f"Bots, from easy to strong: {offered}. Others, in no order: {others}."


def tell_rules(game: AnyGame, rule: str, language: Language) -> str:
    """One rule by its id, or all of them."""
    if rule:
        try:
            return f"{rule.upper()}  {game.words.rule(RuleId(rule.upper())).in_language(language)}"
        except KeyError:
            raise Said(NO_RULE.filled(rule)) from None
    lines = []
    for section in game.words.rulebook:
        lines.append(f"# {section.title.in_language(language)}")
        lines += [f"{entry.id}  {entry.text.in_language(language)}" for entry in section.rules]
    return "\n".join(lines)


def tell_position(episode: Episode, seat: Seat, since: int, language: Language) -> str:
    """What a seat has learned since move number `since`, what it sees now and what it can do."""
    game, match = episode.match.game, episode.match
    news = [codec.encode(event).decode() for event in match.seen(seat, since)]
    parts = [f"What happened:\n{chr(10).join(news)}"] if news else []
    parts.append(f"What seat {seat} sees:\n{draw(game, match.sight(seat), language, colour=False).rstrip()}")
    parts.append(
        tell_actions(episode, seat) if episode.outcome is None else tell_outcome(game, episode.outcome, language)
    )
    return "\n\n".join(parts)


def tell_actions(episode: Episode, seat: Seat, search: str = "", first: int = 1) -> str:
    """The numbered actions of a seat that are so written, from the `first` on: notation, then the action in full."""
    listed = episode.actions(seat)
    written = [episode.match.game.notation.write(action) for action in listed]
    numbers = narrow(search, written) if search else range(len(written))
    page = _page(numbers, first)
    lines = [f"{number + 1}. {written[number]}  {codec.encode(listed[number]).decode()}" for number in page]
    rest = len([number for number in numbers if number >= first - 1]) - len(page)
    if rest:
        lines.append(f"… {rest} more: list_actions goes on from a number, or searches.")
    return "\n".join([f"Actions of seat {seat} ({len(numbers)}):", *lines])


def tell_outcome(game: AnyGame, outcome: Outcome, language: Language) -> str:
    reason = game.words.reasons.get(outcome.reason)
    said = outcome.reason if reason is None else reason.in_language(language)
    scores = ", ".join(f"seat {seat}: {score:g}" for seat, score in enumerate(outcome.scores))
    return f"The game is over. {said} Scores: {scores}."


def _page(numbers: Sequence[int], first: int) -> list[int]:
    return [number for number in numbers if number >= first - 1][:PAGE]
