import {
  findPictureFileFault,
  isStoredPicture,
  PICTURE_FILE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_SIDE_PIXELS,
} from './picture';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));

const chunk = (name: string, data = ''): string =>
  `${String.fromCharCode(0, 0, 0, data.length)}${name}${data}\x00\x00\x00\x00`;
const PNG = '\x89PNG\r\n\x1a\n';
const IEND = '\x00\x00\x00\x00IEND\xae\x42\x60\x82';
const createPng = (...chunks: string[]) => bytes(PNG, ...chunks, IEND);
const webp = (content: string, size = content.length + 4) => bytes('RIFF', [size, 0, 0, 0], 'WEBP', content);
const createJpeg = (content = '') => bytes([0xff, 0xd8, 0xff], content, [0xff, 0xd9]);

describe('an uploaded picture file', () => {
  it.each([
    ['JPEG', createJpeg()],
    ['PNG', createPng(chunk('IHDR', 'x'), chunk('IDAT', 'acTL'))],
    ['WebP', webp('VP8 xxxx')],
    ['WebP of the extended format', webp(`VP8X\x0a\x00\x00\x00${String.fromCharCode(0b1000)}`)],
  ])('can be a %s', (_, file) => {
    expect(findPictureFileFault(file)).toBeNull();
  });

  it.each([
    ['nothing', bytes()],
    ['a GIF', bytes('GIF89a', [0xff, 0xd9])],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', bytes('<!doctype html><img>')],
    ['a page with a picture behind it', bytes('<script>', [0xff, 0xd8, 0xff], [0xff, 0xd9])],
    ['a sound in the same wrapping', bytes('RIFF', [4, 0, 0, 0], 'WAVE')],
  ])('cannot be %s', (_, file) => {
    expect(findPictureFileFault(file)).toMatch(/JPEG, PNG or WebP/);
  });

  it.each([
    ['half a JPEG', createJpeg('x'.repeat(9)).subarray(0, 9)],
    ['a JPEG with a page behind it', bytes([...createJpeg()], '<script>alert(1)</script>')],
    ['a PNG with an archive behind it', bytes([...createPng(chunk('IHDR'))], 'PK')],
    ['half a PNG', bytes(PNG, chunk('IHDR'))],
    ['a WebP that is shorter than it says', webp('VP8 xxxx', 200)],
    ['a WebP with something behind it', webp('VP8 xxxx', 8)],
  ])('cannot have trailing data or be truncated: %s', (_, file) => {
    expect(findPictureFileFault(file)).toMatch(/more than a picture/);
  });

  it.each([
    ['PNG', createPng(chunk('IHDR'), chunk('acTL', '12345678'), chunk('IDAT'))],
    [
      'PNG with a long chunk before',
      createPng(chunk('IHDR', 'x'.repeat(13)), chunk('acTL', '12345678'), chunk('IDAT')),
    ],
    ['WebP', webp(`VP8X\x0a\x00\x00\x00${String.fromCharCode(0b1010)}`)],
  ])('cannot be an animated %s', (_, file) => {
    expect(findPictureFileFault(file)).toMatch(/Animated/);
  });
});

describe('the limits of a picture', () => {
  it('is 5 MiB, 40 megapixels and 512 pixels a side', () => {
    expect([PICTURE_FILE_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_SIDE_PIXELS]).toEqual([5_242_880, 40_000_000, 512]);
  });
});

describe('isKeptPicture', () => {
  it.each([
    [`/pictures/${'0a'.repeat(16)}.webp`, true],
    [`/pictures/${'0a'.repeat(16)}.webp?x`, false],
    [`https://evil.example/pictures/${'0a'.repeat(16)}.webp`, false],
    [`//pictures/${'0a'.repeat(16)}.webp`, false],
    [null, false],
  ])('is for %s: %s', (url, expected) => {
    expect(isStoredPicture(url)).toBe(expected);
  });
});
