import { type Consent, consentAt, NO_CONSENT } from './consent';

const NOON = new Date('2026-03-01T12:00:00Z');
const endsAt = (expiresAt: Date | null): Consent => ({
  level: 'named',
  expiresAt,
  grantedAt: new Date(0),
  namedUntil: null,
});

describe('a consent', () => {
  it('is valid until its end', () => {
    const consent = endsAt(NOON);

    expect(consentAt(consent, new Date(NOON.getTime() - 1))).toBe(consent);
    expect(consentAt(consent, NOON)).toEqual({ ...NO_CONSENT, namedUntil: NOON });
  });

  it('without an end date is valid indefinitely', () => {
    const consent = endsAt(null);

    expect(consentAt(consent, new Date('2126-03-01'))).toBe(consent);
  });

  it('has the level none for a student who has not chosen', () => {
    expect(consentAt(undefined, NOON)).toEqual({ level: 'none', expiresAt: null, grantedAt: null, namedUntil: null });
  });

  it('keeps the time until which the name was shared', () => {
    const messages: Consent = { level: 'messages', expiresAt: NOON, grantedAt: new Date(1), namedUntil: new Date(1) };

    expect(consentAt(messages, NOON)).toEqual({ ...NO_CONSENT, namedUntil: new Date(1) });
  });
});
