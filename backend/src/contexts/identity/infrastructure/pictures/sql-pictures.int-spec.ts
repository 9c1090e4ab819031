import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describePictures } from '../../application/pictures/testing/pictures.contract';
import type { UserId } from '../../domain/users/user-state';
import { SqlPictures } from './sql-pictures';
import { storeUserId } from '../users/testing/store-user';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.users'));

describePictures('PostgreSQL', async () => ({
  pictures: new SqlPictures(unitOfWorkOn(db)),
  people: [await storeUserId(db, 'robin'), await storeUserId(db, 'kim')],
}));

describe('a picture in PostgreSQL', () => {
  it('is deleted with the user', async () => {
    const pictures = new SqlPictures(unitOfWorkOn(db));
    const robin = await storeUserId(db, 'robin');
    const key = await pictures.save(robin, Buffer.from('x'));
    await db.query('DELETE FROM identity.users WHERE id = $1', [robin]);

    expect(await pictures.find(key)).toBeNull();
  });

  it('requires an existing user and at most half a megabyte', async () => {
    const pictures = new SqlPictures(unitOfWorkOn(db));

    await expect(pictures.save(7 as UserId, Buffer.from('x'))).rejects.toThrow(/foreign key/);
    await expect(pictures.save(await storeUserId(db, 'robin'), Buffer.alloc(512 * 1024 + 1))).rejects.toThrow(/check/);
  });
});
