"""Detection of numbers in a text: in digits or in words, French or English (BOM-2504)."""

import re
import unicodedata
from typing import Final

# French `un` and `une` are articles far more often than numbers, so that they may be said.
FRENCH: Final = """
zero deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante
cinquante soixante septante huitante octante nonante cent mille premier premiere deuxieme second seconde troisieme
quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme dizaine douzaine
"""
ENGLISH: Final = """
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand first second third fourth fifth sixth
seventh eighth ninth tenth eleventh twelfth dozen
"""
NUMBER_WORDS: Final = frozenset(f"{FRENCH} {ENGLISH}".split())


def words_in(text: str) -> list[str]:
    """The words of a text in plain small letters."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[^\W\d_]+", "".join(sign for sign in plain if not unicodedata.combining(sign)))


def says_number(text: str) -> bool:
    """True if there is a digit or a number word in a text; a plural is one as well."""
    if any(sign.isnumeric() for sign in text):
        return True
    return any(word in NUMBER_WORDS or word.removesuffix("s") in NUMBER_WORDS for word in words_in(text))
