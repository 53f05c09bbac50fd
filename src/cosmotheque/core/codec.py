"""JSON from types. No game writes a codec: msgspec reads and writes whatever its types say."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from cosmotheque.core import sentences
from cosmotheque.core.errors import BadNotation, BadOptions
from cosmotheque.core.options import why_not


def _as_list(value: Any) -> list[Any]:
    """A list that a game looks up and does not build is written like any other."""
    if isinstance(value, Sequence):
        return list(value)
    raise TypeError(type(value))


# Equal values have equal bytes: the order of a set would tell how it came about.
_encoder = msgspec.json.Encoder(order="deterministic", enc_hook=_as_list)


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def plain(value: Any) -> Any:
    """The value as the numbers, texts, lists and mappings that its JSON is read as."""
    return msgspec.to_builtins(value, order="deterministic", enc_hook=_as_list)


def raw(value: Any) -> msgspec.Raw:
    """The same as a part of a message: the encoder of the rest leaves it as it is."""
    return msgspec.Raw(encode(value))


def decode(data: bytes | str, kind: Any) -> Any:
    """A value of type `kind`; BadNotation, naming the field, when the text is not one."""
    try:
        return decoder(kind).decode(data)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise BadNotation(sentences.UNREADABLE.filled(fault)) from fault


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def read_options(options: Any, kind: type[Any]) -> Any:
    """Options from a mapping of names to values, or as they are; values may be given as strings."""
    if isinstance(options, kind):
        return options
    given = options or {}
    if (wrong := why_not(given, kind)) is not None:
        raise BadOptions(wrong)
    return msgspec.convert(given, kind, strict=False)
