import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import {
  describeExternalIdentities,
  describePendingRegistrations,
  describeSignInAttempts,
} from '../../application/external-sign-in/testing/external.contract';
import {
  InMemoryExternalIdentities,
  InMemoryPendingRegistrations,
  InMemorySignInAttempts,
} from '../../application/external-sign-in/testing/in-memory-external-sign-in';
import type { UserId } from '../../domain/users/user-state';
import {
  TypeormExternalIdentities,
  TypeormPendingRegistrations,
  TypeormSignInAttempts,
} from './typeorm-external-sign-in';
import { storeUserId } from '../users/testing/store-user';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.users', 'identity.external_attempts', 'identity.pending_registrations'));

const robin = 1 as UserId;
const kim = 2 as UserId;

describeExternalIdentities('a Map', async () => ({ identities: new InMemoryExternalIdentities(), robin, kim }));
describeExternalIdentities('PostgreSQL', async () => ({
  identities: new TypeormExternalIdentities(unitOfWorkOn(db)),
  robin: await storeUserId(db, 'robin'),
  kim: await storeUserId(db, 'kim'),
}));

describeSignInAttempts('a Map', async () => ({ attempts: new InMemorySignInAttempts(), robin }));
describeSignInAttempts('PostgreSQL', async () => ({
  attempts: new TypeormSignInAttempts(unitOfWorkOn(db)),
  robin: await storeUserId(db, 'robin'),
}));

describePendingRegistrations('a Map', async () => new InMemoryPendingRegistrations());
describePendingRegistrations('PostgreSQL', async () => new TypeormPendingRegistrations(unitOfWorkOn(db)));

describe('sign-in attempts in PostgreSQL', () => {
  it('contain only hashes of secrets', async () => {
    const attempt = {
      provider: 'google',
      collegeId: null,
      purpose: 'enter',
      role: 'student',
      next: null,
      userId: null,
    } as const;
    const keys = { state: 'travelling-secret', browserSecret: 'browser-secret' };
    await new TypeormSignInAttempts(unitOfWorkOn(db)).begin(keys, { ...attempt, expiresAt: new Date('2100-01-01') });
    const rows = JSON.stringify(await db.query('SELECT row_to_json(a)::text FROM identity.external_attempts a'));
    expect(rows).not.toMatch(/travelling-secret|browser-secret/);
  });
});
