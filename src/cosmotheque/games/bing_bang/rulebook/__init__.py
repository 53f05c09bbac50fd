"""The rules in our own words, by the numbers of the specification.

Reading order: `flying` (the box, setup, count and tokens), `cosmos` (from incidents to surprises).
"""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bing_bang.rulebook.cosmos import BANGS, INCIDENTS, PIRACY, PLANETS, REDS, SURPRISES
from cosmotheque.games.bing_bang.rulebook.flying import COMPONENTS, COUNT, SETUP, TOKENS

RULEBOOK = (
    Section(Text("Matériel", "Components"), COMPONENTS),
    Section(Text("Mise en place", "Setup"), SETUP),
    Section(Text("Le compte", "The count"), COUNT),
    Section(Text("Jetons de couleur", "Coloured tokens"), TOKENS),
    Section(Text("Incidents", "Incidents"), INCIDENTS),
    Section(Text("Jetons rouges", "Red tokens"), REDS),
    Section(Text("Bing Bang", "Bing Bang"), BANGS),
    Section(Text("Planètes", "Planets"), PLANETS),
    Section(Text("Piraterie", "Piracy"), PIRACY),
    Section(Text("Imprévus et fin", "Surprises and the end"), SURPRISES),
)
