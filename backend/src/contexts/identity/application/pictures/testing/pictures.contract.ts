import type { UserId } from '../../../domain/users/user-state';
import type { Pictures } from '../ports/pictures';

const NEWER = Uint8Array.of(4, 5, 6);
const PICTURE = Uint8Array.of(1, 2, 3);

/** What every store of pictures must do, whether it keeps them in PostgreSQL or in a Map. */
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

    it('gives back what it keeps, under a key that no one can guess', async () => {
      const keys = [await pictures.save(robin, PICTURE), await pictures.save(kim, NEWER)];

      expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
      expect(await Promise.all(keys.map(found))).toEqual([[...PICTURE], [...NEWER]]);
    });

    it('forgets the former one', async () => {
      const former = await pictures.save(robin, PICTURE);
      const key = await pictures.save(robin, NEWER);

      expect([await found(former), await found(key)]).toEqual([null, [...NEWER]]);
    });

    it('forgets one person’s alone', async () => {
      const [gone, kept] = [await pictures.save(robin, PICTURE), await pictures.save(kim, NEWER)];
      await pictures.delete(robin);
      await pictures.delete(robin);

      expect([await found(gone), await found(kept)]).toEqual([null, [...NEWER]]);
    });

    it('knows nothing of other keys', async () => {
      expect(await found('0'.repeat(31))).toBeNull();
    });
  });
}
