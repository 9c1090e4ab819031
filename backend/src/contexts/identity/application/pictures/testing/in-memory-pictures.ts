import type { UserId } from '../../../domain/users/user-state';
import { PictureRefused } from '../../../domain/pictures/picture';
import { ImageProcessor, Pictures } from '../ports/pictures';

export class InMemoryPictures extends Pictures {
  readonly #pictures = new Map<UserId, { key: string; webp: Uint8Array }>();
  #lastKey = 0;

  async save(userId: UserId, webp: Uint8Array): Promise<string> {
    const key = (++this.#lastKey).toString(16).padStart(32, '0');
    this.#pictures.set(userId, { key, webp });
    return key;
  }

  async find(key: string): Promise<Uint8Array | null> {
    return [...this.#pictures.values()].find((picture) => picture.key === key)?.webp ?? null;
  }

  async delete(userId: UserId): Promise<void> {
    this.#pictures.delete(userId);
  }
}

/** Returns `PROCESSED_IMAGE` for every file, except for files of five bytes, which it refuses. */
export class StubImageProcessor extends ImageProcessor {
  async process(file: Uint8Array): Promise<Uint8Array> {
    if (file.length === 5) throw new PictureRefused('We can’t read this picture');
    return PROCESSED_IMAGE;
  }
}

export const PROCESSED_IMAGE = Uint8Array.of(1, 2, 3);
