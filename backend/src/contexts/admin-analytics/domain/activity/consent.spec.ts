import { Consent, type ConsentState, currentConsent, NO_CONSENT } from './consent';
import { ConsentEndsInThePast, MinorCannotShareName } from './errors';

const NOON = new Date('2026-03-01T12:00:00Z');
const GRANTED = { level: 'named', grantedAt: new Date(0), namedUntil: null } as const;
const consentWith = (state: Partial<ConsentState>): Consent =>
  Consent.restore({ studentId: 7, collegeId: 1, ...GRANTED, expiresAt: null, lastNamedAt: null, ...state });

describe('a consent', () => {
  it('is valid until its end', () => {
    const consent = consentWith({ expiresAt: NOON });

    expect(currentConsent(consent, new Date(NOON.getTime() - 1))).toEqual({ ...GRANTED, expiresAt: NOON });
    expect(currentConsent(consent, NOON)).toEqual({ ...NO_CONSENT, namedUntil: NOON });
  });

  it('without an end date is valid indefinitely', () => {
    expect(currentConsent(consentWith({}), new Date('2126-03-01'))).toEqual({ ...GRANTED, expiresAt: null });
  });

  it('has the level none for a student who has not chosen', () => {
    expect(currentConsent(undefined, NOON)).toEqual({
      level: 'none',
      expiresAt: null,
      grantedAt: null,
      namedUntil: null,
    });
  });

  it('keeps the time until which the name was shared', () => {
    const messages = consentWith({ level: 'messages', expiresAt: NOON, namedUntil: new Date(1) });

    expect(currentConsent(messages, NOON)).toEqual({ ...NO_CONSENT, namedUntil: new Date(1) });
  });

  it('to share the name is only for adults', () => {
    const consent = Consent.createUndecided(7, 1);

    expect(() => consent.choose({ level: 'named', expiresAt: null }, { isAdult: false }, NOON)).toThrow(
      MinorCannotShareName,
    );
    consent.choose({ level: 'messages', expiresAt: null }, { isAdult: false }, NOON);
    expect(consent.snapshot()).toMatchObject({ level: 'messages', grantedAt: NOON, lastNamedAt: null });
  });

  it('ends in the future', () => {
    const consent = Consent.createUndecided(7, 1);

    expect(() => consent.choose({ level: 'messages', expiresAt: NOON }, { isAdult: true }, NOON)).toThrow(
      ConsentEndsInThePast,
    );
  });
});
