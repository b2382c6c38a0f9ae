"""A play file packed into the fragment of an address, and out of it again."""

import base64
import binascii
import zlib

from engine.text import Unreadable

VERSION = "1"
LARGEST = 200_000
# What such files have in common, so that it need not be sent. Part of version 1: never to be changed.
KNOWN = b"""void A: phase: deal: 2
won A: passed A: played A: score 1 A: + rest, -1
game: tezuma
game: tornei
game: automatic
game: iroha
setup: 6 players
setup: 5 players
setup: 3 players, open-lowest
setup: 4 players
names: You Ben Chie Dai Emi Fumi
dealer: A
phase: play
leader: A
hand A: 1 2 3 4 5 6 7 8 9 10 11 12
hand B: ? ? ? ? ? ? ? ? ?
stock: ? ? ? ?

dealer A
deal O1 O2 O3 / G1 G2 G3 / B1 B2 B3 / Y1 Y2 Y3 / R1 R2 R3
A pass O3 G7
B pass B2 R10
score
collect
D Y5
E O11
F R12
B O8
C G3
D O2
A O7
"""


def packed(text: str) -> str:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=KNOWN)
    data = squeezer.compress(text.encode()) + squeezer.flush()
    return f"{VERSION}.{packed_as(zlib.crc32(data).to_bytes(4) + data)}"


def packed_as(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def is_sound(data: bytes) -> bool:
    """Every single letter that was changed is found."""
    return data[:4] == zlib.crc32(data[4:]).to_bytes(4)


def unpacked(code: str) -> str:
    """The text; what is no such code, or not whole, is told in a sentence."""
    version, _, letters = code.partition(".")
    if version.isascii() and version.isdecimal() and version != VERSION:
        raise Unreadable(
            f"The link is of version {version[:9]}; this page reads version {VERSION}. Reload it to get the newest."
        )
    try:
        data = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        opener = zlib.decompressobj(-15, zdict=KNOWN)
        text = opener.decompress(data[4:], LARGEST).decode()
        whole = version == VERSION and opener.eof and packed_as(data) == letters and is_sound(data)
    except (binascii.Error, zlib.error, UnicodeError, ValueError):
        whole = False
    if not whole:
        raise Unreadable(
            "The link is not whole: a part of it is missing or was changed on the way. Ask for it again."
        )
    return text
