import type { DataSource } from 'typeorm';
import { freshDatabase, testSettings, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { InMemoryPasswordAttempts } from '../../application/credentials/testing/in-memory-password-attempts';
import { describePasswordAttempts } from '../../application/credentials/testing/password-attempts.contract';
import { PostgresPasswordAttempts } from './postgres-password-attempts';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.password_attempts', 'identity.familiar_networks'));

const createLimitedSettings = () =>
  testSettings('postgres://unused', {
    RATE_LIMITS: 'on',
    SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  });

describePasswordAttempts('a Map', async () => new InMemoryPasswordAttempts());
describePasswordAttempts(
  'PostgreSQL',
  async () => new PostgresPasswordAttempts(unitOfWorkOn(db), createLimitedSettings()),
);
