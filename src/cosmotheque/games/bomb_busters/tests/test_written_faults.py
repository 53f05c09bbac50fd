"""Files of missions that players write: a sentence in both languages for each fault, and bounds for everything."""

import pytest

from cosmotheque.games.bomb_busters.tests.attic import EXAMPLE, changed, faults


@pytest.mark.parametrize(
    ("old", "new", "english", "french"),
    [
        ('game = "bomb-busters"', "", "game: the name of the game is wanted", "le nom du jeu"),
        ('game = "bomb-busters"', 'game = "chess"', "it has to be bomb-busters", "parmi bomb-busters"),
        (
            "blue = 12",
            "blue = 13",
            "wires.blue: 13 is not possible; it has to be a whole number from 6 to 12",
            "de 6 à",
        ),
        ("blue = 12", "blue = 8", "the part “sequence” is played with all blue wires", "tous les bleus"),
        ("blue = 12", "green = 2", "wires.green: there is no such key; there is blue, red", "cette clé n’existe pas"),
        ("[wires]", "[wire]", "wire: there is no such key", "cette clé n’existe pas"),
        (
            "count = 1, of = 2",
            "count = 2, of = 1",
            "wires.red: 2 wires in play out of 1 drawn",
            "2 fils en jeu parmi 1",
        ),
        ("count = 1, of = 2", "count = 'one'", "wires.red.count: 'one' is not possible", "n’est pas possible"),
        ("yellow = { count = 2 }", "yellow = { count = 3 }", "3 yellow wires cannot be cut in pairs", "par paires"),
        ("yellow = { count = 2 }", "apart = 'yellow'", "no wire of this colour, yellow", "couleur, jaune"),
        (
            "yellow = { count = 2 }",
            "yellow = 2",
            "wires.yellow: a table is wanted, with keys among count, of",
            "une table",
        ),
        (
            "without = [2, 10]",
            "without = [2, 13]",
            "equipment.without: [2, 13] is not possible; it has to be a list, each "
            "of whose items is a whole number from 1 to 12",
            "dont chaque élément est un nombre entier de 1 à 12",
        ),
        (
            "without = [2, 10]",
            "count = 12\nwithout = [1]",
            "equipment.count: 12 cards, and there are only 11",
            "que 11",
        ),
        (
            "without = [2, 10]",
            "at_once = false",
            "with false there has to be a part that has cards come later",
            "plus tard",
        ),
        (
            "without = [2, 10]",
            "unlock = 'number_deck'",
            "“number_deck” goes with the part “face_down”",
            "« face_down »",
        ),
        (
            "more = 1",
            "more = 1.5",
            "detonator.more: 1.5 is not possible; it has to be a whole number from 0 to 3",
            "1.5",
        ),
        ("[2, 5]", "[5, 2]", "the fewest players come before the most", "le plus petit nombre"),
        (
            "[2, 5]",
            "[2, 6]",
            "seats: [2, 6] is not possible; it has to be a list of 2, each of which is 2–5.",
            "une liste de 2, dont chaque élément est 2–5.",
        ),
        (
            "cards = 4",
            "cards = 9",
            "parts[1].cards: 9 is not possible; it has to be a whole number from 2 to 6",
            "de 2 à 6",
        ),
        ("cards = 4", "needed = 3", "parts[1].needed: 3 is not possible; it has to be 2 or 4", "il faut 2 ou 4"),
        ("rule = 1", "rule = 3", "parts[1].rule: the mission has no rule 3; it has 2", "n’a pas de règle 3"),
        ("rule = 1", "rules = 1", "parts[1].rules: there is no such key; there is cards, needed, ends, rule", "choix"),
        (
            '"x_wires"',
            '"y_wires"',
            "parts[2].part: there is no part 'y_wires' for missions of players; there is at_once",
            "la partie 'y_wires' n’existe pas",
        ),
        ('"x_wires"', '"sequence"', "“sequence” is there twice", "deux fois"),
        (
            '"x_wires"',
            '"sums"',
            "“sequence” and “sums” do not go together: both use the same thing (number cards)",
            "les cartes Nombre",
        ),
        ('"x_wires"', '"weak_link"', "the part “weak_link” needs at least 3 players", "à partir de 3 joueurs"),
        (
            'part = "sequence"\ncards = 4\nrule = 1',
            'part = "outward"',
            "“outward” and “x_wires” do not go together: who does not see",
            "ne voit pas ses propres fils",
        ),
        ('"x_wires"', '"free_order"', "“free_order” needs “timer”", "a besoin de « timer »"),
        ('"x_wires"', '"locks"', "“own_and_number” goes with the part “locks”", "« locks »"),
        ('"x_wires"', '"like_red"', "“like_red” has cards come later; at_once = false is wanted", "at_once = false"),
        ('"x_wires"', '"at_once"', "the part “at_once” has cards come later; at_once = false is wanted", "plus tard"),
        (
            '"x_wires"',
            '"timer"',
            "parts[2].seconds: this key is missing; it has to be a whole number from 60",
            "manque",
        ),
        ("[players.2.wires]", "[players.6.wires]", "players.6: there is no such key; there is 2, 3, 4, 5", "players.6"),
        ("[players.2.wires]", "[players.2.wired]", "players.2.wired: there is no such key", "players.2.wired"),
        ("count = 2 }\n\n[[", "count = 9 }\n\n[[", "players.2.wires.red.count: 9 is not possible", "players.2.wires"),
        ("[story]", "[tale]", "tale: there is no such key", "tale"),
        ('fr = "Le phare"', 'de = "Der Turm"', "title.de: there is no such key; there is fr, en.", "title.fr"),
        (
            'fr = "Le phare"',
            'fr = ""',
            "title.fr: '' is not possible; it has to be a text of at most 60",
            "60 caractères",
        ),
        ("Le phare", "Le \\u202Ephare", "title.fr: the sign U+202E is not shown", "le signe U+202E"),
        ("Le phare", "Le \\u001bphare", "title.fr: the sign U+001B is not shown", "le signe U+001B"),
        ("special = ", "specials = ", "special: this key is missing; it has to be a table with fr, en", "fr, en"),
        (
            "count = 2 }\n\n[[",
            "count = 2, of = 1 }\n\n[[",
            "players.2.wires.red: 2 wires in play out of 1",
            "parmi 1 tirés",
        ),
        ("[[parts]]", "[[parts", "This is not TOML", "Ce n’est pas du TOML"),
    ],
)
def test_every_fault_is_told_in_both_languages(old: str, new: str, english: str, french: str) -> None:
    found = faults(changed(old, new))
    plain = [one.fr.replace("\u00a0", " ").replace("\u202f", " ") for one in found]
    assert any(english in one.en for one in found), found
    assert any(french.replace("\u00a0", " ") in one for one in plain), plain


def test_a_list_is_no_table() -> None:
    (fault, *_) = faults(EXAMPLE.partition("[[rules]]")[0].replace("[story]", "[rules.first]"))
    assert fault.en.startswith("rules: a list of tables is wanted, not {'first'")


def test_all_faults_are_told_at_once() -> None:
    text = changed("blue = 12", "blue = 13").replace("cards = 4", "cards = 13").replace("Le phare", "P" * 61)
    assert [one.en.partition(":")[0] for one in faults(text)] == ["title.fr", "parts[1].cards", "wires.blue"]


def test_lists_are_bounded() -> None:
    assert "at most 30" in str(faults(EXAMPLE.replace("[wires]", '[[rules]]\nfr = "a"\nen = "a"\n' * 29 + "[wires]")))
    assert "at most" in str(faults(EXAMPLE + '[[parts]]\npart = "timer"\nseconds = 99\n' * 9))
