import { NotStaffAddress, WrongCode } from './errors';
import { Verification, VERIFICATION_CODE } from './verification';

const NOON = new Date('2026-03-01T12:00:00Z');
const END = new Date(NOON.getTime() + VERIFICATION_CODE.validForMs);
const HASH = new Uint8Array([1, 2]);
const WRONG = new Uint8Array([1, 3]);
const request = (email = 'ada@college.edu'): Verification =>
  Verification.request({ userId: 7, collegeId: 1, email, staffDomain: 'college.edu' }, NOON);

describe('a verification', () => {
  it('is requested only for a staff address of the college', () => {
    expect(() => request('ada@gmail.com')).toThrow(NotStaffAddress);
    expect(request('Ada@College.edu').email).toBe('ada@college.edu');
  });

  it('accepts the emailed code until it expires', () => {
    const verification = request();
    verification.setCode(HASH);

    expect(verification.tryCode(HASH, new Date(END.getTime() - 1))).toBe(true);
    expect(verification.tryCode(HASH, END)).toBe(false);
    expect(() => verification.assertValidAt(END)).toThrow(WrongCode);
  });

  it('accepts nothing before the email is sent', () => {
    expect(request().tryCode(HASH, NOON)).toBe(false);
  });

  it('accepts nothing after too many wrong codes', () => {
    const verification = request();
    verification.setCode(HASH);
    for (let tries = 0; tries < VERIFICATION_CODE.tries; tries += 1) {
      expect(verification.tryCode(WRONG, NOON)).toBe(false);
    }

    expect(verification.tryCode(HASH, NOON)).toBe(false);
  });
});
