"""Reading of a player's file into a page of the shelf. Its contents are bounded, and each fault has a sentence."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from msgspec.structs import asdict

from cosmotheque.core.explained import BAD_VALUE, NO_KEY, NO_TABLE, Faults, read_table
from cosmotheque.core.options import WITHIN
from cosmotheque.core.text import UNSAID, Rule, RuleId, Text
from cosmotheque.core.written import Unreadable, Written
from cosmotheque.games.bomb_busters.missions.players.clashes import clashes, missing_cards
from cosmotheque.games.bomb_busters.missions.players.layout import MOST_RULES, Red, Setup, Told, Yellow
from cosmotheque.games.bomb_busters.missions.players.parts import CATALOGUE, Taken
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import Cards, Fuse, Mission, Mix, Tokens
from cosmotheque.games.bomb_busters.model.options import MARK

MOST_PARTS: Final = 8
DIGITS: Final = 8
COUNTS: Final = ("2", "3", "4", "5")
TOLD: Final = ("title", "special", "story", "rules")
"""Keys of words, which may change tomorrow and change nothing of the rules."""

NO_PARTS = Text(
    fr="parts : il faut une liste de {0} tables [[parts]] au plus.",
    en="parts: a list of at most {0} tables [[parts]] is wanted.",
)
NO_SUCH_PART = Text(
    fr="{0}.part : la partie {1} n’existe pas pour les missions des joueurs ; choix possibles : {2}.",
    en="{0}.part: there is no part {1} for missions of players; there is {2}.",
)
NO_SUCH_RULE = Text(
    fr="{0}.rule : la mission n’a pas de règle {1} ; elle en a {2}, écrites [[rules]], et cette partie en cite une.",
    en="{0}.rule: the mission has no rule {1}; it has {2}, written [[rules]], and this part cites one.",
)
TOO_MANY_RULES = Text(fr="rules : {0} règles ; il en faut {1} au plus.", en="rules: {0} rules; at most {1}.")
BACKWARDS = Text(
    fr="seats : le plus petit nombre de joueurs vient avant le plus grand, comme [2, 5].",
    en="seats: the fewest players come before the most, as in [2, 5].",
)


def read(stem: str, found: dict[str, Any]) -> Written:
    """The mission of this name; Unreadable has a sentence for each fault of its tables."""
    faults = Faults()
    scenario = _read_scenario(stem, found, faults)
    if scenario is None or faults:
        raise Unreadable(*dict.fromkeys(faults))
    fewest, most = scenario.record.seats
    return Written(scenario.name, scenario.title, tuple(range(fewest, most + 1)), scenario)


def _read_scenario(stem: str, found: dict[str, Any], faults: Faults) -> Scenario | None:
    setup_keys = Setup.__struct_fields__
    known = (*Told.__struct_fields__, *setup_keys, "parts", "players")
    faults.extend(NO_KEY.filled(repr(key)[1:-1][:40], ", ".join(known)) for key in found if key not in known)
    told: Told | None = read_table({key: _one_line(found[key]) for key in found if key in known[:5]}, Told, "", faults)
    rules = len(found.get("rules", ())) if isinstance(found.get("rules", ()), list) else 0
    if rules > MOST_RULES:
        faults.append(TOO_MANY_RULES.filled(rules, MOST_RULES))
    if told is not None and told.seats[0] > told.seats[1]:
        faults.append(BACKWARDS)
    parts = _read_parts(found.get("parts", []), rules, faults)
    plain = {key: found[key] for key in found if key in setup_keys}
    others = _read_players(found.get("players", {}), plain, faults)
    setups = {count: _read_setup(one, count, faults) for count, one in {None: plain, **others}.items()}
    if told is None or faults:
        return None
    name = f"{stem}{MARK}{_digest({key: found[key] for key in found if key not in TOLD})}"
    made = tuple(taken.make(lambda number: f"{stem}-{number}") for _, taken in parts)
    records: dict[int | None, Mission] = {}
    for count, setup in setups.items():
        if setup is not None:
            _add(faults, clashes(setup, parts, told.seats), count)
            records[count] = _record(setup, told.seats, made)
    for seats in range(told.seats[0], told.seats[1] + 1):
        faults.extend(missing_cards(records.get(seats, records[None]), seats))
    return Scenario(
        name=name,
        record=records[None],
        others={count: record for count, record in records.items() if count is not None},
        title=Text(told.title.fr, told.title.en),
        story=UNSAID if told.story is None else told.story.text,
        special=told.special.text,
        rules=tuple(Rule(RuleId(f"{stem}-{number}"), one.text) for number, one in enumerate(told.rules, start=1)),
    )


def _one_line(found: Any) -> Any:
    """Texts as they are shown: a new line in the file is a blank."""
    if isinstance(found, str):
        return re.sub(r"[ \t\r\n]+", " ", found).strip(" ")
    if isinstance(found, dict):
        return {key: _one_line(value) for key, value in found.items()}
    return [_one_line(one) for one in found] if isinstance(found, list) else found


def _read_parts(found: object, rules: int, faults: Faults) -> Sequence[tuple[str, Taken]]:
    if not isinstance(found, list) or len(found) > MOST_PARTS:
        faults.append(NO_PARTS.filled(MOST_PARTS))
        return ()
    read = (_read_part(one, f"parts[{number}]", rules, faults) for number, one in enumerate(found, start=1))
    return [one for one in read if one is not None]


def _read_part(found: object, where: str, rules: int, faults: Faults) -> tuple[str, Taken] | None:
    if not isinstance(found, dict):
        faults.append(NO_TABLE.filled(where, "part", repr(found)[:40]))
        return None
    name = found.get("part")
    if not isinstance(name, str) or name not in CATALOGUE:
        faults.append(NO_SUCH_PART.filled(where, repr(name)[:40], ", ".join(CATALOGUE)))
        return None
    fields = {key: value for key, value in found.items() if key != "part"}
    taken: Taken | None = read_table(fields, CATALOGUE[name], where, faults)
    if taken is None:
        return None
    cited = getattr(taken, "rule", None)
    if cited is not None and cited > rules:
        faults.append(NO_SUCH_RULE.filled(where, cited, rules))
    return name, taken


def _read_players(found: object, plain: Mapping[str, Any], faults: Faults) -> dict[int | None, dict[str, Any]]:
    """The setups for some numbers of players: as for all, but for what is said of them."""
    if not isinstance(found, dict):
        faults.append(NO_TABLE.filled("players", ", ".join(COUNTS), repr(found)[:40]))
        return {}
    others: dict[int | None, dict[str, Any]] = {}
    for count, changes in found.items():
        if count not in COUNTS:
            faults.append(NO_KEY.filled(f"players.{count[:20]}", ", ".join(COUNTS)))
        elif not isinstance(changes, dict):
            faults.append(BAD_VALUE.filled(f"players.{count}", repr(changes)[:40], WITHIN.filled(*COUNTS[::3])))
        else:
            others[int(count)] = _merge(plain, changes)
    return others


def _merge(plain: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    both = {
        key: value for key, value in plain.items() if isinstance(value, dict) and isinstance(changes.get(key), dict)
    }
    return {**plain, **changes, **{key: {**value, **changes[key]} for key, value in both.items()}}


def _read_setup(found: dict[str, Any], count: int | None, faults: Faults) -> Setup | None:
    own = Faults()
    setup: Setup | None = read_table(found, Setup, "", own)
    _add(faults, own, count)
    return setup


def _add(faults: Faults, more: Iterable[Text], count: int | None) -> None:
    """Add faults for so many players; a fault for all is told once, and without them."""
    known = set(faults)
    news = [one for one in more if one not in known]
    before = "" if count is None else f"players.{count}."
    faults.extend(Text(before + one.fr, before + one.en) for one in news)


def _record(setup: Setup, seats: tuple[int, int], parts: tuple[Any, ...]) -> Mission:
    wires, tokens, detonator = setup.wires, setup.tokens, setup.detonator
    return Mission(
        wires.blue,
        _mix(wires.red),
        _mix(wires.yellow),
        _cards(setup),
        Tokens(**asdict(tokens)),
        Fuse(**asdict(detonator)),
        wires.apart,
        wires.apart_to,
        stuck=setup.stuck,
        characters=setup.characters,
        seats=seats,
        box=setup.box,
        parts=parts,
    )


def _mix(drawn: Red | Yellow) -> Mix:
    return Mix(drawn.count, drawn.count if drawn.of is None else drawn.of)


def _cards(setup: Setup) -> Cards:
    """A card whose number is not in play could never be used, so it is not drawn."""
    cards = setup.equipment
    numbers = tuple(number for number in range(1, setup.wires.blue + 1) if number not in cards.without)
    if cards.count == 0:
        return Cards((), 0)
    return Cards(numbers, cards.count, cards.unlock, cards.false_bottom, at_once=cards.at_once)


def _digest(rules: dict[str, Any]) -> str:
    """A digest of all that rules read, independent of the order in the file."""
    return sha256(json.dumps(rules, sort_keys=True, default=str).encode()).hexdigest()[:DIGITS]
