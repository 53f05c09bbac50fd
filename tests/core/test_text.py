"""Words in both languages."""

from cosmotheque.core.text import OR, Rule, RuleId, Text, join, join_names, percent, rule_maker, sentence, whole_percent


def test_gaps_are_filled_in_each_language() -> None:
    colour = Text("bleu", "blue")
    told = Text("{} voit du {}", "{} sees {}").filled("Mira", colour)
    assert told == Text("Mira voit du bleu", "Mira sees blue")
    assert [told.in_language("fr"), told.in_language("en")] == ["Mira voit du bleu", "Mira sees blue"]


def test_names_are_listed_as_a_sentence_has_them() -> None:
    assert join_names([]) == Text("", "")
    assert join_names(["a"]) == Text("a", "a")
    assert join_names([Text("un", "one"), "b", "c"]) == Text("un, b et c", "one, b and c")
    assert join_names(["a", "b"], OR) == Text("a ou b", "a or b")


def test_sentences_are_joined_and_what_says_nothing_is_left_out() -> None:
    assert join(Text("Un.", "One."), None, Text("", ""), Text("Deux.", "Two.")) == Text("Un. Deux.", "One. Two.")


def test_what_is_said_has_its_gaps_filled_in_both_languages() -> None:
    assert sentence("{} et {}", "{} and {}", Text("un", "one"), 2) == Text("un et 2", "one and 2")


def test_nothing_is_quite_sure_unless_it_is() -> None:
    assert [whole_percent(share) for share in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]
    assert percent(0.25) == Text("25\u202f%", "25%")


def test_rules_are_numbered_by_their_game() -> None:
    assert rule_maker("ABC")(7, "Un.", "One.") == Rule(RuleId("ABC-7"), Text("Un.", "One."))
