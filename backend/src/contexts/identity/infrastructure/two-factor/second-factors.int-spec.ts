import type { DataSource } from 'typeorm';
import { freshDatabase, testSettings, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import {
  InMemoryPendingSecondFactors,
  InMemorySecondFactors,
} from '../../application/two-factor/testing/in-memory-second-factors';
import { describeSecondFactors } from '../../application/two-factor/testing/second-factors.contract';
import { aUser } from '../../application/users/testing/user-fixture';
import { IdentityKeys } from '../credentials/identity-keys';
import { TypeormPendingSecondFactors, TypeormSecondFactors } from './typeorm-second-factors';
import { storeUser } from '../users/testing/store-user';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.users'));

const createLimitedSettings = () =>
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
  const keys = new IdentityKeys(createLimitedSettings());
  return {
    factors: new TypeormSecondFactors(unitOfWorkOn(db), keys),
    pendingFactors: new TypeormPendingSecondFactors(unitOfWorkOn(db)),
    robin: await storeUser(db, { username: 'robin' }),
    kim: await storeUser(db, { username: 'kim' }),
  };
});
