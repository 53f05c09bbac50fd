"""Words in both languages."""

from cosmotheque.core.text import Text


def test_gaps_are_filled_in_each_language() -> None:
    colour = Text("bleu", "blue")
    told = Text("{} voit du {}", "{} sees {}").filled("Mira", colour)
    assert told == Text("Mira voit du bleu", "Mira sees blue")
    assert [told.in_language("fr"), told.in_language("en")] == ["Mira voit du bleu", "Mira sees blue"]
