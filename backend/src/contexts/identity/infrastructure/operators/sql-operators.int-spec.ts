import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describeOperators } from '../../application/operators/testing/operators.contract';
import { SqlOperators } from './sql-operators';
import { storeUserId } from '../users/testing/store-user';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));

describeOperators('PostgreSQL', async () => {
  await emptyTables(db, 'identity.users');
  const [robin, kim] = [await storeUserId(db, 'robin'), await storeUserId(db, 'kim')];
  await db.query(`UPDATE identity.users SET birth_date = '1990-05-01', email_verified_at = now() WHERE id = $1`, [
    robin,
  ]);
  await db.query(`UPDATE identity.users SET birth_date = '2012-05-01' WHERE id = $1`, [kim]);
  return { operators: new SqlOperators(unitOfWorkOn(db)), robin, kim };
});
