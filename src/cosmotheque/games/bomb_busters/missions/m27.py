"""Mission 27: Bare hands."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, Mission, Tokens, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.windfall.data import Windfall

SCENARIO = Scenario(
    name="27",
    record=Mission(  # BOM-2701 to BOM-2703
        12,
        ONE,
        FOUR,
        cards=cards_without(7),
        tokens=Tokens(captain_for_two=False),
        characters="none",
        box=2,
        parts=(Windfall("draft", "BOM-2702"),),
    ),
    title=Text(fr="À mains nues", en="Bare hands"),
    story=Text(
        fr="Les détecteurs sont restés dans le camion, et le camion est reparti. Une boîte de jetons traîne par terre.",
        en="The detectors stayed in the van, and the van has left. A box of tokens lies about on the floor.",
    ),
    special=Text(
        fr="Pas de doubles détecteurs. Après les deux premiers jaunes, chacun prend un des jetons tirés au hasard.",
        en="No double detectors. After the first two yellow wires, everybody takes one of the tokens drawn at random.",
    ),
    rules=(
        rule(
            2701,
            "Pas de personnages, pas de piles (7). À deux, le capitaine ne pose pas de jeton au départ.",
            "No characters, no batteries (7). With two players the captain places no token at setup.",
        ),
        rule(
            2702,
            "Dès que les deux premiers jaunes sont coupés, autant de nombres au hasard que de joueurs sont alignés. À "
            "partir du capitaine, chacun en prend un et le pose devant un de ses fils, ou à côté de son support.",
            "As soon as the first two yellow wires are cut, as many random numbers as players lie in a line. From the "
            "captain on everybody takes one and puts it in front of a wire, or beside the stand.",
        ),
        rule(
            2703,
            "On saute un joueur qui n’a plus de fils ; les jetons restants retournent à la réserve.",
            "A player without wires is passed over; tokens left return to the supply.",
        ),
    ),
)
