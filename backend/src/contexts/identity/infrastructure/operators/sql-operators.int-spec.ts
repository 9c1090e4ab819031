import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describeOperators } from '../../application/operators/testing/operators.contract';
import { aUser } from '../../application/users/testing/user-fixture';
import type { UserId } from '../../domain/users/user-state';
import { TypeormUsers } from '../users/typeorm-users';
import { SqlOperators } from './sql-operators';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));

async function user(username: string): Promise<UserId> {
  const users = new TypeormUsers(unitOfWorkOn(db));
  const one = aUser(await users.nextId(), { username });
  await users.add(one);
  return one.id;
}

describeOperators('PostgreSQL', async () => {
  await emptyTables(db, 'identity.users');
  const [robin, kim] = [await user('robin'), await user('kim')];
  await db.query(`UPDATE identity.users SET birth_date = '1990-05-01', email_verified_at = now() WHERE id = $1`, [
    robin,
  ]);
  await db.query(`UPDATE identity.users SET birth_date = '2012-05-01' WHERE id = $1`, [kim]);
  return { operators: new SqlOperators(unitOfWorkOn(db)), robin, kim };
});
