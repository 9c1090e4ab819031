import { freshDatabase, sessionOn, testSettings } from '../../../../../test/support/database';
import { anAlumnus, aRegistration, aUser, aVisitor, later, NOON } from '../../application/testing/an-applicant';
import { aProvenIdentity } from '../../application/testing/external.contract';
import { UserNotFound } from '../../domain/errors';
import type { UserId } from '../../domain/ids';
import { SecondFactor } from '../../domain/second-factor';
import { Session } from '../../domain/session';
import { IdentityKeys } from './identity-keys';
import { SqlAuditLog } from './sql-audit-log';
import { SqlPersonalData } from './sql-personal-data';
import { SqlSecondFactors } from './sql-second-factors';
import { TypeormEmailTokens } from './typeorm-email-tokens';
import { TypeormExternalIdentities } from './typeorm-external-identities';
import { TypeormRegistrations } from './typeorm-registrations';
import { TypeormSessions } from './typeorm-sessions';
import { TypeormUsers } from './typeorm-users';

describe('everything that is kept about a person', () => {
  it('is there, without what proves who they are', async () => {
    const database = sessionOn(await freshDatabase());
    const users = new TypeormUsers(database);
    const robin = aUser(await users.nextId(), anAlumnus());
    await users.add(robin);
    await users.add(aUser(await users.nextId(), { username: 'kim' }));
    await new TypeormRegistrations(database).keep(robin.id, aRegistration(anAlumnus()).details);
    await new TypeormSessions(database).open('secret', Session.open(robin, aVisitor(), NOON));
    await new TypeormEmailTokens(database).issue('secret', {
      userId: robin.id,
      email: robin.email,
      purpose: 'confirm-email',
      expiresAt: later(60),
    });
    await new TypeormExternalIdentities(database).add({ ...aProvenIdentity(), userId: robin.id, linkedAt: NOON });
    const factor = SecondFactor.begin(robin.id, 'JBSWY3DPEHPK3PXP');
    factor.enable(1, ['digest-of-a-code'], NOON);
    const keys = new IdentityKeys(testSettings('postgres://unused'));
    await new SqlSecondFactors(database, keys).save(factor);
    await new SqlAuditLog(database).record({ action: 'registered', userId: robin.id, visitor: aVisitor(), at: NOON });

    const kept = await new SqlPersonalData(database).of(robin.id);

    expect(kept).toMatchObject({
      account: [{ username: 'robin', email: 'robin@example.org', birth_date: '2000-05-17' }],
      registrationDetails: [{ college: 'Amherst College' }],
      sessions: [{ device: 'Firefox on Linux' }],
      mailedLinks: [{ email: 'robin@example.org', used_at: null }],
      externalIdentities: [{ provider: 'google', email: 'robin@example.org' }],
      twoFactor: [{ enabled_at: expect.stringMatching(/^2026-03-01/) }],
      familiarNetworks: [],
      auditLog: [{ action: 'registered' }],
    });
    expect(JSON.stringify(kept)).not.toMatch(/hash|argon2|kim|digest|secret/);
  });

  it('is nothing for a person who does not exist', async () => {
    await expect(new SqlPersonalData(sessionOn(await freshDatabase())).of(404 as UserId)).rejects.toThrow(UserNotFound);
  });
});
