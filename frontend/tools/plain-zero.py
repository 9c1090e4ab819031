"""Draws the zero of the text font without its slash, and writes the font that the pages use.

    pip install fonttools brotli
    python3 frontend/tools/plain-zero.py

Atkinson Hyperlegible Next has a slashed zero and no other, which makes prices and years read like source code. The outer line
stays and the two halves of the hole become one, at every weight: widths, kerning and tabular figures remain those of the
original. The licence of the font (OFL 1.1, without a reserved name) allows this and is stored beside the result.
"""

from pathlib import Path
from shutil import copyfile

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "node_modules/@fontsource-variable/atkinson-hyperlegible-next"
SOURCE = PACKAGE / "files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
TARGET = ROOT / "frontend/src/app/styles/fonts"

# Points of the source: the outer line, its lowest point, and the lower left quarter of the hole from its left end down.
OUTER = range(0, 16)
LOWEST = 0
QUARTER = [23, 24, 25, 26, 16]
# At the end of a glyph's variations: its margins and its width.
MEASURES = 4


def hole(quarter, centre):
    """The whole hole: left, bottom, right, top. That is against the direction of the outer line, else it would be filled."""
    cx, cy = centre
    to_right = [(2 * cx - x, y) for x, y in reversed(quarter)]
    to_top = [(2 * cx - x, 2 * cy - y) for x, y in quarter]
    to_left = [(x, 2 * cy - y) for x, y in reversed(quarter)]
    return quarter[:-1] + to_right[:-1] + to_top[:-1] + to_left[:-1]


def main():
    font = TTFont(SOURCE)
    zero = font["glyf"]["zero"]
    # Read before the points change: their number is that of the glyph.
    variations = font["gvar"].variations["zero"]
    points, _, flags = zero.getCoordinates(font["glyf"])
    assert len(points) == 39 and zero.numberOfContours == 3, "The zero of the font has changed: look at its points again."

    outer = [points[i] for i in OUTER]
    ring = hole([points[i] for i in QUARTER], (points[LOWEST][0], points[QUARTER[0]][1]))
    zero.numberOfContours = 2
    zero.coordinates = GlyphCoordinates(outer + ring)
    zero.endPtsOfContours = [len(outer) - 1, len(outer) + len(ring) - 1]
    zero.flags = bytearray([flags[i] for i in OUTER] + [1, 0, 0, 0] * 4)

    for variation in variations:
        moves = variation.coordinates
        ring = hole([moves[i] for i in QUARTER], (moves[LOWEST][0], 0))
        variation.coordinates = [moves[i] for i in OUTER] + ring + moves[-MEASURES:]

    TARGET.mkdir(exist_ok=True)
    font.flavor = "woff2"
    font.save(TARGET / "atkinson-hyperlegible-next-plain-zero.woff2")
    copyfile(PACKAGE / "LICENSE", TARGET / "LICENSE")


if __name__ == "__main__":
    main()
