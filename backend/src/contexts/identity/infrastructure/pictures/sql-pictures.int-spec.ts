import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { aUser } from '../../application/users/testing/user-fixture';
import { describePictures } from '../../application/pictures/testing/pictures.contract';
import type { UserId } from '../../domain/users/user-state';
import { TypeormUsers } from '../users/typeorm-users';
import { SqlPictures } from './sql-pictures';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.users'));

async function aUserWhoExists(username: string): Promise<UserId> {
  const users = new TypeormUsers(unitOfWorkOn(db));
  const user = aUser(await users.nextId(), { username });
  await users.add(user);
  return user.id;
}

describePictures('PostgreSQL', async () => ({
  pictures: new SqlPictures(unitOfWorkOn(db)),
  people: [await aUserWhoExists('robin'), await aUserWhoExists('kim')],
}));

describe('a picture in PostgreSQL', () => {
  it('is deleted with the user', async () => {
    const pictures = new SqlPictures(unitOfWorkOn(db));
    const robin = await aUserWhoExists('robin');
    const key = await pictures.save(robin, Buffer.from('x'));
    await db.query('DELETE FROM identity.users WHERE id = $1', [robin]);

    expect(await pictures.find(key)).toBeNull();
  });

  it('requires an existing user and at most half a megabyte', async () => {
    const pictures = new SqlPictures(unitOfWorkOn(db));

    await expect(pictures.save(7 as UserId, Buffer.from('x'))).rejects.toThrow(/foreign key/);
    await expect(pictures.save(await aUserWhoExists('robin'), Buffer.alloc(512 * 1024 + 1))).rejects.toThrow(/check/);
  });
});
