import { DomainError } from '../../../../shared/domain/domain-error';

/** Width and height of the stored picture, in pixels. */
export const PICTURE_SIDE_PIXELS = 512;
export const PICTURE_FILE_MAX_BYTES = 5 * 1024 * 1024;
/** The size of a phone's photo; a larger one is a mistake or meant to overload the server. */
export const PICTURE_MAX_PIXELS = 40_000_000;

const STORED_PICTURE_PATH_PATTERN = /^\/pictures\/[0-9a-f]{32}\.webp$/;
const NOT_A_PICTURE_MESSAGE = 'Please choose a JPEG, PNG or WebP picture';
const EXTRA_CONTENT_MESSAGE =
  'This file is damaged or contains more than a picture. Please save the picture again and choose the new file';
const ANIMATED_PICTURE_MESSAGE = 'Animated pictures aren’t supported. Please choose another one';

/** Returns the public path of the picture with this key, which can't be guessed. */
export const toPicturePath = (key: string): string => `/pictures/${key}.webp`;

/** Checks whether the picture is stored here, and not on another site. */
export const isStoredPicture = (avatarUrl: string | null): boolean =>
  avatarUrl !== null && STORED_PICTURE_PATH_PATTERN.test(avatarUrl);

/**
 * Returns what is wrong with a file before its pixels are decoded, as a sentence for the uploader; null if nothing is.
 * The file name and content type are ignored: the file has to start and end like a picture, so that it can't hide other
 * content.
 */
export function findPictureFileFault(file: Uint8Array): string | null {
  const kind = PICTURE_FORMATS.find(({ isOne }) => isOne(file));
  if (!kind) return NOT_A_PICTURE_MESSAGE;
  if (!kind.hasValidEnd(file)) return EXTRA_CONTENT_MESSAGE;
  return kind.isAnimated(file) ? ANIMATED_PICTURE_MESSAGE : null;
}

const toAsciiBytes = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

const JPEG_SIGNATURE = [0xff, 0xd8, 0xff];
const JPEG_END_BYTES = [0xff, 0xd9];
const PNG_SIGNATURE = [0x89, ...toAsciiBytes('PNG\r\n\x1a\n')];
const PNG_END_BYTES = [0, 0, 0, 0, ...toAsciiBytes('IEND'), 0xae, 0x42, 0x60, 0x82];
const RIFF_SIGNATURE = toAsciiBytes('RIFF');
const WEBP_SIGNATURE = toAsciiBytes('WEBP');
const RIFF_HEADER_LENGTH = 8;

const startsWithBytes = (file: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => file[at] === byte);
const endsWithBytes = (file: Uint8Array, signature: readonly number[]): boolean =>
  file.length >= signature.length && startsWithBytes(file.subarray(-signature.length), signature);
const readUint32 = (file: Uint8Array, at: number, littleEndian = false): number =>
  at + 4 > file.length ? 0 : new DataView(file.buffer, file.byteOffset, file.length).getUint32(at, littleEndian);

/** A chunk of this name comes before the pixels of an animated PNG. */
function isAnimatedPng(file: Uint8Array): boolean {
  const CHUNK_OVERHEAD_BYTES = 12;
  for (
    let at = PNG_SIGNATURE.length;
    at + CHUNK_OVERHEAD_BYTES <= file.length;
    at += CHUNK_OVERHEAD_BYTES + readUint32(file, at)
  ) {
    const name = file.subarray(at + 4);
    if (startsWithBytes(name, toAsciiBytes('acTL'))) return true;
    if (startsWithBytes(name, toAsciiBytes('IDAT'))) return false;
  }
  return false;
}

/** Only the extended format can be animated; it has a flag for that. */
function isAnimatedWebp(file: Uint8Array): boolean {
  const ANIMATION_FLAG = 0b10;
  return startsWithBytes(file.subarray(12), toAsciiBytes('VP8X')) && ((file[20] ?? 0) & ANIMATION_FLAG) !== 0;
}

const PICTURE_FORMATS: readonly {
  readonly isOne: (file: Uint8Array) => boolean;
  readonly hasValidEnd: (file: Uint8Array) => boolean;
  readonly isAnimated: (file: Uint8Array) => boolean;
}[] = [
  {
    isOne: (file) => startsWithBytes(file, JPEG_SIGNATURE),
    hasValidEnd: (file) => endsWithBytes(file, JPEG_END_BYTES),
    isAnimated: () => false,
  },
  {
    isOne: (file) => startsWithBytes(file, PNG_SIGNATURE),
    hasValidEnd: (file) => endsWithBytes(file, PNG_END_BYTES),
    isAnimated: isAnimatedPng,
  },
  {
    isOne: (file) =>
      startsWithBytes(file, RIFF_SIGNATURE) && startsWithBytes(file.subarray(RIFF_HEADER_LENGTH), WEBP_SIGNATURE),
    hasValidEnd: (file) => file.length === RIFF_HEADER_LENGTH + readUint32(file, RIFF_SIGNATURE.length, true),
    isAnimated: isAnimatedWebp,
  },
];

/** The file isn't a picture, or not one that can be used. */
export class PictureRefused extends DomainError {
  constructor(message: string) {
    super('invalid', 'identity.picture-refused', message, [{ field: 'file', message }]);
  }
}
