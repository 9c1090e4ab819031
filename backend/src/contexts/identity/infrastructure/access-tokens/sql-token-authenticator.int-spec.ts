import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import type { TwoFactorRule } from '../../../../shared/domain/two-factor-rule';
import { NumberedAccessTokenTexts } from '../../application/access-tokens/testing/in-memory-access-tokens';
import { StubClock } from '../../application/testing/fakes';
import { minutesLater, NOON } from '../../application/users/testing/user-fixture';
import { AccessToken } from '../../domain/access-tokens/access-token';
import type { UserId } from '../../domain/users/user-state';
import { storeUserId } from '../users/testing/store-user';
import { SqlTokenAuthenticator } from './sql-token-authenticator';
import { TypeormAccessTokens } from './typeorm-access-tokens';

const WEEK = 7 * 24 * 60;
const PERSONAL = 'gsp_personal';
const OF_COLLEGE = 'gsp_college';

describe('SqlTokenAuthenticator', () => {
  let db: DataSource;
  let clock: StubClock;
  let authenticator: SqlTokenAuthenticator;
  /** Where administrators need two-factor authentication. */
  let withTwoFactor: SqlTokenAuthenticator;
  let robin: UserId;

  beforeAll(async () => (db = await freshDatabase()));

  /** Robin is the main administrator of college 7 and has a token for themself and one for the college. */
  beforeEach(async () => {
    await emptyTables(db, 'identity.users');
    robin = await storeUserId(db, 'robin');
    await update(`email_verified_at = now(), role = 'college_admin'`);
    await db.query(
      `INSERT INTO identity.affiliations (user_id, college_id, kind, since, until, main_since)
       VALUES ($1, 7, 'represents', $2, $3, $2)`,
      [robin, NOON, minutesLater(60)],
    );
    const [tokens, texts] = [new TypeormAccessTokens(unitOfWorkOn(db)), new NumberedAccessTokenTexts()];
    for (const [text, collegeId] of [[PERSONAL, null] as const, [OF_COLLEGE, 7] as const]) {
      const scopes = collegeId === null ? (['me:read'] as const) : (['events:write'] as const);
      const chosen = { ownerId: robin, collegeId, name: text, scopes, expiresInDays: 7 } as const;
      const token = AccessToken.create(chosen, { id: await tokens.nextId(), hint: 'abcd' }, NOON);
      await tokens.add(token, texts.hash(text)!);
    }
    clock = new StubClock();
    const create = (twoFactor: TwoFactorRule) =>
      new SqlTokenAuthenticator(unitOfWorkOn(db), texts, { twoFactor }, { twoFactorNeeded: false }, clock);
    authenticator = create('off');
    withTwoFactor = create('all');
  });

  const update = (assignments: string) => db.query(`UPDATE identity.users SET ${assignments}`);
  /** Returns the texts that are accepted. */
  const accepted = async () => {
    const found = await Promise.all([PERSONAL, OF_COLLEGE].map(async (text) => [text, await find(text)] as const));
    return found.flatMap(([text, bearer]) => (bearer ? [text] : []));
  };
  const find = (text: string) => authenticator.findBearer(text);

  it('returns the owner with what the token grants', async () => {
    expect(await find(PERSONAL)).toMatchObject({
      owner: { id: robin, role: 'college_admin' },
      grant: { ownerId: robin, collegeId: null, scopes: ['me:read'] },
    });
    expect((await find(OF_COLLEGE))?.grant).toMatchObject({ collegeId: 7, scopes: ['events:write'] });
    expect([await find('gsp_other'), await find('malformed')]).toEqual([null, null]);
  });

  it.each([
    ['is closing', `closing_at = now(), delete_after = now() + interval '1 day', written_choice = 'keep'`],
    ['is suspended', 'suspended_at = now()'],
    ['has an unconfirmed address', 'email_verified_at = NULL'],
    ['is under 18', `birth_date = '2010-01-01'`],
  ])('accepts no token while the account of the owner %s, even if the token was not revoked', async (_, change) => {
    await update(change);
    expect(await accepted()).toEqual([]);
  });

  it('accepts no token that is revoked, or from the moment of its expiry', async () => {
    await db.query('UPDATE identity.access_tokens SET revoked_at = $1 WHERE college_id IS NOT NULL', [NOON]);
    expect(await accepted()).toEqual([PERSONAL]);
    clock.at = minutesLater(WEEK - 1);
    expect(await accepted()).toEqual([PERSONAL]);
    clock.at = minutesLater(WEEK);
    expect(await accepted()).toEqual([]);
  });

  it.each([
    ['college_id = 8', 'represents another college'],
    ['main_since = NULL', 'is no longer the main administrator'],
    [`until = '2020-01-01'`, 'has to be verified again'],
  ])('accepts a token of a college no longer after %s: the owner %s', async (change) => {
    expect(await accepted()).toEqual([PERSONAL, OF_COLLEGE]);
    await db.query(`UPDATE identity.affiliations SET ${change}`);
    expect(await accepted()).toEqual([PERSONAL]);
  });

  it('accepts a token of a college no longer after its owner has another role', async () => {
    await update(`role = 'alumni'`);
    expect(await accepted()).toEqual([PERSONAL]);
  });

  it('accepts a token of a college only as long as its owner meets the rule about two-factor authentication', async () => {
    expect(await withTwoFactor.findBearer(OF_COLLEGE)).toBeNull();
    expect(await withTwoFactor.findBearer(PERSONAL)).not.toBeNull();
  });

  it('gives a program no rights of an operator', async () => {
    await db.query(`INSERT INTO identity.operators VALUES ($1, now(), 'Help desk')`, [robin]);
    expect(await find(PERSONAL)).toMatchObject({ owner: { isOperator: false } });
  });
});
