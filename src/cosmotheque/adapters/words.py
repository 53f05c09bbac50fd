"""Games in words, for players who read: the shelf, the rules, and what one seat sees and can do."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cosmotheque import registry
from cosmotheque.adapters import sentences
from cosmotheque.adapters.rendering import draw
from cosmotheque.arena import entrants
from cosmotheque.core import codec
from cosmotheque.core.errors import Said
from cosmotheque.core.game import AnyGame, Outcome, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.notation import narrow
from cosmotheque.core.telling import tell_event
from cosmotheque.core.text import UNSAID, Language, RuleId, Section, Text, join

PAGE = 60
"""The most actions listed at once."""
FEW = 8
"""The most actions of a kind that a list of kinds names one by one."""


def tell_shelf(language: Language) -> str:
    """Every game in a line."""
    lines = []
    for slug in registry.playable():
        meta = registry.shelf()[slug]
        together = sentences.TOGETHER if meta.cooperative else UNSAID
        seats = "/".join(map(str, meta.seats))
        lines.append(sentences.SHELF.filled(slug, meta.title, seats, together, meta.blurb))
    return _lines(lines, language)


def tell_game(game: AnyGame, language: Language) -> str:
    """A game with its seats, scores, bots and options."""
    meta, (low, high) = game.meta, game.meta.scores
    shared = sentences.SHARED if meta.cooperative else sentences.APART
    about = sentences.ABOUT.filled(meta.title, meta.blurb)
    seats = sentences.SEATS.filled(", ".join(map(str, meta.seats)), f"{low:g}", f"{high:g}", shared)
    return _lines([about, seats, _bots(meta.slug), *_options(game)], language)


def _bots(slug: str) -> Text:
    """The bots that people are offered, and those that serve as a measure."""
    found = entrants(slug).values()
    offered = ", ".join(bot.name for bot in found if bot.level > 0)
    return sentences.BOTS.filled(offered, ", ".join(bot.name for bot in found if bot.level == 0))


def _options(game: AnyGame) -> list[Text]:
    """Each option: what it may be, what it is without being set, and what it means."""
    words, schema = game.words.options, msgspec.json.schema(game.types.options)
    fields = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    return [
        join(
            sentences.OPTION.filled(
                name, words.get(name, name), _allowed_values(field), codec.encode(field["default"]).decode()
            ),
            words.get(f"{name}.help"),
            *(sentences.VALUE.filled(value, words[key]) for value, key in _name_values(name, field) if key in words),
        )
        for name, field in fields.items()
    ]


def _allowed_values(field: dict[str, Any]) -> Text | str:
    if "enum" in field:
        return ", ".join(codec.encode(value).decode() for value in field["enum"])
    if "minimum" in field:
        return sentences.BETWEEN.filled(field["minimum"], field["maximum"])
    return "true, false" if field["type"] == "boolean" else sentences.ANY_TEXT


def _name_values(name: str, field: dict[str, Any]) -> list[tuple[str, str]]:
    return [(str(value), f"{name}.{value}") for value in field.get("enum", ())]


def tell_rules(game: AnyGame, rule: str, language: Language) -> str:
    """One rule by its id, a section by its title, or all of them with the legend; later boxes by their titles alone."""
    if rule:
        return _find_rule(game, rule, language)
    later = [section.title.in_language(language) for section in game.words.rulebook if section.box]
    more = [sentences.LATER.filled("; ".join(later)).in_language(language)] if later else []
    return "\n".join([*_open_rules(game, language), *more, *tell_legend(game, language)])


def _find_rule(game: AnyGame, rule: str, language: Language) -> str:
    for section in game.words.rulebook:
        if rule.casefold() == section.title.in_language(language).casefold():
            return "\n".join(_section(section, language))
    try:
        return f"{rule.upper()}  {game.words.rule(RuleId(rule.upper())).in_language(language)}"
    except KeyError:
        raise Said(sentences.NO_RULE.filled(rule)) from None


def _open_rules(game: AnyGame, language: Language) -> list[str]:
    """The rules that matter from the first box on."""
    return [line for section in game.words.rulebook if not section.box for line in _section(section, language)]


def _section(section: Section, language: Language) -> list[str]:
    rules = [f"{entry.id}  {entry.text.in_language(language)}" for entry in section.rules]
    return [f"# {section.title.in_language(language)}", *rules]


def tell_game_rules(game: AnyGame, options: Mapping[str, Any], language: Language) -> str:
    """All that is to be known of a game with these options: what it is about, its rules, and the legend."""
    primer = game.words.primer
    told = [] if primer is None else [primer.want, primer.turn, primer.end]
    lines = [text.in_language(language) for text in (game.meta.title, *told)]
    chapters = tell_chapters(game, options, language)
    return "\n".join([*lines, *_open_rules(game, language), *chapters, *tell_legend(game, language)])


def tell_chapters(game: AnyGame, options: Mapping[str, Any], language: Language) -> list[str]:
    """The special rules of an option's value that makes a chapter of its own."""
    found = (game.words.briefings.get(f"{name}.{value}") for name, value in options.items())
    lines = []
    for chapter in found:
        if chapter is not None:
            lines += [f"# {chapter.title.in_language(language)}", chapter.special.in_language(language)]
            lines += [f"{rule}  {game.words.rule(rule).in_language(language)}" for rule in chapter.rules]
    return lines


def tell_legend(game: AnyGame, language: Language) -> list[str]:
    """The meaning of the signs of the drawing and the words of the notation, if the game explains them."""
    legend = game.notation.legend
    return [sentences.LEGEND.filled(legend).in_language(language)] if legend != UNSAID else []


def tell_position(match: Match, seat: Seat, since: int, language: Language) -> str:
    """The news of a seat since move number `since`, and its sight now."""
    told = (tell_event(match.game, event, language) for event in match.events_seen_by(seat, since))
    news = [sentence for sentence in told if sentence is not None]
    head = sentences.SEES.filled(seat).in_language(language)
    view = f"{head}\n{draw(match.game, match.sight(seat), language, colour=False).rstrip()}"
    return "\n".join([sentences.HAPPENED.in_language(language), *news, "", view]) if news else view


def tell_actions(
    seat: Seat,
    written: Sequence[str],
    language: Language,
    *,
    search: str = "",
    first: int = 1,
    more: Text | None = None,
) -> str:
    """The numbered actions that are so written, from the `first` on. A long list comes by its first words.

    `more` says how to go on where not everything is shown.
    """
    if not written:
        return sentences.NOT_YOUR_TURN.in_language(language)
    kinds = {action.partition(" ")[0]: None for action in written}
    if not search and first == 1 and len(written) > PAGE and len(kinds) <= PAGE // 2:
        return _tell_kinds(seat, written, kinds, language, more)
    numbers = narrow(search, written) if search else range(len(written))
    rest = [number for number in numbers if number >= first - 1]
    lines = [sentences.ACTIONS.filled(seat, len(numbers)).in_language(language)]
    lines += [_number_line(written, number) for number in rest[:PAGE]]
    if not numbers:
        lines.append(sentences.NONE_SO.filled(repr(search)).in_language(language))
    if len(rest) > PAGE:
        lines.append((more or sentences.MORE).filled(len(rest) - PAGE).in_language(language))
    return "\n".join(lines)


def _tell_kinds(
    seat: Seat, written: Sequence[str], kinds: Sequence[str] | dict[str, None], language: Language, more: Text | None
) -> str:
    lines = [sentences.KINDS.filled(seat, len(written))]
    for kind in kinds:
        numbers = [number for number, action in enumerate(written) if action.partition(" ")[0] == kind]
        named = [_number_line(written, number) for number in numbers]
        shown = ", ".join(named) if len(named) <= FEW else sentences.FROM_TO.filled(named[0], named[-1])
        lines.append(sentences.KIND.filled(kind, len(numbers), shown))
    return _lines([*lines, more or sentences.MORE_KINDS], language)


def _number_line(written: Sequence[str], number: int) -> str:
    return f"{number + 1}. {written[number]}"


def tell_outcome(game: AnyGame, outcome: Outcome, language: Language) -> str:
    reason = game.words.reasons.get(outcome.reason, outcome.reason)
    scores = [sentences.SCORE.filled(seat, f"{score:g}") for seat, score in enumerate(outcome.scores)]
    told = Text(", ".join(score.fr for score in scores), ", ".join(score.en for score in scores))
    return sentences.OVER.filled(reason, told).in_language(language)


def _lines(lines: Sequence[Text], language: Language) -> str:
    return "\n".join(line.in_language(language) for line in lines)
