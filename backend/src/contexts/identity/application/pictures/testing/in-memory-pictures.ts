import type { UserId } from '../../../domain/users/ids';
import { PictureRefused } from '../../../domain/pictures/picture-errors';
import { Darkroom } from '../ports/darkroom';
import { Pictures } from '../ports/pictures';

export class InMemoryPictures extends Pictures {
  readonly #kept = new Map<UserId, { key: string; webp: Uint8Array }>();
  #made = 0;

  async keep(userId: UserId, webp: Uint8Array): Promise<string> {
    const key = (++this.#made).toString(16).padStart(32, '0');
    this.#kept.set(userId, { key, webp });
    return key;
  }

  async find(key: string): Promise<Uint8Array | null> {
    return [...this.#kept.values()].find((picture) => picture.key === key)?.webp ?? null;
  }

  async remove(userId: UserId): Promise<void> {
    this.#kept.delete(userId);
  }
}

/** What comes out of it is `DEVELOPED`; of a file of five bytes nothing can be made. */
export class ReadyDarkroom extends Darkroom {
  async develop(file: Uint8Array): Promise<Uint8Array> {
    if (file.length === 5) throw new PictureRefused('This picture cannot be read');
    return DEVELOPED;
  }
}

export const DEVELOPED = Uint8Array.of(1, 2, 3);
