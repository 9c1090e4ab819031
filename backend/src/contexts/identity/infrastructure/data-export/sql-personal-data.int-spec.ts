import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn, testSettings } from '../../../../../test/support/database';
import {
  anAlumnus,
  aRegistration,
  aUser,
  aVisitor,
  minutesLater,
  NOON,
} from '../../application/users/testing/user-fixture';
import { InMemoryPasswordAttempts } from '../../application/credentials/testing/in-memory-password-attempts';
import { aProvenIdentity } from '../../application/external-sign-in/testing/external.contract';
import { RecordingSessionEndNotifier } from '../../application/users/testing/recording-session-end-notifier';
import { UserNotFound } from '../../domain/users/errors';
import type { UserId } from '../../domain/users/user-state';
import { AccessToken } from '../../domain/access-tokens/access-token';
import { SecondFactor } from '../../domain/two-factor/second-factor';
import { Session } from '../../domain/sessions/session';
import { TypeormAccessTokens } from '../access-tokens/typeorm-access-tokens';
import { IdentityKeys } from '../credentials/identity-keys';
import { PostgresPasswordAttempts } from '../credentials/postgres-password-attempts';
import { SqlAuditLog, TypeormRegistrations, TypeormUsers } from '../users/typeorm-users';
import { TypeormSecondFactors } from '../two-factor/typeorm-second-factors';
import { TypeormEmailTokens } from '../users/typeorm-email-tokens';
import { TypeormExternalIdentities } from '../external-sign-in/typeorm-external-sign-in';
import { TypeormSessions } from '../sessions/typeorm-sessions';
import { storeUser } from '../users/testing/store-user';
import { SqlPersonalData } from './sql-personal-data';

describe('the personal data of a user', () => {
  it('contains every table, without hashes and secrets', async () => {
    const database = unitOfWorkOn(await freshDatabase());
    const users = new TypeormUsers(database);
    const robin = aUser(await users.nextId(), anAlumnus());
    await users.add(robin);
    await users.add(aUser(await users.nextId(), { username: 'kim' }));
    await new TypeormRegistrations(database).save(robin.id, aRegistration(anAlumnus()).details);
    await new TypeormSessions(database, new RecordingSessionEndNotifier()).open(
      'secret',
      Session.open(robin, aVisitor(), NOON),
    );
    await new TypeormEmailTokens(database).issue('secret', {
      userId: robin.id,
      email: robin.email,
      purpose: 'confirm-email',
      expiresAt: minutesLater(60),
    });
    await new TypeormExternalIdentities(database).add({ ...aProvenIdentity(), userId: robin.id, linkedAt: NOON });
    const factor = SecondFactor.startSetUp(robin.id, 'JBSWY3DPEHPK3PXP');
    factor.enable(1, ['digest-of-a-code'], NOON);
    const keys = new IdentityKeys(testSettings('postgres://unused'));
    await new TypeormSecondFactors(database, keys).save(factor);
    const token = AccessToken.create(
      { ownerId: robin.id, collegeId: null, name: 'Nightly job', scopes: ['me:read'], expiresInDays: 30 },
      { id: await new TypeormAccessTokens(database).nextId(), hint: 'abcd' },
      NOON,
    );
    await new TypeormAccessTokens(database).add(token, Buffer.from('stored under this'));
    await new SqlAuditLog(database).record({ action: 'registered', userId: robin.id, visitor: aVisitor(), at: NOON });

    const kept = await new SqlPersonalData(database, new InMemoryPasswordAttempts()).export(robin.id);

    expect(kept).toMatchObject({
      account: [{ username: 'robin', email: 'robin@example.org', birth_date: '2000-05-17' }],
      registrationDetails: [{ college: 'Amherst College' }],
      sessions: [{ device: 'Firefox on Linux' }],
      mailedLinks: [{ email: 'robin@example.org', used_at: null }],
      externalIdentities: [{ provider: 'google', email: 'robin@example.org' }],
      twoFactor: [{ enabled_at: expect.stringMatching(/^2026-03-01/) }],
      familiarNetworks: [{ network: '203.0.113.0/24' }],
      auditLog: [{ action: 'registered' }],
      accessTokens: [{ name: 'Nightly job', scopes: ['me:read'] }],
    });
    expect(JSON.stringify(kept)).not.toMatch(/hash|argon2|kim|digest|secret/);
  });

  it('is sorted by time, and contains nothing of other users', async () => {
    const db = await freshDatabase();
    const users = new TypeormUsers(unitOfWorkOn(db));
    const [robin, kim] = [aUser(await users.nextId()), aUser(await users.nextId(), { username: 'kim' })];
    for (const user of [robin, kim]) await users.add(user);
    // Inserts the later rows first, for both users.
    const each = (columns: string): string =>
      `SELECT ${columns} FROM unnest(ARRAY[2, 1]) AS n, unnest(ARRAY[${robin.id}, ${kim.id}]) AS person ORDER BY n DESC`;
    const hash = `sha256(convert_to('secret ' || person || ' ' || n, 'UTF8'))`;
    const at = `timestamptz '2026-03-01 12:00Z' + n * interval '1 day'`;
    await db.query(`
      INSERT INTO identity.registration_details (user_id, college_id) VALUES (${robin.id}, 1), (${kim.id}, 2);
      INSERT INTO identity.sessions (id_hash, user_id, opened_at, last_seen_at, ends_at, network, device)
        ${each(`${hash}, person, ${at}, ${at}, ${at} + interval '1 day', 'n', 'device ' || n`)};
      INSERT INTO identity.email_tokens (secret_hash, user_id, email, purpose, expires_at)
        ${each(`${hash}, person, n || '@example.org', CASE n WHEN 1 THEN 'confirm-email' ELSE 'reset-password' END, ${at}`)};
      INSERT INTO identity.pending_second_factors (secret_hash, user_id, password_set_at, opened_at, ends_at, tries_left)
        ${each(`${hash}, person, ${at}, ${at}, ${at} + interval '1 hour', n`)};
      INSERT INTO identity.external_identities (id, user_id, provider, issuer, subject, linked_at)
        ${each(`n * 1000 + person, person, 'google', 'https://google.example', n || ' ' || person, ${at}`)};
      INSERT INTO identity.external_attempts (state_hash, browser_hash, provider, purpose, role, next, user_id, expires_at)
        ${each(`${hash}, ${hash}, 'google', 'connect', 'student', '/' || n, person, ${at}`)};
      INSERT INTO identity.familiar_networks (username, network, last_at)
        SELECT u.username, 'network ' || n, ${at} FROM unnest(ARRAY[2, 1]) AS n, identity.users u ORDER BY n DESC;
      INSERT INTO identity.pictures (user_id, key, bytes)
        SELECT person, lpad(person::text, 32, '0'), '\\x00' FROM unnest(ARRAY[${robin.id}, ${kim.id}]) AS person;
      INSERT INTO identity.totp_credentials (user_id, secret, recovery_codes)
        SELECT person, '\\x00', '{}' FROM unnest(ARRAY[${robin.id}, ${kim.id}]) AS person;
      INSERT INTO identity.operators
        SELECT person, ${at}, 'reason ' || n FROM unnest(ARRAY[${robin.id}, ${kim.id}]) WITH ORDINALITY AS a (person, n);
      INSERT INTO identity.audit_log (id, at, action, user_id)
        OVERRIDING SYSTEM VALUE ${each(`n * 1000 + person, ${at}, 'action ' || n, person`)};
      INSERT INTO identity.affiliations (user_id, college_id, kind, since)
        ${each(`person, n * 1000 + person, 'alum', ${at}`)};
      INSERT INTO identity.profile_summaries (user_id, role, hidden_from, has_studies)
        ${each(`person, CASE n WHEN 1 THEN 'alumni' ELSE 'student' END, 'nobody', false`)};
      INSERT INTO identity.access_tokens (id, owner_id, name, scopes, key_hash, hint, created_at, expires_at)
        ${each(`n * 1000 + person, person, 'token ' || n, '{me:read}', ${hash}, 'abcd', ${at}, ${at}`)};
      INSERT INTO identity.data_exports (id, user_id, status, done, total, tries, requested_at)
        ${each(`n * 1000 + person, person, 'failed', 0, 1, 0, ${at}`)};
    `);
    const kept = await new SqlPersonalData(unitOfWorkOn(db), new InMemoryPasswordAttempts()).export(robin.id);
    expect(kept).toMatchObject({
      account: [{ username: 'robin' }],
      registrationDetails: [{ college_id: 1 }],
      sessions: [{ device: 'device 1' }, { device: 'device 2' }],
      mailedLinks: [{ email: '1@example.org' }, { email: '2@example.org' }],
      operatorGrants: [{ reason: 'reason 1' }],
      dataExports: [{ id: 1_000 + robin.id }, { id: 2_000 + robin.id }],
      auditLog: [{ action: 'action 1' }, { action: 'action 2' }],
      accessTokens: [{ name: 'token 1' }, { name: 'token 2' }],
      pendingSecondFactors: [{ tries_left: 1 }, { tries_left: 2 }],
      externalIdentities: [{ subject: `1 ${robin.id}` }, { subject: `2 ${robin.id}` }],
      externalAttempts: [{ next: '/1' }, { next: '/2' }],
      familiarNetworks: [{ network: 'network 1' }, { network: 'network 2' }],
      affiliations: [{ college_id: 1_000 + robin.id }, { college_id: 2_000 + robin.id }],
      profileSummaries: [{ role: 'alumni' }, { role: 'student' }],
    });
    const counts = Object.fromEntries(Object.entries(kept).map(([name, rows]) => [name, rows.length]));
    expect(counts).toEqual({
      account: 1,
      registrationDetails: 1,
      twoFactor: 1,
      pictures: 1,
      operatorGrants: 1,
      sessions: 2,
      mailedLinks: 2,
      dataExports: 2,
      auditLog: 2,
      accessTokens: 2,
      pendingSecondFactors: 2,
      externalIdentities: 2,
      externalAttempts: 2,
      familiarNetworks: 2,
      affiliations: 2,
      profileSummaries: 2,
    });
  });

  it('throws UserNotFound for an unknown user', async () => {
    const personalData = new SqlPersonalData(unitOfWorkOn(await freshDatabase()), new InMemoryPasswordAttempts());
    await expect(personalData.export(404 as UserId)).rejects.toThrow(UserNotFound);
  });
});

describe('an erased user', () => {
  let db: DataSource;
  let attempts: InMemoryPasswordAttempts;
  let personalData: SqlPersonalData;
  beforeEach(async () => {
    db = await freshDatabase();
    attempts = new InMemoryPasswordAttempts();
    personalData = new SqlPersonalData(unitOfWorkOn(db), attempts);
  });

  const addUser = (username: string) => storeUser(db, { username, email: `${username}@example.org` });
  const addFamiliarNetwork = (username: string) =>
    db.query(`INSERT INTO identity.familiar_networks (username, network, last_at) VALUES ($1, '192.0.2.0/24', $2)`, [
      username,
      NOON,
    ]);
  const addPendingRegistration = (email: string, byte: string) =>
    db.query(
      `INSERT INTO identity.pending_registrations (secret_hash, provider, issuer, subject, email, is_email_verified, role,
         expires_at)
       VALUES (decode(repeat($2, 32), 'hex'), 'google', 'issuer', $1, $1, true, 'student', $3)`,
      [email, byte, NOON],
    );
  const addAuditEntry = (userId: number) =>
    db.query(
      `INSERT INTO identity.audit_log (at, action, user_id, network, device, request_id, detail)
       VALUES ($1, 'login', $2, '192.0.2.0/24', 'Firefox', 'abc', 'a reason')`,
      [NOON, userId],
    );

  it('deletes all rows that name it, and none of other accounts', async () => {
    const robin = await addUser('Robin.K');
    const kim = await addUser('kim');
    await Promise.all([
      addFamiliarNetwork('robin.k'),
      addFamiliarNetwork('kim'),
      addAuditEntry(robin.id),
      addAuditEntry(kim.id),
    ]);
    await addPendingRegistration('Robin.K@Example.org', 'ab');
    await addPendingRegistration('kim@example.org', 'cd');
    await personalData.erase(robin);

    const rows = (sql: string): Promise<unknown[]> => db.query(sql);
    expect(await rows('SELECT id FROM identity.users')).toEqual([{ id: kim.id }]);
    expect(await rows('SELECT username FROM identity.familiar_networks')).toEqual([{ username: 'kim' }]);
    expect(await rows('SELECT email FROM identity.pending_registrations')).toEqual([{ email: 'kim@example.org' }]);
    expect(
      await rows(
        'SELECT user_id, action, network, device, request_id, detail FROM identity.audit_log ORDER BY user_id',
      ),
    ).toEqual([
      { user_id: robin.id, action: 'login', network: null, device: null, request_id: null, detail: null },
      {
        user_id: kim.id,
        action: 'login',
        network: '192.0.2.0/24',
        device: 'Firefox',
        request_id: 'abc',
        detail: 'a reason',
      },
    ]);
  });

  it('is rolled back completely if a step fails', async () => {
    const robin = await addUser('robin');
    await addFamiliarNetwork('robin');
    jest.spyOn(attempts, 'reset').mockRejectedValue(new Error('the database is unavailable'));

    await expect(personalData.erase(robin)).rejects.toThrow('unavailable');
    expect(await db.query('SELECT username FROM identity.familiar_networks')).toHaveLength(1);
    expect(await db.query('SELECT id FROM identity.users')).toHaveLength(1);
  });

  it('has no attempt counters and familiar networks', async () => {
    const robin = await addUser('robin');
    const settings = testSettings('postgres://unused', { RATE_LIMITS: 'on' });
    const unitOfWork = unitOfWorkOn(db);
    const storedAttempts = new PostgresPasswordAttempts(unitOfWork, settings);
    const attempt = { username: 'Robin', address: '203.0.113.7', network: '203.0.113.0/24' };
    await storedAttempts.recordSuccess(attempt, NOON);
    await storedAttempts.countAttempt(attempt, NOON);
    await storedAttempts.countAttempt({ ...attempt, network: '198.51.100.0/24', address: '198.51.100.1' }, NOON);

    await new SqlPersonalData(unitOfWork, storedAttempts).erase(robin);

    expect(await db.query('SELECT 1 FROM identity.familiar_networks')).toEqual([]);
    const counters = await db.query<object[]>('SELECT 1 FROM identity.password_attempts');
    // The counters of the two addresses remain.
    expect(counters).toHaveLength(2);
  });
});
