"""Answers put together from pieces that were compressed before: any client reads them, and they equal the pieces."""

import gzip
import random
import zlib

import pytest

from cosmotheque.server.workers.packed import AT_ONCE, pack, splice, unpack


@pytest.mark.parametrize("size", [0, 1, 7, 4096, AT_ONCE, 3 * AT_ONCE + 1])
@pytest.mark.parametrize(("begin", "end"), [(b"", b""), (b'{"table":', b"}"), (b"a" * 5000, b"z" * 3000)])
def test_what_is_put_together_is_one_stream_of_all_pieces(size: int, begin: bytes, end: bytes) -> None:
    middle = bytes(random.Random(size).choices(b"[0,1]", k=size))
    packed = pack([middle[: size // 3], middle[size // 3 :]])
    zipped = splice(begin, packed, end)
    read = zlib.decompressobj(zlib.MAX_WBITS | 16)  # as browsers do: a stream that ends once
    assert read.decompress(zipped) == begin + middle + end
    assert read.eof
    assert read.unused_data == b""
    assert gzip.decompress(zipped) == b"".join(unpack(begin, packed, end))


def test_what_is_unpacked_comes_a_little_at_a_time() -> None:
    packed = pack([b"x" * (5 * AT_ONCE)])
    assert max(map(len, unpack(b"", packed, b""))) == AT_ONCE
