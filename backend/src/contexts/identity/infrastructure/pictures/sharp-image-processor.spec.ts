import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import {
  aBlackPng,
  aBomb,
  aJpeg,
  aMovingWebp,
  aPhoto,
  aPng,
  colourAt,
  halfAJpeg,
  redAndBlue,
} from '../../../../../test/support/picture-files';
import { PictureRefused } from '../../domain/pictures/picture';
import { SharpImageProcessor } from './sharp-image-processor';

const SIDE = 512;
const LARGEST_KEPT = 512 * 1024;
/** Metadata that a picture of any format can contain. */
const METADATA = ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const;

const imageProcessor = new SharpImageProcessor();
const develop = async (file: Buffer): Promise<Buffer> => Buffer.from(await imageProcessor.process(file));

describe('SharpImageProcessor', () => {
  it.each([
    [800, 800],
    [4, 2],
    [20, 3000],
  ])('makes a square from %i by %i pixels', async (width, height) => {
    const picture = await develop(await redAndBlue(width, height).png().toBuffer());

    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: SIDE, height: SIDE });
  });

  it('crops to the center', async () => {
    const wide = sharp({ create: { width: 1600, height: 800, channels: 3, background: 'lime' } }).composite([
      { input: await aPng(), left: 400, top: 0 },
    ]);
    const picture = await develop(await wide.jpeg().toBuffer());

    expect(await colourAt(picture, 5, 5)).toBe('red');
    expect(await colourAt(picture, SIDE - 5, SIDE - 5)).toBe('blue');
  });

  it('rotates a photo upright and removes its metadata', async () => {
    const photo = await aPhoto('canary');
    expect(photo.includes('canary')).toBe(true);
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const picture = await develop(photo);
    const metadata = await sharp(picture).metadata();

    expect(await colourAt(picture, SIDE / 2, 5)).toBe('red');
    expect(await colourAt(picture, SIDE / 2, SIDE - 5)).toBe('blue');
    expect(METADATA.filter((name) => metadata[name] !== undefined)).toEqual([]);
    expect(picture.includes('canary')).toBe(false);
  });

  it('makes a small file even from noise', async () => {
    const noise = sharp(randomBytes(SIDE * SIDE * 4), { raw: { width: SIDE, height: SIDE, channels: 4 } });

    expect((await develop(await noise.png().toBuffer())).length).toBeLessThan(LARGEST_KEPT);
  });

  it('accepts a photo of 40 megapixels', async () => {
    expect(await colourAt(await develop(aBlackPng(8000, 5000)), 9, 9)).toBe('rgb(0, 0, 0)');
  });

  it.each([
    ['more pixels than a phone takes', async () => aBlackPng(8001, 5000)],
    ['as many pixels as can be', async () => aBomb(60_000, 60_000)],
    ['one row of many', async () => aBomb(600, 600)],
    ['half a JPEG', halfAJpeg],
    ['nothing', async () => Buffer.alloc(0)],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => redAndBlue(8, 8).gif().toBuffer()],
    ['a TIFF', () => redAndBlue(8, 8).tiff().toBuffer()],
    ['an AVIF', () => redAndBlue(8, 8).avif().toBuffer()],
  ])('rejects %s', async (_, file) => {
    await expect(develop(await file())).rejects.toThrow(PictureRefused);
  });

  it('continues after a rejected file', async () => {
    const files = [aBomb(60_000, 60_000), await aJpeg(), Buffer.alloc(0), await aMovingWebp(), await aJpeg()];
    const made = await Promise.allSettled(files.map(develop));

    expect([made[1], made[4]].map((one) => one?.status)).toEqual(['fulfilled', 'fulfilled']);
  });
});
