import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Draws a picture with a red left and a blue right half; `toFormat` encodes it. */
export const redAndBlue = (width = 800, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ]);

export const aJpeg = (): Promise<Buffer> => redAndBlue().jpeg().toBuffer();
export const aPng = (): Promise<Buffer> => redAndBlue().png().toBuffer();

/** A photo taken with the phone on its side at 51.5 degrees north, with these words in its metadata. */
export const aPhoto = (words: string): Promise<Buffer> =>
  redAndBlue()
    .withExif({
      IFD0: { Copyright: words, Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A file truncated to half its declared size, with a valid trailer. */
export async function truncatedJpeg(): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  return Buffer.concat([noise.subarray(0, noise.length / 2), Buffer.from([0xff, 0xd9])]);
}

const FRAME = { width: 64, height: 64, channels: 3 } as const;

/** An animated WebP, red then green. */
export const aMovingWebp = (): Promise<Buffer> => {
  const size = FRAME.width * FRAME.height * FRAME.channels;
  const frames = [
    [255, 0, 0],
    [0, 255, 0],
  ].map((colour) => Buffer.alloc(size, Buffer.from(colour)));
  const raw = { ...FRAME, height: FRAME.height * frames.length, pageHeight: FRAME.height };
  return sharp(Buffer.concat(frames), { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
};

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black PNG with one bit per pixel; it has its declared size only if it contains all rows. */
function encodeBlackPng(width: number, height: number, rows: number, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const aBlackPng = (width: number, height: number): Buffer => encodeBlackPng(width, height, height);

/** A PNG that declares a size but contains only one row. */
export const pngBomb = (width: number, height: number): Buffer => encodeBlackPng(width, height, 1);

/** A PNG of one pixel that declares two frames. */
export const aMovingPng = (): Buffer => encodeBlackPng(1, 1, 1, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])));

/** Returns the color of a picture at a position: red, blue or another. */
export async function colorAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0] = await pixel.removeAlpha().raw().toBuffer();
  if (red > 200 && green < 60 && blue < 60) return 'red';
  if (blue > 200 && green < 60 && red < 60) return 'blue';
  return `rgb(${red}, ${green}, ${blue})`;
}
