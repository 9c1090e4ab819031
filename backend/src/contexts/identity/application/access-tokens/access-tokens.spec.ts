import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import {
  AccessTokenNotFound,
  AccessTokensNotForMinors,
  type NewAccessToken,
  NotMainAdministrator,
  TooManyAccessTokens,
} from '../../domain/access-tokens/access-token';
import { PasswordIncorrect, PasswordNeeded } from '../../domain/credentials/credentials';
import type { Applicant } from '../../domain/users/registration';
import { CheckOwnPassword, Reauthenticate } from '../sessions/reauthenticate';
import { StubPasswords } from '../testing/fakes';
import { createIdentityFixture, visitor } from '../testing/identity-fixture';
import { minutesLater, NOON } from '../users/testing/user-fixture';
import { CreateAccessToken } from './create-access-token';
import { CheckMainAdministrator } from './main-administrators';
import { ListAccessTokens, RevokeAccessToken } from './own-access-tokens';
import { InMemoryAccessTokens, NumberedAccessTokenTexts } from './testing/in-memory-access-tokens';

const PASSWORD = 'Correct-horse-9';

async function createFixture(robin: Partial<Applicant> = {}, { isConfirmed = true } = {}) {
  const identity = await createIdentityFixture(robin, { username: 'kim' });
  const { users, sessions, limits, audit, clock, personRecords } = identity;
  if (isConfirmed) {
    for (const user of identity.known) {
      user.confirmEmail(user.email, NOON);
      await users.save(user);
    }
  }
  const [tokens, texts, transactions] = [
    new InMemoryAccessTokens(),
    new NumberedAccessTokenTexts(),
    new NoTransactions(),
  ];
  const reauthenticate = new Reauthenticate(
    new CheckOwnPassword(new StubPasswords(), limits, audit, clock),
    sessions,
    clock,
  );
  const checkMain = new CheckMainAdministrator(personRecords, { twoFactor: 'off' }, clock);
  const ownerId = identity.robin.id;
  const create = new CreateAccessToken(users, reauthenticate, checkMain, tokens, texts, audit, transactions, clock);
  const sessionSecret = await identity.enter();
  return {
    ...identity,
    kim: identity.known[1]!,
    create: (changes: Partial<NewAccessToken & { password: string | null }> = {}) =>
      create.execute({
        ownerId,
        collegeId: null,
        name: 'Nightly job',
        scopes: ['me:read'],
        expiresInDays: 7,
        password: PASSWORD,
        visitor,
        sessionSecret,
        ...changes,
      }),
    list: new ListAccessTokens(tokens, checkMain),
    revoke: new RevokeAccessToken(tokens, checkMain, audit, transactions, clock),
    becomeMain: (userId = ownerId) =>
      personRecords.saveAffiliation({
        userId,
        collegeId: 7,
        kind: 'represents',
        since: NOON,
        until: minutesLater(60),
        mainSince: NOON,
      }),
  };
}

describe('creating an access token', () => {
  it('returns its text once, and records it', async () => {
    const { create, list, audit, robin } = await createFixture();
    const { token, details } = await create();
    expect([token, details.hint]).toEqual(['gsp_1001', '1001']);
    expect(await list.execute(robin.id, null)).toEqual([details]);
    expect(audit.entries.at(-1)).toMatchObject({ action: 'access-token-created', userId: robin.id });
  });

  it('requires the password, also right after signing in', async () => {
    const { create } = await createFixture();
    await expect(create({ password: null })).rejects.toThrow(PasswordNeeded);
    await expect(create({ password: 'Wrong-horse-9' })).rejects.toThrow(PasswordIncorrect);
  });

  it('is refused to minors and people without a confirmed address', async () => {
    const minor = await createFixture({ birthDate: '2010-01-01' });
    await expect(minor.create()).rejects.toThrow(AccessTokensNotForMinors);
    const unconfirmed = await createFixture({}, { isConfirmed: false });
    await expect(unconfirmed.create()).rejects.toThrow(EmailNotConfirmed);
  });

  it('is refused with ten tokens that work, until one expires', async () => {
    const { create, clock } = await createFixture();
    for (let count = 0; count < 10; count++) await create();
    await expect(create()).rejects.toThrow(TooManyAccessTokens);
    clock.at = minutesLater(7 * 24 * 60);
    await expect(create()).resolves.toBeDefined();
  });

  it('is possible for a college only for its main administrator', async () => {
    const { create, becomeMain, list, robin, kim } = await createFixture();
    await expect(create({ collegeId: 7, scopes: ['events:write'] })).rejects.toThrow(NotMainAdministrator);
    await becomeMain();
    const { details } = await create({ collegeId: 7, scopes: ['events:write'] });
    expect(await list.execute(robin.id, 7)).toEqual([details]);
    await expect(list.execute(kim.id, 7)).rejects.toThrow(NotMainAdministrator);
  });

  it('is not possible for a college’s other administrators, or without the second factor they need', async () => {
    const { create, list, robin, personRecords, clock } = await createFixture();
    const since = { userId: robin.id, collegeId: 7, kind: 'represents', since: NOON } as const;
    await personRecords.saveAffiliation({ ...since, until: minutesLater(60), mainSince: null });
    await expect(create({ collegeId: 7, scopes: ['events:write'] })).rejects.toThrow(NotMainAdministrator);
    await expect(list.execute(robin.id, 7)).rejects.toThrow(NotMainAdministrator);

    const representative = { birthDate: null, hasTwoFactor: false, mainSince: NOON };
    jest.spyOn(personRecords, 'findRepresentative').mockResolvedValue(representative);
    await new CheckMainAdministrator(personRecords, { twoFactor: 'off' }, clock).execute(robin.id, 7);
    const needingFactor = new CheckMainAdministrator(personRecords, { twoFactor: 'all' }, clock);
    await expect(needingFactor.execute(robin.id, 7)).rejects.toThrow(NotMainAdministrator);
  });

  it('is refused if the right ends while the password is checked', async () => {
    const { create, becomeMain, personRecords, list, robin } = await createFixture();
    await becomeMain();
    const find = personRecords.findRepresentative.bind(personRecords);
    jest.spyOn(personRecords, 'findRepresentative').mockImplementationOnce(async (...right) => {
      const found = await find(...right);
      await personRecords.deleteAffiliation(robin.id, 7, 'represents');
      return found;
    });
    await expect(create({ collegeId: 7, scopes: ['events:write'] })).rejects.toThrow(NotMainAdministrator);
    await becomeMain();
    expect(await list.execute(robin.id, 7)).toEqual([]);
  });
});

describe('revoking an access token', () => {
  it('ends it once, and is recorded', async () => {
    const { create, revoke, list, audit, robin } = await createFixture();
    const { id } = (await create()).details;
    await revoke.execute({ userId: robin.id, id, visitor });
    expect(await list.execute(robin.id, null)).toEqual([]);
    expect(audit.entries.at(-1)).toMatchObject({ action: 'access-token-revoked', userId: robin.id });
    await expect(revoke.execute({ userId: robin.id, id, visitor })).rejects.toThrow(AccessTokenNotFound);
  });

  it('is possible for the owner, and for the main administrator of the token’s college', async () => {
    const { create, revoke, becomeMain, robin, kim } = await createFixture();
    const personal = (await create()).details;
    await becomeMain();
    const { id } = (await create({ collegeId: 7, scopes: ['events:write'] })).details;
    for (const refused of [personal.id, id]) {
      await expect(revoke.execute({ userId: kim.id, id: refused, visitor })).rejects.toThrow(AccessTokenNotFound);
    }
    await becomeMain(kim.id);
    await revoke.execute({ userId: kim.id, id, visitor });
    await expect(revoke.execute({ userId: kim.id, id: personal.id, visitor })).rejects.toThrow(AccessTokenNotFound);
    await expect(revoke.execute({ userId: robin.id, id, visitor })).rejects.toThrow(AccessTokenNotFound);
  });
});
