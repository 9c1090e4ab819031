import type { UserId } from '../../../domain/users/user-state';

/** Profile pictures, one per user. */
export abstract class Pictures {
  /**
   * Stores the picture of a user; the previous one is deleted.
   * @param webp output of the image processor
   * @returns its key, a new one each time
   */
  abstract save(userId: UserId, webp: Uint8Array): Promise<string>;

  /** @returns null if there is none or it was deleted, or if its owner's account is closing */
  abstract find(key: string): Promise<Uint8Array | null>;

  abstract delete(userId: UserId): Promise<void>;
}

/** Turns uploaded files into pictures that are safe to show. */
export abstract class ImageProcessor {
  /**
   * Re-encodes the picture: upright, square, of fixed size, and without metadata.
   * @returns WebP
   * @throws PictureRefused when the file is no picture, truncated, animated or too large
   */
  abstract process(file: Uint8Array): Promise<Uint8Array>;
}
