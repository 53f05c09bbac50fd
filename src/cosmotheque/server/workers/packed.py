"""A long middle of an answer, compressed once, with a beginning and an end of its own for every reader.

A piece that was deflated by itself can be set between other pieces of a gzip stream as it is. Only the checksum of the
whole is reckoned anew, from the checksums of the parts.
"""

import struct
import zlib
from collections.abc import Iterable, Iterator

import msgspec

LEVEL = 5
RAW = -zlib.MAX_WBITS
HEAD = b"\x1f\x8b\x08" + bytes(6) + b"\xff"  # gzip, deflated, no name and no date, from any system
AT_ONCE = 1 << 16
POLYNOMIAL = 0xEDB88320
ONE, BYTE = 1 << 31, 1 << 23  # x^0 and x^8, as CRC-32 writes polynomials
CUT = 1 << 32


class Packed(msgspec.Struct, frozen=True):
    """Bytes that were deflated, how many they were, and their CRC-32."""

    deflated: bytes
    length: int
    crc: int


def pack(parts: Iterable[bytes]) -> Packed:
    """Compress what comes part by part."""
    squeeze, deflated, length, crc = zlib.compressobj(LEVEL, wbits=RAW), [], 0, 0
    for part in parts:
        deflated.append(squeeze.compress(part))
        length, crc = length + len(part), zlib.crc32(part, crc)
    deflated.append(squeeze.flush(zlib.Z_SYNC_FLUSH))  # it ends with a whole byte, and is not the last
    return Packed(b"".join(deflated), length, crc)


def splice(begin: bytes, middle: Packed, end: bytes) -> bytes:
    """The three parts as one gzip stream."""
    first, last = pack([begin]), zlib.compressobj(LEVEL, wbits=RAW)
    tail = last.compress(end) + last.flush()
    crc = zlib.crc32(end, _join_crc(first.crc, middle))
    length = first.length + middle.length + len(end)
    return b"".join((HEAD, first.deflated, middle.deflated, tail, struct.pack("<II", crc, length % CUT)))


def unpack(begin: bytes, middle: Packed, end: bytes) -> Iterator[bytes]:
    """The three parts uncompressed, a little at a time."""
    yield begin
    inflate, rest = zlib.decompressobj(RAW), middle.deflated
    while part := inflate.decompress(rest, AT_ONCE):
        yield part
        rest = inflate.unconsumed_tail
    yield end


def _join_crc(crc: int, after: Packed) -> int:
    """The CRC-32 of some bytes and of those that come after, as zlib's `crc32_combine` has it: the first is shifted by
    as many bytes as follow."""
    shift, power, length = ONE, BYTE, after.length
    while length:
        if length & 1:
            shift = _product(power, shift)
        power, length = _product(power, power), length >> 1
    return _product(shift, crc) ^ after.crc


def _product(one: int, other: int) -> int:
    """Two polynomials multiplied, modulo that of CRC-32."""
    product = 0
    for bit in range(31, -1, -1):
        if one >> bit & 1:
            product ^= other
        other = other >> 1 ^ (POLYNOMIAL if other & 1 else 0)
    return product
