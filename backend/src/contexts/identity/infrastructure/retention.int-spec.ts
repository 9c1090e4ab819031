import type { DataSource } from 'typeorm';
import {
  closeBeforeDropping,
  freshDatabaseUrl,
  createPatientPool,
  testSettings,
  unitOfWorkOn,
} from '../../../../test/support/database';
import { Readiness } from '../../../shared/infrastructure/health/readiness';
import { ScheduledDeletions } from '../../../shared/infrastructure/retention/scheduled-deletions';
import { BatchDeletion } from '../../../shared/infrastructure/typeorm/batch-deletion';
import { aUser, aVisitor, minutesLater } from '../application/users/testing/user-fixture';
import { aProvenIdentity } from '../application/external-sign-in/testing/external.contract';
import { RecordingJobs, StubClock } from '../application/testing/fakes';
import { RecordingSessionEndNotifier } from '../application/users/testing/recording-session-end-notifier';
import { PendingSecondFactor } from '../domain/two-factor/pending-second-factor';
import { Session } from '../domain/sessions/session';
import { TypeormPendingSecondFactors } from './two-factor/typeorm-second-factors';
import { SqlAuditLog, TypeormUsers } from './users/typeorm-users';
import { TypeormEmailTokens } from './users/typeorm-email-tokens';
import { TypeormPendingRegistrations, TypeormSignInAttempts } from './external-sign-in/typeorm-external-sign-in';
import { TypeormSessions } from './sessions/typeorm-sessions';
import { identityRetention } from './retention';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date();
const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);

describe('the nightly deletion of expired rows', () => {
  let db: DataSource;

  beforeAll(async () => {
    const settings = testSettings(await freshDatabaseUrl());
    db = await createPatientPool(settings);
    closeBeforeDropping(() => db.destroy());
    const database = unitOfWorkOn(db);
    const users = new TypeormUsers(database);
    const robin = aUser(await users.nextId());
    await users.add(robin);
    const sessions = new TypeormSessions(database, new RecordingSessionEndNotifier());
    const tokens = new TypeormEmailTokens(database);
    const log = new SqlAuditLog(database);
    for (const days of [0, 2]) {
      await sessions.open(`session ${days}`, Session.open(robin, { network: `${days}`, device: '' }, daysAgo(days)));
    }
    for (const days of [6, 8]) {
      const expiresAt = daysAgo(days);
      const token = { userId: robin.id, email: `${days}`, purpose: 'confirm-email', expiresAt } as const;
      await tokens.issue(`token ${days}`, token);
    }
    const key = `sha256(convert_to($1, 'UTF8'))`;
    for (const days of [20, 40]) {
      await db.query(
        `INSERT INTO identity.access_tokens (owner_id, name, scopes, key_hash, hint, created_at, expires_at, revoked_at)
         VALUES ($2, $1, '{me:read}', ${key}, 'abcd', $3, $4, $3)`,
        [`revoked ${days}`, robin.id, daysAgo(days), daysAgo(-300)],
      );
    }
    for (const days of [360, 370]) {
      const visitor = { ...aVisitor(), requestId: `${days}` };
      await log.record({ action: 'signed-in', userId: robin.id, visitor, at: daysAgo(days) });
    }
    const pendingFactors = new TypeormPendingSecondFactors(database);
    for (const days of [0, 1])
      await pendingFactors.open(`pending ${days}`, PendingSecondFactor.open(robin, daysAgo(days)));
    await db.query(`UPDATE identity.pending_second_factors SET tries_left = 0 WHERE ends_at > $1`, [now]);
    await db.query(`INSERT INTO identity.password_attempts VALUES ('new', 1, $1, $1), ('old', 1, $2, $2)`, [
      now,
      daysAgo(2),
    ]);
    // Opening the sessions stored their networks.
    await db.query('DELETE FROM identity.familiar_networks');
    await db.query(`INSERT INTO identity.familiar_networks VALUES ('robin', 'new', $1), ('robin', 'old', $2)`, [
      daysAgo(80),
      daysAgo(100),
    ]);
    const elsewhere = { provider: 'google', collegeId: null, purpose: 'enter', role: 'student', userId: null } as const;
    for (const minutes of [-1, 1]) {
      const [expiresAt, secret] = [minutesLater(minutes, now), `${minutes}`];
      const keys = { state: secret, browserSecret: secret };
      await new TypeormSignInAttempts(database).begin(keys, { ...elsewhere, next: secret, expiresAt });
      const pending = { identity: aProvenIdentity(), role: 'student', next: secret, expiresAt } as const;
      await new TypeormPendingRegistrations(database).save(secret, pending);
    }

    const deletion = new BatchDeletion(settings, new Readiness());
    const deletions = new ScheduledDeletions(identityRetention, new RecordingJobs(), deletion, new StubClock(now));
    await deletions.run('clear-what-is-over-in-identity');
  });

  it.each([
    ['sessions that live', 'sessions', 'network', '0'],
    ['sign-ins that wait for their second step', 'pending_second_factors', 'tries_left', 0],
    ['links of the last week', 'email_tokens', 'email', '6'],
    ['attempts to sign in elsewhere that may end', 'external_attempts', 'next', '1'],
    ['registrations that may be completed', 'pending_registrations', 'next', '1'],
    ['access tokens that were revoked in the last month', 'access_tokens', 'name', 'revoked 20'],
    ["today's password attempts", 'password_attempts', 'key', 'new'],
    ['familiar networks of the last three months', 'familiar_networks', 'network', 'new'],
    ["the last year's record", 'audit_log', 'request_id', '360'],
  ])('keeps %s and nothing older', async (_, table, column, kept) => {
    expect(await db.query(`SELECT ${column} AS left FROM identity.${table}`)).toEqual([{ left: kept }]);
  });
});
