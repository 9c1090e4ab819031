import { crc32, deflateSync } from 'node:zlib';

/** What a drawn person looks like; colors have the format `#rrggbb`. */
export interface PortraitLook {
  readonly background: string;
  readonly skin: string;
  readonly hair: string;
  readonly clothes: string;
  readonly hairStyle: 'short' | 'side' | 'curly' | 'afro' | 'bob' | 'long' | 'bun' | 'bald' | 'headscarf';
  readonly hasGlasses?: boolean;
  readonly hasBeard?: boolean;
}

/** Signed distance to an outline in hundredths of the picture's side; negative inside. */
type Distance = (x: number, y: number) => number;

interface Shape {
  readonly color: string;
  readonly distance: Distance;
  /** Left, top, right and bottom edge of the area that can be inside. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly opacity?: number;
}

const SIDE_PIXELS = 256;
const BLOCK_PIXELS = 8;
const PIXELS_PER_UNIT = SIDE_PIXELS / 100;
const EYE_COLOR = '#2b2320';
const SHADOW_COLOR = '#3a1e14';
const WHOLE_IMAGE_BOX = [0, 0, 100, 100] as const;

/** Much faster than `Math.hypot`. */
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** An approximation that is exact on the outline. */
const ellipse =
  (centerX: number, centerY: number, radiusX: number, radiusY = radiusX): Distance =>
  (x, y) => {
    const [unitX, unitY] = [(x - centerX) / radiusX, (y - centerY) / radiusY];
    const distance = length(unitX, unitY);
    const gradient = length(unitX / radiusX, unitY / radiusY);
    return gradient === 0 ? -Math.min(radiusX, radiusY) : (distance * (distance - 1)) / gradient;
  };

const roundedBox =
  (centerX: number, centerY: number, halfWidth: number, halfHeight: number, radius: number): Distance =>
  (x, y) => {
    const [outX, outY] = [Math.abs(x - centerX) - halfWidth + radius, Math.abs(y - centerY) - halfHeight + radius];
    return length(Math.max(outX, 0), Math.max(outY, 0)) + Math.min(Math.max(outX, outY), 0) - radius;
  };

const union =
  (...parts: readonly Distance[]): Distance =>
  (x, y) =>
    Math.min(...parts.map((part) => part(x, y)));
const subtract =
  (whole: Distance, part: Distance): Distance =>
  (x, y) =>
    Math.max(whole(x, y), -part(x, y));
const below =
  (whole: Distance, top: number): Distance =>
  (x, y) =>
    Math.max(whole(x, y), top - y);
const outline =
  (shape: Distance, width: number): Distance =>
  (x, y) =>
    Math.abs(shape(x, y)) - width / 2;

const circlesAround = (count: number, from: number, to: number, radius: number): Distance =>
  union(
    ...Array.from({ length: count }, (_, n) => {
      const angle = (Math.PI * (from + ((to - from) * n) / (count - 1))) / 180;
      return ellipse(50 + 20 * Math.cos(angle), 44 - 22 * Math.sin(angle), radius);
    }),
  );

/** Hair behind the head. */
const HAIR_BEHIND: Readonly<Record<PortraitLook['hairStyle'], Distance | null>> = {
  short: null,
  side: null,
  bald: null,
  curly: circlesAround(9, -10, 190, 8),
  afro: ellipse(50, 38, 30, 29),
  bob: roundedBox(50, 45, 25, 26, 22),
  long: union(roundedBox(50, 58, 25, 38, 22), ellipse(50, 42, 24, 25)),
  bun: ellipse(50, 16, 10, 9),
  headscarf: union(ellipse(50, 46, 26, 29), ellipse(50, 92, 34, 30)),
};

/** The opening that the face leaves in the hair on the forehead. */
const HAIRLINE: Readonly<Record<PortraitLook['hairStyle'], Distance | null>> = {
  short: ellipse(50, 59, 22, 25),
  side: ellipse(56, 58, 26, 25),
  bald: null,
  curly: ellipse(50, 58, 20, 24),
  afro: ellipse(50, 57, 20, 24),
  bob: ellipse(47, 60, 22, 27),
  long: ellipse(54, 59, 21, 27),
  bun: ellipse(50, 58, 21, 26),
  headscarf: ellipse(50, 50, 16, 20),
};

const HEAD = ellipse(50, 46, 19, 23);
const MOUTH = below(outline(ellipse(50, 53, 8.5, 8), 1.8), 57.5);

function toShapes({ background, skin, hair, clothes, hairStyle, ...look }: PortraitLook): readonly Shape[] {
  const [behind, hairline] = [HAIR_BEHIND[hairStyle], HAIRLINE[hairStyle]];
  const browColor = hairStyle === 'headscarf' || hairStyle === 'bald' ? SHADOW_COLOR : hair;
  const lenses = union(ellipse(42, 48, 6), ellipse(58, 48, 6));
  const shapes: (Shape | null | false | undefined)[] = [
    { color: background, distance: () => -1, box: WHOLE_IMAGE_BOX },
    { color: '#ffffff', distance: ellipse(50, 44, 42), box: WHOLE_IMAGE_BOX, opacity: 0.35 },
    behind && { color: hair, distance: behind, box: WHOLE_IMAGE_BOX },
    { color: clothes, distance: ellipse(50, 110, 37, 33), box: [10, 74, 90, 100] },
    { color: skin, distance: union(roundedBox(50, 72, 8, 12, 6), ellipse(50, 81, 11, 6)), box: [38, 58, 62, 90] },
    { color: SHADOW_COLOR, distance: ellipse(50, 68, 8, 4), box: [40, 62, 60, 74], opacity: 0.16 },
    { color: skin, distance: union(HEAD, ellipse(31, 49, 4, 5), ellipse(69, 49, 4, 5)), box: [25, 20, 75, 72] },
    look.hasBeard && {
      color: hair,
      distance: subtract(below(ellipse(50, 47, 19.5, 23.5), 50), ellipse(50, 47, 15, 13)),
      box: [28, 48, 72, 74],
    },
    hairline && { color: hair, distance: subtract(ellipse(50, 43, 21.5, 24), hairline), box: [26, 16, 74, 70] },
    hairStyle === 'headscarf' && {
      color: hair,
      distance: subtract(union(ellipse(50, 48, 25, 28), roundedBox(50, 78, 15, 13, 10)), ellipse(50, 49, 17, 21)),
      box: [20, 16, 80, 96],
    },
    {
      color: '#e0604f',
      distance: union(ellipse(38, 55, 4, 3), ellipse(62, 55, 4, 3)),
      box: [32, 50, 68, 60],
      opacity: 0.2,
    },
    { color: EYE_COLOR, distance: union(ellipse(42, 48, 1.9, 2.4), ellipse(58, 48, 1.9, 2.4)), box: [38, 44, 62, 52] },
    {
      color: browColor,
      distance: union(roundedBox(42, 42.5, 4, 0.8, 0.8), roundedBox(58, 42.5, 4, 0.8, 0.8)),
      box: [36, 40, 64, 45],
    },
    { color: SHADOW_COLOR, distance: ellipse(50, 53, 2, 1.2), box: [46, 50, 54, 56], opacity: 0.25 },
    { color: SHADOW_COLOR, distance: MOUTH, box: [38, 56, 62, 64], opacity: 0.8 },
    look.hasGlasses && {
      color: EYE_COLOR,
      distance: union(outline(lenses, 1.2), roundedBox(50, 47.5, 2.4, 0.6, 0.6)),
      box: [34, 40, 66, 56],
    },
  ];
  return shapes.flatMap((shape) => shape || []);
}

const toRgb = (color: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Paints block by block: most blocks are completely inside or outside a shape. */
function paint(pixels: Uint8Array, { color, distance, box, opacity = 1 }: Shape): void {
  const blocks = box.map((edge) => (edge * SIDE_PIXELS) / 100 / BLOCK_PIXELS);
  const [left, top, right, bottom] = [
    Math.floor(blocks[0]!),
    Math.floor(blocks[1]!),
    ...blocks.slice(2).map(Math.ceil),
  ];
  const rgb = toRgb(color);
  const edgeAt = (column: number, row: number) =>
    distance(column / PIXELS_PER_UNIT, row / PIXELS_PER_UNIT) * PIXELS_PER_UNIT;
  for (let blockRow = top; blockRow < bottom!; blockRow++) {
    for (let blockColumn = left; blockColumn < right!; blockColumn++) {
      const [firstColumn, firstRow] = [blockColumn * BLOCK_PIXELS, blockRow * BLOCK_PIXELS];
      const middle = edgeAt(firstColumn + BLOCK_PIXELS / 2, firstRow + BLOCK_PIXELS / 2);
      if (middle > BLOCK_PIXELS) continue;
      const isInside = middle < -BLOCK_PIXELS;
      for (let row = firstRow; row < firstRow + BLOCK_PIXELS; row++) {
        for (let column = firstColumn; column < firstColumn + BLOCK_PIXELS; column++) {
          const share = isInside ? 1 : Math.min(Math.max(0.5 - edgeAt(column + 0.5, row + 0.5), 0), 1);
          if (share > 0) blend(pixels, (row * SIDE_PIXELS + column) * 3, rgb, share * opacity);
        }
      }
    }
  }
}

function blend(pixels: Uint8Array, at: number, rgb: readonly number[], share: number): void {
  for (let n = 0; n < 3; n++) pixels[at + n] = pixels[at + n]! + (rgb[n]! - pixels[at + n]!) * share;
}

function toChunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function toPng(pixels: Uint8Array): Buffer {
  const rowBytes = SIDE_PIXELS * 3;
  const rows = Buffer.alloc((rowBytes + 1) * SIDE_PIXELS);
  for (let row = 0; row < SIDE_PIXELS; row++) {
    rows.set(pixels.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE_PIXELS, 0);
  header.writeUInt32BE(SIDE_PIXELS, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const content = toChunk('IDAT', deflateSync(rows, { level: 1 }));
  return Buffer.concat([signature, toChunk('IHDR', header), content, toChunk('IEND', Buffer.alloc(0))]);
}

/**
 * Draws an invented face as a PNG file. The same look always gives the same file. Shapes are painted here and not as
 * SVG, because the image library must not read SVG in the process that decodes uploads.
 */
export function drawPortrait(look: PortraitLook): Buffer {
  const pixels = new Uint8Array(SIDE_PIXELS * SIDE_PIXELS * 3);
  for (const shape of toShapes(look)) paint(pixels, shape);
  return toPng(pixels);
}
