import type { UserId } from '../../../domain/users/user-state';
import type { Pictures } from '../ports/pictures';

const NEWER_PICTURE = Uint8Array.of(4, 5, 6);
const PICTURE = Uint8Array.of(1, 2, 3);

/** Contract for every store of pictures, in PostgreSQL or in memory. */
export function describePictures(name: string, open: () => Promise<{ pictures: Pictures; people: UserId[] }>): void {
  describe(`${name} keeps pictures`, () => {
    let pictures: Pictures;
    let robin: UserId;
    let kim: UserId;
    beforeEach(async () => {
      const opened = await open();
      pictures = opened.pictures;
      [robin, kim] = opened.people as [UserId, UserId];
    });
    const found = async (key: string) => {
      const picture = await pictures.find(key);
      return picture && [...picture];
    };

    it('returns a stored picture by its random key', async () => {
      const keys = [await pictures.save(robin, PICTURE), await pictures.save(kim, NEWER_PICTURE)];

      expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
      expect(await Promise.all(keys.map(found))).toEqual([[...PICTURE], [...NEWER_PICTURE]]);
    });

    it('deletes the previous picture', async () => {
      const former = await pictures.save(robin, PICTURE);
      const key = await pictures.save(robin, NEWER_PICTURE);

      expect([await found(former), await found(key)]).toEqual([null, [...NEWER_PICTURE]]);
    });

    it("deletes only one user's picture", async () => {
      const [gone, kept] = [await pictures.save(robin, PICTURE), await pictures.save(kim, NEWER_PICTURE)];
      await pictures.delete(robin);
      await pictures.delete(robin);

      expect([await found(gone), await found(kept)]).toEqual([null, [...NEWER_PICTURE]]);
    });

    it('finds nothing for unknown keys', async () => {
      expect(await found('0'.repeat(31))).toBeNull();
    });
  });
}
