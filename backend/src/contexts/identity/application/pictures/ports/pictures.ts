import type { UserId } from '../../../domain/users/ids';

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
