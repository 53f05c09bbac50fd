"""Mission 34: Who is the weak link?"""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, ONE, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.weak_link.data import WeakLink

SCENARIO = Scenario(
    name="34",
    record=Mission(12, ONE, NONE, seats=(3, 5), box=3, new_characters=(), parts=(WeakLink(),)),
    title=Text(fr="Qui est le maillon faible ?", en="Who is the weak link?"),
    story=Text(
        fr="L’un de vous est tenu par un secret et n’ose pas le dire. Observez ce qu’il coupe, et surtout ce qu’il "
        "ne coupe jamais.",
        en="One of you is held by a secret and dares not tell. Watch what they cut, and above all what they never cut.",
    ),
    special=Text(
        fr="L’un de vous obéit en secret à une contrainte : trouvez qui et laquelle pour récupérer vos "
        "personnages. Une accusation fausse coûte un cran ; si le maillon faible est bloqué, c’est deux.",
        en="One of you secretly obeys a constraint: name the player and the constraint to win back your "
        "characters. A wrong guess costs one step; if the weak link gets stuck, it costs two.",
    ),
    rules=(
        rule(
            3401,
            "De trois à cinq joueurs. Les personnages, celui du capitaine parmi eux, et les contraintes A à E sont "
            "distribués face cachée, un de chaque par joueur. Chacun ne voit que les siens. Le joueur qui a le "
            "capitaine est le maillon faible.",
            "Three to five players. Characters, the captain’s among them, and constraints A to E are dealt face down, "
            "one of each to a player. Everybody sees their own only. The player with the captain’s card is the weak "
            "link.",
        ),
        rule(
            3402,
            "Tant que les personnages sont cachés, personne n’en a.",
            "While characters are hidden nobody has one.",
        ),
        rule(
            3403,
            "Le maillon faible obéit à sa contrainte, en secret. Les autres n’obéissent pas à la leur.",
            "The weak link obeys its constraint, in secret. The others do not obey theirs.",
        ),
        rule(
            3404,
            "S’il ne peut rien faire à son tour, le détonateur avance de deux crans et tout est défaussé : ensuite "
            "chacun joue librement, sans personnage.",
            "If it can do nothing on its turn, the detonator advances by two steps and everything is discarded: from "
            "then on everybody plays freely and without characters.",
        ),
        rule(
            3405,
            "Tout autre joueur peut, au début de son tour, accuser : nommer un joueur et une contrainte. Une erreur "
            "sur l’un ou l’autre fait avancer le détonateur, et rien d’autre n’est dit. Si tout est juste, les "
            "personnages servent aussitôt et les contraintes sont défaussées.",
            "Any other player may, at the start of their turn, accuse: name a player and a constraint. If either is "
            "wrong, the detonator advances and nothing else is said. If both are right, characters are usable right "
            "away and constraints are discarded.",
        ),
        rule(
            3406,
            "Une accusation par tour, puis le tour continue ; le maillon faible n’accuse pas, et l’accusé ne dit rien.",
            "One accusation a turn, then the turn goes on; the weak link may not accuse, and the accused says nothing.",
        ),
        rule(
            3407,
            "Une action refusée n’apprend rien aux autres : ce que peut faire le maillon faible reste son secret.",
            "Refused actions never tell others anything: what the weak link may do is its secret.",
        ),
    ),
)
