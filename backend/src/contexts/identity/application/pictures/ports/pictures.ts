import type { UserId } from '../../../domain/users/user-state';

/** People's pictures, one each. */
export abstract class Pictures {
  /**
   * Keeps someone's picture; the former one is gone.
   * @param webp as a imageProcessor has made it
   * @returns its key, a new one each time
   */
  abstract save(userId: UserId, webp: Uint8Array): Promise<string>;

  /** @returns null where there is none, or none any more, or its owner wants their account deleted */
  abstract find(key: string): Promise<Uint8Array | null>;

  abstract delete(userId: UserId): Promise<void>;
}

/** Makes pictures that may be shown out of the files that people send. */
export abstract class ImageProcessor {
  /**
   * Re-encodes the picture: upright, square, of one size, and without any metadata of the file.
   * @returns WebP
   * @throws PictureRefused when there is no picture in it, half of one, one that moves, or too much of one
   */
  abstract process(file: Uint8Array): Promise<Uint8Array>;
}
