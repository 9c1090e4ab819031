import { AccessToken, type AccessTokenState } from '../../../domain/access-tokens/access-token';
import type { UserId } from '../../../domain/users/user-state';
import { minutesLater, NOON } from '../../users/testing/user-fixture';
import type { AccessTokens } from '../ports/access-tokens';

interface Opened {
  tokens: AccessTokens;
  /** Runs in a unit of work. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** IDs of existing users. */
  robin: UserId;
  kim: UserId;
}

/** Contract for every store of access tokens, in PostgreSQL or in memory. */
export function describeAccessTokens(name: string, open: () => Promise<Opened>): void {
  describe(`${name} keeps access tokens`, () => {
    let { tokens, run, robin, kim }: Opened = {} as Opened;
    beforeEach(async () => ({ tokens, run, robin, kim } = await open()));

    async function added(ownerId: UserId, collegeId: number | null = null, at = NOON): Promise<AccessTokenState> {
      const scopes = [collegeId === null ? 'me:read' : 'events:write'] as const;
      const id = await tokens.nextId();
      const chosen = { ownerId, collegeId, name: `Token ${id}`, scopes, expiresInDays: 7 } as const;
      const token = AccessToken.create(chosen, { id, hint: 'abcd' }, at);
      await tokens.add(token, Buffer.from(`hash ${id}`));
      return token.snapshot();
    }
    const states = async (holder: Parameters<AccessTokens['list']>[0]) =>
      (await tokens.list(holder)).map((token) => token.snapshot());

    it('lists those of a person without those of a college, newest first', async () => {
      const first = await added(robin);
      const second = await added(robin, null, minutesLater(1));
      const ofCollege = await added(robin, 7);
      await added(kim);
      expect(await states({ ownerId: robin })).toEqual([second, first]);
      expect(await states({ collegeId: 7 })).toEqual([ofCollege]);
    });

    it('saves a revocation, and leaves revoked tokens out', async () => {
      const { id } = await added(robin);
      const kept = await added(robin);
      await run(async () => {
        const token = (await tokens.lockById(id))!;
        token.revoke(minutesLater(5));
        await tokens.save(token);
      });
      expect((await run(() => tokens.lockById(id)))?.snapshot().revokedAt).toEqual(minutesLater(5));
      expect(await states({ ownerId: robin })).toEqual([kept]);
    });

    it('counts those that are neither revoked nor expired', async () => {
      await added(robin);
      await added(robin, 7);
      await added(robin, null, minutesLater(60));
      expect(await tokens.countLive({ ownerId: robin }, minutesLater(1))).toBe(2);
      expect(await tokens.countLive({ ownerId: robin }, minutesLater(7 * 24 * 60))).toBe(1);
    });

    it('revokes those of a person for one college', async () => {
      await added(robin, 7);
      const [other, personal, colleague] = [await added(robin, 8), await added(robin), await added(kim, 7)];
      await tokens.revokeByOwnerAndCollege(robin, 7, NOON);
      expect(await states({ collegeId: 7 })).toEqual([colleague]);
      expect(await states({ collegeId: 8 })).toEqual([other]);
      expect(await states({ ownerId: robin })).toEqual([personal]);
    });

    it('returns null for unknown tokens', async () => {
      const { id } = await added(robin);
      expect(await run(() => tokens.lockById((id + 1_000) as typeof id))).toBeNull();
    });
  });
}
