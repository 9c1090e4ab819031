import { loadSettings } from '../../../../shared/infrastructure/settings/settings';
import { IdentityKeys } from '../credentials/identity-keys';
import { OtplibOneTimeCodes } from './otplib-one-time-codes';

const createOneTimeCodes = (sessionSecret: string) => {
  const settings = loadSettings({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://unused',
    SESSION_SECRET: sessionSecret,
  });
  return new OtplibOneTimeCodes(settings, new IdentityKeys(settings));
};
const codes = createOneTimeCodes('one-secret-of-more-than-32-characters');

/** The shared secret of the examples in RFC 6238, in base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('codes of RFC 6238', () => {
  // Appendix B; the last six of the eight digits.
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
    [20000000000, '353130', 666666666],
  ])('at %i seconds is %s', (seconds, code, step) => {
    expect(codes.findTimeStep(code, RFC_SECRET, at(seconds))).toBe(step);
  });

  it('are valid for 30 seconds before and after, but no longer', () => {
    const step = 37037037;
    const steps = [-2, -1, 0, 1, 2].map((away) =>
      codes.findTimeStep('050471', RFC_SECRET, at((step + away) * 30 + 15)),
    );
    expect(steps).toEqual([null, step, step, step, null]);
  });

  it('are valid until the last second of the next half minute', () => {
    expect(codes.findTimeStep('050471', RFC_SECRET, at(37037039 * 30 - 1))).toBe(37037037);
    expect(codes.findTimeStep('050471', RFC_SECRET, at(37037036 * 30))).toBe(37037037);
  });

  it.each(['', '05047', '0504711', '05047a', '050 471', '٠٥٠٤٧١', '050471\n'])('exclude %j', (code) => {
    expect(codes.findTimeStep(code, RFC_SECRET, at(1111111111))).toBeNull();
  });

  it("are rejected for a secret that can't be decrypted", () => {
    expect(codes.findTimeStep('050471', '', at(1111111111))).toBeNull();
  });

  it('have a different secret each time', () => {
    expect(codes.createSecret()).not.toBe(codes.createSecret());
  });

  it('are labeled in the app with the product and the username', () => {
    expect(codes.getAuthenticatorUrl('SECRET', 'robin')).toBe(
      'otpauth://totp/Gradspan:robin?secret=SECRET&issuer=Gradspan',
    );
  });
});

describe('recovery codes', () => {
  it('have eighty random bits and no similar characters', () => {
    const recoveryCodes = Array.from({ length: 200 }, () => codes.createRecoveryCode());
    expect(new Set(recoveryCodes).size).toBe(200);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-km-np-z]{4}(-[2-9a-km-np-z]{4}){3}$/);
    expect(new Set(recoveryCodes.join('').replaceAll('-', '')).size).toBe(32);
  });

  it('have the same digest in any notation', () => {
    const typed = ['abcd-efgh-jkmn-pqrs', 'ABCD EFGH JKMN PQRS', ' abcdefghjkmnpqrs '];
    expect(new Set(typed.map((code) => codes.digestRecoveryCode(code))).size).toBe(1);
  });

  it("have digests that depend on the operator's secret", () => {
    const other = createOneTimeCodes('another-secret-of-more-than-32-characters');
    expect(other.digestRecoveryCode('abcd-efgh-jkmn-pqrs')).not.toBe(codes.digestRecoveryCode('abcd-efgh-jkmn-pqrs'));
  });
});
