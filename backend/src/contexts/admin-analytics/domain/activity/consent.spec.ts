import { type Consent, consentAt, NO_CONSENT } from './consent';

const NOON = new Date('2026-03-01T12:00:00Z');
const endsAt = (expiresAt: Date | null): Consent => ({ level: 'named', expiresAt, grantedAt: new Date(0) });

describe('a consent', () => {
  it('holds until the moment of its end', () => {
    const consent = endsAt(NOON);

    expect(consentAt(consent, new Date(NOON.getTime() - 1))).toBe(consent);
    expect(consentAt(consent, NOON)).toBe(NO_CONSENT);
  });

  it('holds for good without an end', () => {
    const consent = endsAt(null);

    expect(consentAt(consent, new Date('2126-03-01'))).toBe(consent);
  });

  it('is none of a student who has not chosen', () => {
    expect(consentAt(undefined, NOON)).toEqual({ level: 'none', expiresAt: null, grantedAt: null });
  });
});
