"""Values that are possible each for itself, and not together."""

from collections.abc import Iterator, Sequence

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.missions.players.layout import Red, Setup, Yellow
from cosmotheque.games.bomb_busters.missions.players.parts import Taken, TakenAtOnce
from cosmotheque.games.bomb_busters.model.mission import Mission, Unlock

TOO_FEW_DRAWN = Text(
    fr="wires.{0} : {1} fils en jeu parmi {2} tirés ; « of » ne peut pas être plus petit que « count ».",
    en="wires.{0}: {1} wires in play out of {2} drawn; “of” cannot be smaller than “count”.",
)
NO_SUCH_WIRES = Text(
    fr="wires.{0}.of : avec les bleus de 1 à {1} il y a {2} fils de cette couleur, et non {3}.",
    en="wires.{0}.of: with blue wires from 1 to {1} there are {2} of this colour, not {3}.",
)
ODD_YELLOW = Text(
    fr="wires.yellow.count : {0} fils jaunes ne se coupent pas par paires ; il en faut 0, 2 ou 4, sauf avec la partie "
    "« at_once » ou « tripwires ».",
    en="wires.yellow.count: {0} yellow wires cannot be cut in pairs; 0, 2 or 4 are wanted, unless there is the part "
    "“at_once” or “tripwires”.",
)
NOTHING_APART = Text(
    fr="wires.apart : il n’y a pas de fil de cette couleur, {0}, à distribuer à part.",
    en="wires.apart: there is no wire of this colour, {0}, to be dealt apart.",
)
TOO_MANY_CARDS = Text(
    fr="equipment.count : {0} cartes, alors qu’il n’y en a que {1} à tirer.",
    en="equipment.count: {0} cards, and there are only {1} to draw from.",
)
SAME_CARDS = Text(
    fr="parts : « {0} » et « {1} » ne vont pas ensemble : les deux se servent de la même chose ({2}).",
    en="parts: “{0}” and “{1}” do not go together: both use the same thing ({2}).",
)
NOT_TOGETHER = Text(
    fr="parts : « {0} » et « {1} » ne vont pas ensemble : qui ne voit pas ses propres fils ne peut pas obéir aux deux.",
    en="parts: “{0}” and “{1}” do not go together: who does not see some own wires cannot obey both.",
)
TWICE = Text(fr="parts : « {0} » s’y trouve deux fois.", en="parts: “{0}” is there twice.")
ALL_NUMBERS = Text(
    fr="wires.blue : la partie « {0} » se joue avec tous les bleus, de 1 à 12.",
    en="wires.blue: the part “{0}” is played with all blue wires, 1 to 12.",
)
UNLOCKED_BY = Text(
    fr="equipment.unlock : « {0} » va avec la partie « {1} », et elle avec « {0} ».",
    en="equipment.unlock: “{0}” goes with the part “{1}”, and this part with “{0}”.",
)
NOT_AT_ONCE = Text(
    fr="equipment.at_once : la partie « {0} » fait venir les cartes plus tard ; il faut at_once = false.",
    en="equipment.at_once: the part “{0}” has cards come later; at_once = false is wanted.",
)
NEVER_COME = Text(
    fr="equipment.at_once : avec false, il faut une partie qui fait venir les cartes plus tard : « face_down », "
    "« like_red », ou « at_once » avec un nombre.",
    en="equipment.at_once: with false there has to be a part that has cards come later: “face_down”, “like_red”, or "
    "“at_once” with a number.",
)
NOTHING_COMES = Text(
    fr="equipment.count : la partie « {0} » fait venir des cartes ; il en faut au moins une.",
    en="equipment.count: the part “{0}” has cards come; at least one is wanted.",
)
AT_ONCE_DONE = Text(
    fr="equipment.unlock : « at_once_done » va avec la partie « at_once » qui fait venir les cartes.",
    en="equipment.unlock: “at_once_done” goes with the part “at_once” that has the cards come.",
)
FROM_THREE = Text(
    fr="seats : la partie « {0} » se joue à partir de 3 joueurs.", en="seats: the part “{0}” needs at least 3 players."
)
NEEDS_PART = Text(fr="parts : « {0} » a besoin de « {1} ».", en="parts: “{0}” needs “{1}”.")
NEEDS_YELLOW = Text(
    fr="wires.yellow : la partie « {0} » se joue avec des fils jaunes.",
    en="wires.yellow: the part “{0}” is played with yellow wires.",
)
NEEDS_RED = Text(
    fr="wires.red : la partie « {0} » se joue avec des fils rouges.",
    en="wires.red: the part “{0}” is played with red wires.",
)
UNLOCKS: dict[Unlock, str] = {"own_and_number": "locks", "number_deck": "face_down"}
UNSEEN = ("clues", "sums", "x_wires")
"""Parts that are not played with wires that their owner does not see: the laws break with each of them."""
COLOURS = {"red": "rouge", "yellow": "jaune"}
THINGS = {
    "number cards": "les cartes Nombre",
    "equipment": "les cartes Équipement",
    "constraints": "les cartes Contrainte",
    "the robot": "le robot",
    "roles": "les rôles",
}
"""Things that only one part of a mission can use, in French."""


def clashes(setup: Setup, parts: Sequence[tuple[str, Taken]], seats: tuple[int, int]) -> Iterator[Text]:
    """A sentence for each."""
    names = [name for name, _ in parts]
    yield from _of_wires(setup)
    yield from _of_colours(setup, parts)
    yield from _of_parts(parts)
    for name in names:
        if name in ("weak_link", "own_cards") and seats[0] < 3:
            yield FROM_THREE.filled(name)
        if name == "free_order" and "timer" not in names:
            yield NEEDS_PART.filled(name, "timer")
    yield from _of_cards(setup, parts)
    for name, part_taken in parts:
        if part_taken.ALL_NUMBERS and setup.wires.blue < len(NUMBERS):
            yield ALL_NUMBERS.filled(name)


def _of_wires(setup: Setup) -> Iterator[Text]:
    wires = setup.wires
    mixes: dict[str, Red | Yellow] = {"red": wires.red, "yellow": wires.yellow}
    for colour, mix in mixes.items():
        drawn = mix.count if mix.of is None else mix.of
        if drawn < mix.count:
            yield TOO_FEW_DRAWN.filled(colour, mix.count, drawn)
        if drawn > wires.blue - 1:
            yield NO_SUCH_WIRES.filled(colour, wires.blue, wires.blue - 1, drawn)
    if wires.apart and not mixes[wires.apart].count:
        yield NOTHING_APART.filled(Text(COLOURS[wires.apart], wires.apart))


def _of_colours(setup: Setup, parts: Sequence[tuple[str, Taken]]) -> Iterator[Text]:
    """Parts that want wires of a colour; only some cut yellow ones otherwise than in pairs."""
    wires = setup.wires
    for name, taken in parts:
        target = taken.target if isinstance(taken, TakenAtOnce) else ""
        if (name in ("tripwires", "windfall") or target == "yellow") and not wires.yellow.count:
            yield NEEDS_YELLOW.filled(name)
        if target == "red" and not wires.red.count:
            yield NEEDS_RED.filled(name)
    is_paired = not any(
        name == "tripwires" or (isinstance(taken, TakenAtOnce) and taken.target == "yellow") for name, taken in parts
    )
    if wires.yellow.count % 2 and is_paired:
        yield ODD_YELLOW.filled(wires.yellow.count)


def _of_cards(setup: Setup, parts: Sequence[tuple[str, Taken]]) -> Iterator[Text]:
    equipment, names = setup.equipment, [name for name, _ in parts]
    bringing = [name for name, taken in parts if taken.brings_cards]
    for unlock, part in UNLOCKS.items():
        if (equipment.unlock == unlock) != (part in names):
            yield UNLOCKED_BY.filled(unlock, part)
    if equipment.unlock == "at_once_done" and "at_once" not in bringing:
        yield AT_ONCE_DONE
    if equipment.at_once:
        yield from (NOT_AT_ONCE.filled(part) for part in bringing)
    elif not bringing:
        yield NEVER_COME
    if equipment.count == 0:
        yield from (NOTHING_COMES.filled(part) for part in bringing)


def _of_parts(parts: Sequence[tuple[str, Taken]]) -> Iterator[Text]:
    for number, (name, one) in enumerate(parts):
        for other, another in parts[:number]:
            if name == other:
                yield TWICE.filled(name)
            elif {name, other} in ({"outward", unseen} for unseen in UNSEEN):
                yield NOT_TOGETHER.filled(other, name)
            elif one.USES and one.USES == another.USES:
                yield SAME_CARDS.filled(other, name, Text(THINGS[one.USES], one.USES))


def missing_cards(mission: Mission, seats: int) -> Iterator[Text]:
    """A sentence where there are fewer cards than are to be drawn."""
    count = mission.cards.count_drawn(seats)
    if count > len(mission.pile):
        yield TOO_MANY_CARDS.filled(count, len(mission.pile))
