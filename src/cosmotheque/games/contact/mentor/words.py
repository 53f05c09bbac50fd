"""Pieces of sentences in both languages."""

from cosmotheque.core.text import Text


def said(french: str, english: str, *parts: Text | int | str) -> Text:
    """A sentence with these put into its gaps."""
    return Text(
        french.format(*(part.fr if isinstance(part, Text) else part for part in parts)),
        english.format(*(part.en if isinstance(part, Text) else part for part in parts)),
    )


def joined(*sentences: Text | None) -> Text:
    spoken = [sentence for sentence in sentences if sentence is not None]
    return Text(" ".join(sentence.fr for sentence in spoken), " ".join(sentence.en for sentence in spoken))


def percent(chance: float) -> Text:
    """Nothing is ever quite sure, nor quite out of the question."""
    whole = whole_percent(chance)
    return Text(f"{whole}\u202f%", f"{whole}%")


def whole_percent(chance: float) -> int:
    return min(99, max(1, round(100 * chance)))


def listed(names: list[str], conjunction: str) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {conjunction} {names[-1]}"
