import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import {
  aBlackPng,
  pngBomb,
  aJpeg,
  aMovingWebp,
  aPhoto,
  aPng,
  colorAt,
  truncatedJpeg,
  redAndBlue,
} from '../../../../../test/support/picture-files';
import { PictureRefused } from '../../domain/pictures/picture';
import { SharpImageProcessor } from './sharp-image-processor';

const SIDE_PIXELS = 512;
const MAX_STORED_BYTES = 512 * 1024;
/** Metadata that a picture of any format can contain. */
const METADATA_FIELDS = ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const;

const imageProcessor = new SharpImageProcessor();
const processImage = async (file: Buffer): Promise<Buffer> => Buffer.from(await imageProcessor.process(file));

describe('SharpImageProcessor', () => {
  it.each([
    [800, 800],
    [4, 2],
    [20, 3000],
  ])('makes a square from %i by %i pixels', async (width, height) => {
    const picture = await processImage(await redAndBlue(width, height).png().toBuffer());

    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: SIDE_PIXELS, height: SIDE_PIXELS });
  });

  it('crops to the center', async () => {
    const wideImage = sharp({ create: { width: 1600, height: 800, channels: 3, background: 'lime' } }).composite([
      { input: await aPng(), left: 400, top: 0 },
    ]);
    const picture = await processImage(await wideImage.jpeg().toBuffer());

    expect(await colorAt(picture, 5, 5)).toBe('red');
    expect(await colorAt(picture, SIDE_PIXELS - 5, SIDE_PIXELS - 5)).toBe('blue');
  });

  it('rotates a photo upright and removes its metadata', async () => {
    const photo = await aPhoto('canary');
    expect(photo.includes('canary')).toBe(true);
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const picture = await processImage(photo);
    const metadata = await sharp(picture).metadata();

    expect(await colorAt(picture, SIDE_PIXELS / 2, 5)).toBe('red');
    expect(await colorAt(picture, SIDE_PIXELS / 2, SIDE_PIXELS - 5)).toBe('blue');
    expect(METADATA_FIELDS.filter((name) => metadata[name] !== undefined)).toEqual([]);
    expect(picture.includes('canary')).toBe(false);
  });

  it('makes a small file even from noise', async () => {
    const noise = sharp(randomBytes(SIDE_PIXELS * SIDE_PIXELS * 4), {
      raw: { width: SIDE_PIXELS, height: SIDE_PIXELS, channels: 4 },
    });

    expect((await processImage(await noise.png().toBuffer())).length).toBeLessThan(MAX_STORED_BYTES);
  });

  it('accepts a photo of 40 megapixels', async () => {
    expect(await colorAt(await processImage(aBlackPng(8000, 5000)), 9, 9)).toBe('rgb(0, 0, 0)');
  });

  it.each([
    ['more pixels than a phone takes', async () => aBlackPng(8001, 5000)],
    ['as many pixels as can be', async () => pngBomb(60_000, 60_000)],
    ['one row of many', async () => pngBomb(600, 600)],
    ['half a JPEG', truncatedJpeg],
    ['nothing', async () => Buffer.alloc(0)],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => redAndBlue(8, 8).gif().toBuffer()],
    ['a TIFF', () => redAndBlue(8, 8).tiff().toBuffer()],
    ['an AVIF', () => redAndBlue(8, 8).avif().toBuffer()],
  ])('rejects %s', async (_, file) => {
    await expect(processImage(await file())).rejects.toThrow(PictureRefused);
  });

  it('continues after a rejected file', async () => {
    const files = [pngBomb(60_000, 60_000), await aJpeg(), Buffer.alloc(0), await aMovingWebp(), await aJpeg()];
    const made = await Promise.allSettled(files.map(processImage));

    expect([made[1], made[4]].map((one) => one?.status)).toEqual(['fulfilled', 'fulfilled']);
  });
});
