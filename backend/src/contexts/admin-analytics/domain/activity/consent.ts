import { DomainError } from '../../../../shared/domain/domain-error';

/**
 * What a student allows one college: only anonymous statistics; messages, without learning who reads them; or messages
 * and the student's name in the list of interested students.
 */
export const CONSENT_LEVELS = ['none', 'messages', 'named'] as const;
export type ConsentLevel = (typeof CONSENT_LEVELS)[number];

export interface Consent {
  readonly level: ConsentLevel;
  /** When it expires; null if it doesn't. */
  readonly expiresAt: Date | null;
  readonly grantedAt: Date | null;
  /** When the student last stopped sharing their name with the college; null if they never did. */
  readonly namedUntil: Date | null;
}

export const NO_CONSENT: Consent = { level: 'none', expiresAt: null, grantedAt: null, namedUntil: null };

/** Returns the consent that is valid now; an expired one equals none. */
export function consentAt(consent: Consent | undefined, now: Date): Consent {
  if (consent === undefined) return NO_CONSENT;
  if (consent.expiresAt === null || consent.expiresAt > now) return consent;
  return { ...NO_CONSENT, namedUntil: consent.level === 'named' ? consent.expiresAt : consent.namedUntil };
}

/** Thrown when a minor tries to share their name with a college. */
export class NamedNotForMinors extends DomainError {
  constructor() {
    const message = 'You can share your name with colleges once you’re 18.';
    super('forbidden', 'admin-analytics.named-not-for-minors', message, [{ field: 'level', message }]);
  }
}

export class CollegeOfConsentNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.college-of-consent-not-found', 'We couldn’t find this college.');
  }
}

export class ConsentEndsInThePast extends DomainError {
  constructor() {
    const message = 'Choose a date in the future';
    super('invalid', 'admin-analytics.consent-ends-in-the-past', message, [{ field: 'expiresAt', message }]);
  }
}

export class InteractionNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.interaction-not-found', 'We couldn’t find this activity.');
  }
}
