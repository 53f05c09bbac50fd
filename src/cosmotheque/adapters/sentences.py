"""Sentences for players who read, in both languages: games, positions, lists and refusals."""

from cosmotheque.core.text import Text

INSTRUCTIONS = Text(
    fr="Jeux de société contre des robots. list_games montre ce qu’il y a, read_rules comment on joue ; start_game "
    "vous donne une place et un numéro de table ; play joue un coup et répond par ce qui se passe jusqu’au suivant.",
    en="Board games against bots. list_games shows what there is and read_rules how it is played; start_game gives you "
    "a seat and a table number; play makes a move and answers with everything up to your next turn.",
)
NO_TABLE = Text(
    fr="Il n’y a pas de table {0} ; start_game en ouvre une.", en="There is no table {0}; start_game opens one."
)
NO_ACTION = Text(
    fr="Aucune action ne s’écrit {0} à présent ; list_actions montre celles qui sont possibles.",
    en="No action is written {0} now; list_actions shows those that are possible.",
)
NO_RULE = Text(
    fr="Il n’y a pas de règle {0} ; sans numéro, toutes les règles s’affichent.",
    en="There is no rule {0}; leave it out to read them all.",
)
LATER = Text(
    fr="Autres règles, à lire par leur titre (rule) : {0}.", en="More rules, to be read by their titles (rule): {0}."
)
NO_COACH = Text(fr="Personne n’enseigne {0}.", en="Nobody teaches {0}.")
BY_HEART = Text(
    fr="Cette partie se joue de mémoire : pas de conseil avant la fin.",
    en="This game is played from memory: no advice before the end.",
)

SHELF = Text(fr="{0} : {1} ({2} places{3}). {4}", en="{0}: {1} ({2} seats{3}). {4}")
TOGETHER = Text(fr=", coopératif", en=", cooperative")
ABOUT = Text(fr="{0} : {1}", en="{0}: {1}")
SEATS = Text(fr="Places : {0}. Scores : de {1} à {2}, {3}.", en="Seats: {0}. Scores: {1} to {2}, {3}.")
SHARED = Text(fr="le même pour tous", en="the same for all")
APART = Text(fr="un par place", en="one for each seat")
BOTS = Text(
    fr="Robots, du plus facile au plus fort : {0}. Autres, sans ordre : {1}.",
    en="Bots, from easy to strong: {0}. Others, in no order: {1}.",
)
OPTION = Text(fr="Option {0} : {1} ({2} ; sans elle {3}).", en="Option {0}: {1} ({2}; without it {3}).")
VALUE = Text(fr="{0} : {1}.", en="{0}: {1}.")
BETWEEN = Text(fr="de {0} à {1}", en="{0} to {1}")
ANY_TEXT = Text(fr="un texte", en="a text")

OPENED = Text(fr="Table {0}. Vous êtes la place {1} sur {2}.", en="Table {0}. You are seat {1} of {2}.")
HAPPENED = Text(fr="Ce qui s’est passé :", en="What happened:")
SEES = Text(fr="Ce que voit la place {0} :", en="What seat {0} sees:")
LEGEND = Text(fr="Légende : {0}", en="Legend: {0}")
ACTIONS = Text(fr="Actions de la place {0} ({1}) :", en="Actions of seat {0} ({1}):")
KINDS = Text(
    fr="Actions de la place {0} ({1}), selon leur premier mot :", en="Actions of seat {0} ({1}), by their first word:"
)
KIND = Text(fr="{0} ({1}) : {2}", en="{0} ({1}): {2}")
FROM_TO = Text(fr="de {0} à {1}", en="{0} to {1}")
MORE = Text(
    fr="… encore {0} : list_actions continue à partir d’un numéro (first), ou cherche par le début (search).",
    en="… {0} more: list_actions goes on from a number (first), or searches by how they begin (search).",
)
MORE_KINDS = Text(
    fr="list_actions avec search montre celles d’un même début ; toute action se joue aussi telle qu’elle s’écrit.",
    en="list_actions with search shows those of one beginning; every action can be played as it is written, too.",
)
NONE_SO = Text(fr="Aucune ne commence par {0} ni ne le contient.", en="None begins with {0} or contains it.")
NOT_YOUR_TURN = Text(fr="Vous n’avez rien à faire à présent.", en="There is nothing for you to do now.")
OVER = Text(fr="La partie est terminée. {0} Scores : {1}.", en="The game is over. {0} Scores: {1}.")
GOES_ON = Text(fr="La partie continue.", en="The game goes on.")
SCORE = Text(fr="place {0} : {1}", en="seat {0}: {1}")
RESIGNED = Text(fr="Vous avez abandonné.", en="You have given up.")
TAKEN_BACK = Text(fr="Votre dernier coup est annulé.", en="Your last move is undone.")
ADVICE = Text(fr="Le conseiller jouerait : {0}\n{1}", en="The coach would play: {0}\n{1}")

TOOLS = {
    "list_games": Text(
        fr="Tous les jeux : leur nom, combien y jouent, de quoi il s’agit.",
        en="Every game: its slug, how many play it, what it is about.",
    ),
    "describe_game": Text(
        fr="Un jeu : places, scores, noms de ses robots, options.",
        en="One game: seats, scores, the names of its bots, options.",
    ),
    "read_rules": Text(
        fr="Toutes les règles d’un jeu avec leurs numéros, la légende de son dessin et de ses coups ; ou une règle.",
        en="All rules of a game, each under its id, and the legend of its drawing and notation; or the one with an id.",
    ),
    "start_game": Text(
        fr="Commencer une partie contre des robots et prendre une place. Répond par le numéro de la table, la légende "
        "et ce que vous voyez.",
        en="Start a game against bots and take a seat. Answers with the table's number, the legend and your view.",
    ),
    "look": Text(fr="Ce que votre place voit et peut faire à présent.", en="What your seat sees and can do now."),
    "list_actions": Text(
        fr="Vos actions possibles : une page à partir d’un numéro, ou celles qui commencent ainsi. Une longue liste se "
        "montre d’abord par premiers mots.",
        en="Your legal actions: a page from a number on, or those that begin so. A long list comes by first words.",
    ),
    "play": Text(
        fr="Jouer un coup. Répond à votre prochain tour, avec tout ce qui s’est passé.",
        en="Make a move. Answers at your next turn, with everything that happened.",
    ),
    "undo": Text(
        fr="Annuler votre dernier coup et ceux des robots depuis ; refusé si quelque chose a été révélé ou tiré.",
        en="Undo your last move and those of the bots since; refused where something was revealed or drawn.",
    ),
    "resign": Text(fr="Abandonner la partie.", en="Give the game up."),
    "coach": Text(
        fr="Ce que ferait à votre place le conseiller, qui sait ce que vous savez, et pourquoi.",
        en="What the coach, who knows what your seat knows, would do in your place, and why.",
    ),
    "outcome": Text(
        fr="Comment une partie s’est terminée, avec le score de chacun, ou qu’elle continue.",
        en="How a game ended, with everybody's score, or that it goes on.",
    ),
}
ARGUMENTS = {
    "game": Text(fr="Le nom d’un jeu, comme list_games le donne.", en="The slug of a game, as list_games gives it."),
    "rule": Text(
        fr="Le numéro d’une règle, tel qu’un refus le cite, ou le titre d’une section ; vide pour toutes.",
        en="The id of a rule, as a refusal cites it, or the title of a section; empty for all of them.",
    ),
    "opponents": Text(
        fr="Le robot de toutes les autres places, comme describe_game le nomme : level-1 (facile) à level-5 (fort).",
        en="The bot of all other seats, as describe_game names it: level-1 (easy) to level-5 (strong).",
    ),
    "seat": Text(fr="Votre place, comptée à partir de 0.", en="Your seat, counted from 0."),
    "seats": Text(
        fr="Combien jouent, vous compris ; null : le moins possible.",
        en="How many play, you included; null: as few as can.",
    ),
    "options": Text(
        fr="Les options du jeu par nom, comme describe_game les donne ; null : celles d’usage.",
        en="Options of the game by name, as describe_game gives them; null: the usual ones.",
    ),
    "seed": Text(
        fr="Un nombre entier qui décide du hasard : le même donne la même partie ; null : au hasard.",
        en="A whole number that decides chance: the same one gives the same game; null: any.",
    ),
    "table": Text(fr="Le numéro de la table, donné par start_game.", en="The table's number, given by start_game."),
    "as_json": Text(
        fr="true : toute la vue en JSON, telle que les programmes l’ont, cases numérotées ; false : un dessin.",
        en="true: all of the view as JSON, as programs have it, cells as numbers; false: a drawing.",
    ),
    "search": Text(
        fr="Le début d’une action, telle qu’elle s’écrit, ou ce qu’elle contient ; vide : toutes.",
        en="How an action begins, as it is written, or what it contains; empty: all.",
    ),
    "first": Text(
        fr="Le numéro de la première action à montrer, à partir de 1.",
        en="The number of the first action to show, from 1 on.",
    ),
    "action": Text(
        fr="Le coup : son numéro dans la liste, ou tel qu’il s’écrit (ou, en JSON, l’action même).",
        en="The move: its number in the list, or as it is written (or, as JSON, the action itself).",
    ),
}
