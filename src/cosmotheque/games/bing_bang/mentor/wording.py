"""What a player looks for, and what an action is in words."""

from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import is_piece
from cosmotheque.games.bing_bang.components.sky import cell_name
from cosmotheque.games.bing_bang.text import CARD_NAMES, CATEGORY_NAMES, PIECE_NAMES, PILOT, PLANET_NAMES, face_name


def sought(face: int) -> Text:
    """A piece that the player is looking for: any pilot will do, of the rest only the own."""
    name = face_name(face)
    if not is_piece(face) or name is PILOT:
        return Text(f"un {name.fr}", f"a {name.en}")
    return Text(f"votre {name.fr}", f"your {name.en}")


def told(action: act.Action) -> Text:
    """What is to be done, to be put after a colon; nobody is addressed: others read it too."""
    match action:
        case act.LayWhite(cell):
            return _at("poser un blanc en {}", "lay a white at {}", cell)
        case act.MovePawn(cell):
            return _at("avancer en {}", "move to {}", cell)
        case act.TakeWhite(cell):
            return _at("reprendre le blanc en {}", "take the white at {}", cell)
        case act.FlyOver(over):
            return _at("survoler le jeton en {}", "fly over the token at {}", over)
        case act.LayRed(cell):
            return _at("poser un rouge en {}", "lay a red at {}", cell)
        case act.TurnToken():
            return Text("retourner le jeton", "turn the token")
        case act.EndTurn():
            return Text("finir le tour", "end the turn")
        case act.GiveUp():
            return Text("abandonner", "give up")
        case _:
            return _told_rarely(action)


def _told_rarely(action: act.Action) -> Text:
    match action:
        case act.Rearrange(card):
            return CARD_NAMES[card]
        case act.SwapPlanets((one, other)):
            a, b = PLANET_NAMES[one], PLANET_NAMES[other]
            return Text(f"échanger {a.fr} et {b.fr}", f"swap {a.en} and {b.en}")
        case act.MoveEarth(cell):
            return _at("mettre la Terre en {}", "put Earth at {}", cell)
        case act.Scatter():
            return CARD_NAMES["scatter-planets"]
        case act.Rob(piece=piece):
            return Text(f"voler {PIECE_NAMES[piece].fr}", f"rob {PIECE_NAMES[piece].en}")
        case _:
            return _told_in_answer(action)


def _told_in_answer(action: act.Action) -> Text:
    match action:
        case act.PickToken(face):
            return Text(f"prendre : {face_name(face).fr}", f"pick: {face_name(face).en}")
        case act.LiftPlanet(planet):
            return Text(f"prendre {PLANET_NAMES[planet].fr}", f"lift {PLANET_NAMES[planet].en}")
        case act.SetToken(cell) | act.SetPlanet(cell):
            return _at("poser en {}", "set it at {}", cell)
        case act.Warp(cell):
            return _at("aller en {}", "go to {}", cell)
        case act.HandIn(card):
            return Text(f"rendre « {CARD_NAMES[card].fr} »", f"hand in “{CARD_NAMES[card].en}”")
        case act.Show(category):
            return Text(f"montrer {CATEGORY_NAMES[category].fr}", f"show {CATEGORY_NAMES[category].en}")
        case act.Peek():
            return Text("regarder ce jeton", "look at this token")
        case _:
            return Text("en rester là", "that is all")


def capital(words: str) -> str:
    """The beginning of a sentence; names keep their own capitals."""
    return words[:1].upper() + words[1:]


def _at(french: str, english: str, cell: int) -> Text:
    return Text(french.format(cell_name(cell)), english.format(cell_name(cell)))
