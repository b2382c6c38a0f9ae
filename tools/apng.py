"""A moving picture: PNG files one after another in one file, each laid over the one before at its place."""

import struct
import zlib
from collections.abc import Iterator
from typing import NamedTuple

SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Frame(NamedTuple):
    png: bytes
    left: int
    top: int
    milliseconds: int


def animated(frames: list[Frame]) -> bytes:
    """The first frame is as large as the picture; all are of one kind of colours, as one browser makes them."""
    (_, header), *_ = chunks(frames[0].png)
    return b"".join(
        (
            SIGNATURE,
            chunk(b"IHDR", header),
            chunk(b"acTL", struct.pack(">II", len(frames), 0)),
            *parts(frames),
            chunk(b"IEND", b""),
        )
    )


def parts(frames: list[Frame]) -> Iterator[bytes]:
    number = 0
    for at, frame in enumerate(frames):
        (_, header), *others = chunks(frame.png)
        place = struct.pack(">II", frame.left, frame.top)
        yield chunk(
            b"fcTL",
            struct.pack(">I", number)
            + header[:8]
            + place
            + struct.pack(">HHBB", frame.milliseconds, 1000, 0, 0),
        )
        number += 1
        data = smaller(b"".join(data for kind, data in others if kind == b"IDAT"))
        yield chunk(b"fdAT", struct.pack(">I", number) + data) if at else chunk(b"IDAT", data)
        number += bool(at)


def smaller(data: bytes) -> bytes:
    """A browser is in more of a hurry than we are."""
    return zlib.compress(zlib.decompress(data), 9)


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
