"""JSON from types. No game writes a codec: msgspec reads and writes whatever its types say."""

from functools import cache
from typing import Any

import msgspec

from cosmotheque.core.errors import BadNotation, BadOptions
from cosmotheque.core.text import Text

# Equal values have equal bytes: the order of a set would tell how it came about.
_encoder = msgspec.json.Encoder(order="deterministic")

_NO_OPTION = Text(fr="L'option {0} n'existe pas ; il y a {1}.", en="There is no option {0}; there is {1}.")
_UNREADABLE = Text(fr="Cette option ne se lit pas : {0}.", en="This option cannot be read: {0}.")


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def decode(data: bytes | str, kind: Any) -> Any:
    """A value of type `kind`; BadNotation, naming the field, when the text is not one."""
    try:
        return decoder(kind).decode(data)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise BadNotation(f"This cannot be read: {fault}.") from fault


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def read_options(options: Any, kind: type[Any]) -> Any:
    """Options from a mapping of names to values, or as they are; values may be given as strings."""
    if isinstance(options, kind):
        return options
    known = {field.encode_name for field in msgspec.structs.fields(kind)}
    for name in options or {}:
        if name not in known:
            raise BadOptions(_NO_OPTION.filled(repr(name), ", ".join(sorted(known)) or "–"))
    try:
        return msgspec.convert(options or {}, kind, strict=False)
    except msgspec.ValidationError as fault:
        raise BadOptions(_UNREADABLE.filled(fault)) from fault
