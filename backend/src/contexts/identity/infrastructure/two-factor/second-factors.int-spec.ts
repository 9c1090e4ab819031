import type { DataSource } from 'typeorm';
import { freshDatabase, testSettings, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import {
  InMemoryPendingSecondFactors,
  InMemorySecondFactors,
} from '../../application/two-factor/testing/in-memory-second-factors';
import { describeSecondFactors } from '../../application/two-factor/testing/second-factors.contract';
import { aUser } from '../../application/users/testing/user-fixture';
import type { UserId } from '../../domain/users/user-state';
import { IdentityKeys } from '../credentials/identity-keys';
import { TypeormUsers } from '../users/typeorm-users';
import { SqlPendingSecondFactors, SqlSecondFactors } from './sql-second-factors';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.users'));

async function aUserWhoExists(username: string): Promise<UserId> {
  const users = new TypeormUsers(unitOfWorkOn(db));
  const user = aUser(await users.nextId(), { username });
  await users.add(user);
  return user.id;
}

const limited = () =>
  testSettings('postgres://unused', {
    RATE_LIMITS: 'on',
    SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  });

describeSecondFactors('a Map', async () => ({
  factors: new InMemorySecondFactors(),
  pendingFactors: new InMemoryPendingSecondFactors(),
  robin: aUser(1),
  kim: aUser(2, { username: 'kim' }),
}));
describeSecondFactors('PostgreSQL', async () => {
  const users = new TypeormUsers(unitOfWorkOn(db));
  const keys = new IdentityKeys(limited());
  return {
    factors: new SqlSecondFactors(unitOfWorkOn(db), keys),
    pendingFactors: new SqlPendingSecondFactors(unitOfWorkOn(db)),
    robin: await users.getById(await aUserWhoExists('robin')),
    kim: await users.getById(await aUserWhoExists('kim')),
  };
});
