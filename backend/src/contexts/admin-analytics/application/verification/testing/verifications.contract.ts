import { WrongCode } from '../../../domain/verification/errors';
import { Verification } from '../../../domain/verification/verification';
import type { Verifications } from '../ports/verifications';

const NOON = new Date('2026-03-01T12:00:00Z');
const HASH = Buffer.from('hash of the code');
const OTHER_HASH = Buffer.from('another hash');
const request = (userId = 7): Verification => {
  const draft = { userId, collegeId: 1, email: 'Ada@College.edu', staffDomain: 'college.edu' };
  return Verification.request(draft, NOON);
};

/** Contract tests for every store of verifications, in PostgreSQL or in memory. */
export function describeVerifications(name: string, open: () => Promise<Verifications>): void {
  describe(`verifications in ${name}`, () => {
    let verifications: Verifications;
    beforeEach(async () => {
      verifications = await open();
      await verifications.save(request());
    });
    const tryCode = (hash: Uint8Array) => verifications.update(7, (verification) => verification.tryCode(hash, NOON));

    it('are found by their user as they were saved, until they are deleted', async () => {
      expect((await verifications.find(7))!.snapshot()).toEqual(request().snapshot());
      expect(await verifications.find(8)).toBeNull();

      await verifications.delete(7);
      expect(await verifications.find(7)).toBeNull();
      await expect(verifications.update(7, () => {})).rejects.toThrow(WrongCode);
    });

    it('store the hash of the code and the failed tries', async () => {
      await verifications.save(request(8));
      await verifications.update(7, (verification) => verification.setCode(HASH));

      expect([await tryCode(OTHER_HASH), await tryCode(HASH)]).toEqual([false, true]);
      expect((await verifications.find(7))!.snapshot()).toMatchObject({ failedTries: 1 });
      expect((await verifications.find(8))!.snapshot()).toMatchObject({ codeHash: null, failedTries: 0 });
    });

    it('are replaced by a new request, together with their code and tries', async () => {
      await verifications.update(7, (verification) => verification.setCode(HASH));
      await tryCode(OTHER_HASH);
      await verifications.save(request());

      expect((await verifications.find(7))!.snapshot()).toEqual(request().snapshot());
      expect(await tryCode(HASH)).toBe(false);
    });
  });
}
