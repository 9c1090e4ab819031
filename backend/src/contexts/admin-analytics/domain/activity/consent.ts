import { DomainError } from '../../../../shared/domain/domain-error';

/**
 * What a student allows one college: nothing but anonymous statistics, messages without learning who reads them, or their
 * name in the list of interested students, with messages.
 */
export const CONSENT_LEVELS = ['none', 'messages', 'named'] as const;
export type ConsentLevel = (typeof CONSENT_LEVELS)[number];

export interface Consent {
  readonly level: ConsentLevel;
  /** When it ends by itself; null while it has no end. */
  readonly expiresAt: Date | null;
  readonly grantedAt: Date | null;
}

export const NO_CONSENT: Consent = { level: 'none', expiresAt: null, grantedAt: null };

/** A consent that has ended counts as none. */
export const consentAt = (consent: Consent | undefined, now: Date): Consent =>
  consent === undefined || (consent.expiresAt !== null && consent.expiresAt <= now) ? NO_CONSENT : consent;

/** Under 18, no one shares their name with a college. */
export class NamedNotForMinors extends DomainError {
  constructor() {
    const message = 'You can share your name with colleges once you’re 18.';
    super('forbidden', 'admin-analytics.named-not-for-minors', message, [{ field: 'level', message }]);
  }
}

export class ConsentEndsInThePast extends DomainError {
  constructor() {
    const message = 'Choose a day in the future';
    super('invalid', 'admin-analytics.consent-ends-in-the-past', message, [{ field: 'expiresAt', message }]);
  }
}

export class InteractionNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.interaction-not-found', 'There is no such activity of yours.');
  }
}
