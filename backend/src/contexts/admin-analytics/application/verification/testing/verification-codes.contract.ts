import { VERIFICATION_CODE } from '../../../domain/verification/verification-code';
import type { VerificationCodes } from '../ports/verification-codes';

const NOON = new Date('2026-03-01T12:00:00Z');
const END = new Date(NOON.getTime() + VERIFICATION_CODE.validForMs);
const ADA = { userId: 7, collegeId: 1, email: 'ada@college.edu', expiresAt: END };
const TRIES = 3;

/** Contract tests for every store of verification codes, in PostgreSQL or in memory. */
export function describeVerificationCodes(name: string, open: () => Promise<VerificationCodes>): void {
  describe(`verification codes in ${name}`, () => {
    let codes: VerificationCodes;
    beforeEach(async () => {
      codes = await open();
      await codes.request(ADA);
    });
    const matches = (code: string, now = NOON, userId = 7) => codes.matches(userId, code, now, TRIES);

    it('match only for their user, until they expire', async () => {
      await codes.request({ ...ADA, userId: 8 });
      await codes.setCode(7, '123456');
      await codes.setCode(8, '654321');
      expect([await matches('123456'), await matches('123456', NOON, 8), await matches('123456', END)]).toEqual([
        true,
        false,
        false,
      ]);
    });

    it('do not match before the email is sent', async () => {
      expect(await matches('')).toBe(false);
    });

    it('stop matching after too many wrong attempts, until a new code is requested', async () => {
      await codes.setCode(7, '123456');
      for (let n = 0; n < TRIES; n++) expect(await matches('000000')).toBe(false);
      expect(await matches('123456')).toBe(false);

      await codes.request(ADA);
      await codes.setCode(7, '222222');
      expect([await matches('123456'), await matches('222222')]).toEqual([false, true]);
    });

    it('are found with their request until they expire or are deleted', async () => {
      expect(await codes.find(7, NOON)).toEqual(ADA);
      expect([await codes.find(7, END), await codes.find(8, NOON)]).toEqual([null, null]);
      await codes.delete(7);
      expect(await codes.find(7, NOON)).toBeNull();
    });
  });
}
