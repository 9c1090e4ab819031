import { DomainError } from '../../../../shared/domain/domain-error';

/** Width and height of the stored picture, in pixels. */
export const PICTURE_SIDE = 512;
export const PICTURE_FILE_MAX_BYTES = 5 * 1024 * 1024;
/** The size of a phone's photo; a larger one is a mistake or meant to overload the server. */
export const PICTURE_MAX_PIXELS = 40_000_000;

const ADDRESS = /^\/pictures\/[0-9a-f]{32}\.webp$/;
const NOT_A_PICTURE = 'Please choose a JPEG, PNG or WebP picture';
const NOT_ALONE =
  'This file is damaged or contains more than a picture. Please save the picture again and choose the new file';
const ANIMATED = 'Animated pictures aren’t supported. Please choose another one';

/** Returns the public path of the picture with this key, which can't be guessed. */
export const addressOfPicture = (key: string): string => `/pictures/${key}.webp`;

/** Checks whether the picture is stored here, and not on another site. */
export const isStoredPicture = (avatarUrl: string | null): boolean => avatarUrl !== null && ADDRESS.test(avatarUrl);

/**
 * Returns what is wrong with a file before its pixels are decoded, as a sentence for the uploader; null if nothing is.
 * The file name and content type are ignored: the file has to start and end like a picture, so that it can't hide other
 * content.
 */
export function faultOfPictureFile(file: Uint8Array): string | null {
  const kind = KINDS.find(({ isOne }) => isOne(file));
  if (!kind) return NOT_A_PICTURE;
  if (!kind.hasValidEnd(file)) return NOT_ALONE;
  return kind.isAnimated(file) ? ANIMATED : null;
}

const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

const JPEG = [0xff, 0xd8, 0xff];
const JPEG_END = [0xff, 0xd9];
const PNG = [0x89, ...ascii('PNG\r\n\x1a\n')];
const PNG_END = [0, 0, 0, 0, ...ascii('IEND'), 0xae, 0x42, 0x60, 0x82];
const RIFF = ascii('RIFF');
const WEBP = ascii('WEBP');
const RIFF_HEAD = 8;

const begins = (file: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => file[at] === byte);
const ends = (file: Uint8Array, signature: readonly number[]): boolean =>
  file.length >= signature.length && begins(file.subarray(-signature.length), signature);
const number = (file: Uint8Array, at: number, littleEndian = false): number =>
  at + 4 > file.length ? 0 : new DataView(file.buffer, file.byteOffset, file.length).getUint32(at, littleEndian);

/** A chunk of this name comes before the pixels of an animated PNG. */
function isAnimatedPng(file: Uint8Array): boolean {
  const CHUNK = 12;
  for (let at = PNG.length; at + CHUNK <= file.length; at += CHUNK + number(file, at)) {
    const name = file.subarray(at + 4);
    if (begins(name, ascii('acTL'))) return true;
    if (begins(name, ascii('IDAT'))) return false;
  }
  return false;
}

/** Only the extended format can be animated; it has a flag for that. */
function isAnimatedWebp(file: Uint8Array): boolean {
  const MOVES = 0b10;
  return begins(file.subarray(12), ascii('VP8X')) && ((file[20] ?? 0) & MOVES) !== 0;
}

const KINDS: readonly {
  readonly isOne: (file: Uint8Array) => boolean;
  readonly hasValidEnd: (file: Uint8Array) => boolean;
  readonly isAnimated: (file: Uint8Array) => boolean;
}[] = [
  {
    isOne: (file) => begins(file, JPEG),
    hasValidEnd: (file) => ends(file, JPEG_END),
    isAnimated: () => false,
  },
  {
    isOne: (file) => begins(file, PNG),
    hasValidEnd: (file) => ends(file, PNG_END),
    isAnimated: isAnimatedPng,
  },
  {
    isOne: (file) => begins(file, RIFF) && begins(file.subarray(RIFF_HEAD), WEBP),
    hasValidEnd: (file) => file.length === RIFF_HEAD + number(file, RIFF.length, true),
    isAnimated: isAnimatedWebp,
  },
];

/** The file isn't a picture, or not one that can be used. */
export class PictureRefused extends DomainError {
  constructor(message: string) {
    super('invalid', 'identity.picture-refused', message, [{ field: 'file', message }]);
  }
}
