"""Mission 47: Ship’s accounts."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NO_RAY, NONE, THREE, Mission, Mix, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.sums.data import Sums

RECORD = Mission(12, Mix(2, 3), NONE, cards_without(10), box=4, new_characters=NO_RAY, parts=(Sums(),))

SCENARIO = Scenario(
    name="47",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Comptes de bord", en="Ship’s accounts"),
    story=Text(
        fr="Le carnet du pirate ne parle qu’en additions et en soustractions. Il faut y penser à deux fois "
        "avant d’y arracher une page.",
        en="The pirate’s notebook speaks in sums and differences only. Think twice before tearing out a page.",
    ),
    special=Text(
        fr="Pour couper une valeur, défaussez deux cartes dont la somme ou la différence la donne. Sinon, "
        "défaussez-en deux quand même, et le détonateur avance.",
        en="To cut a value, discard two cards whose sum or difference makes it. If you cannot or will not, "
        "discard two anyway, and the detonator advances.",
    ),
    rules=(
        rule(
            4701,
            "Douze cartes Nombre ouvertes. Pour couper, on en défausse deux dont la somme ou la différence est la "
            "valeur annoncée, quoi qu’il advienne de la coupe.",
            "Twelve number cards lie open. To cut, the active player discards two of them whose sum or difference is "
            "the value announced, whatever comes of the cut.",
        ),
        rule(
            4702,
            "Quand il n’en reste plus, on les remet toutes les douze, celles des nombres complets aussi.",
            "When none is left all twelve are laid out again, those of complete numbers too.",
        ),
        rule(
            4703,
            "Si l’on ne peut pas, ou ne veut pas, on défausse deux cartes de son choix ; le détonateur avance et l’on "
            "passe son tour.",
            "If you cannot or will not, you discard two cards of your choice; the detonator advances and you skip "
            "your turn.",
        ),
        rule(
            4704,
            "Passer est toujours permis ici. Révéler des rouges ou prendre le thermos ne demande pas de cartes.",
            "Skipping your turn is always allowed here. Revealing reds and the thermos take no cards.",
        ),
    ),
)
