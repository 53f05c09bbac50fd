"""Names of the pieces that a player looks for, and actions in words."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import is_piece
from cosmotheque.games.bing_bang.components.sky import cell_name
from cosmotheque.games.bing_bang.text import CARD_NAMES, CATEGORY_NAMES, PILOT, PLANET_NAMES, THE_PIECE_NAMES, face_name

MANY = (Text("bleus", "blue"), Text("orange", "orange"), Text("verts", "green"), Text("violets", "violet"))
"""The colours of several tokens."""


def name_sought(face: int) -> Text:
    """A piece that the player is looking for: any pilot will do, of the rest only the own."""
    name = face_name(face)
    if not is_piece(face) or name is PILOT:
        return sentence("un {}", "a {}", name)
    return sentence("votre {}", "your {}", name)


def explain_hiding(colour: int, number: int, hidden: int, piece: Text, *, is_own: bool) -> Text:
    """The reason why a token may be right: so many of the tokens of its colour not seen yet hide the piece."""
    many = MANY[colour]
    if is_own:
        return sentence(
            "{} est sous l’un des {} jetons {} encore inconnus",
            "{} is under one of the {} {} tokens still unknown",
            *(piece, hidden, many),
        )
    if number == 1:
        return sentence(
            "un seul des {} jetons {} encore inconnus cache {}",
            "only one of the {} {} tokens still unknown hides {}",
            *(hidden, many, piece),
        )
    return sentence(
        "{} des {} jetons {} encore inconnus cachent {}",
        "{} of the {} {} tokens still unknown hide {}",
        *(number, hidden, many, piece),
    )


def name_action(action: act.Action) -> Text:
    """The action in words, to be put after a colon; addressed to no one, since others read it too."""
    match action:
        case act.LayWhite(cell):
            return sentence("poser un jeton blanc en {}", "lay a white token at {}", cell_name(cell))
        case act.MovePawn(cell):
            return sentence("avancer en {}", "move to {}", cell_name(cell))
        case act.TakeWhite(cell):
            return sentence("reprendre le jeton blanc en {}", "pick up the white token at {}", cell_name(cell))
        case act.FlyOver(over):
            return sentence("survoler le jeton en {}", "fly over the token at {}", cell_name(over))
        case act.LayRed(cell):
            return sentence("poser un jeton rouge en {}", "lay a red token at {}", cell_name(cell))
        case act.TurnToken():
            return Text("retourner le jeton", "turn the token")
        case act.EndTurn():
            return Text("finir le tour", "end the turn")
        case act.GiveUp():
            return Text("abandonner", "give up")
        case _:
            return _name_rare_action(action)


def _name_rare_action(action: act.Action) -> Text:
    match action:
        case act.Rearrange(card):
            return CARD_NAMES[card]
        case act.SwapPlanets((one, other)):
            return sentence("échanger {} et {}", "swap {} and {}", PLANET_NAMES[one], PLANET_NAMES[other])
        case act.MoveEarth(cell):
            return sentence("mettre la Terre en {}", "put Earth at {}", cell_name(cell))
        case act.Scatter():
            return CARD_NAMES["scatter-planets"]
        case act.Rob(piece=piece):
            return sentence("dérober {}", "rob {}", THE_PIECE_NAMES[piece])
        case _:
            return _name_answer(action)


def _name_answer(action: act.Action) -> Text:
    match action:
        case act.PickToken(face):
            return sentence("prendre : {}", "pick: {}", face_name(face))
        case act.LiftPlanet(planet):
            return sentence("prendre {}", "lift {}", PLANET_NAMES[planet])
        case act.SetToken(cell) | act.SetPlanet(cell):
            return sentence("poser en {}", "set it at {}", cell_name(cell))
        case act.Warp(cell):
            return sentence("aller en {}", "go to {}", cell_name(cell))
        case act.HandIn(card):
            return sentence("rendre « {} »", "hand in “{}”", CARD_NAMES[card])
        case act.Show(category):
            return sentence("montrer {}", "show {}", CATEGORY_NAMES[category])
        case act.Peek():
            return Text("regarder ce jeton", "look at this token")
        case _:
            return Text("en rester là", "that is all")


def capital(words: str) -> str:
    """The beginning of a sentence; names keep their own capitals."""
    return words[:1].upper() + words[1:]
