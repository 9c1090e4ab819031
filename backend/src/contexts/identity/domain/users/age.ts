import { DomainError } from '../../../../shared/domain/domain-error';

/** Below this age, the law on children's data requires a parent's consent; such accounts are refused. */
export const MIN_AGE = 13;
/** Younger users are minors: less of their data is public. */
export const ADULT_AGE = 18;
const MAX_PLAUSIBLE_AGE = 120;

/** A calendar date, `YYYY-MM-DD`, without time or time zone. */
export type BirthDate = string;

/** Returns the calendar day in UTC for everyone, so that no one's age depends on the server's time zone. */
const toUtcDate = (now: Date): string => now.toISOString().slice(0, 10);

/** A birthday on 29 February is counted from 1 March in other years. */
function hasTurned(age: number, birthDate: BirthDate, now: Date): boolean {
  const [year = '', ...monthAndDay] = birthDate.split('-');
  return [String(Number(year) + age).padStart(4, '0'), ...monthAndDay].join('-') <= toUtcDate(now);
}

/** Checks whether a date exists and could be the birth date of a living person. */
export function isPlausibleBirthDate(text: string, now: Date): text is BirthDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  const isCalendarDate = !Number.isNaN(day.getTime()) && toUtcDate(day) === text;
  return isCalendarDate && text <= toUtcDate(now) && !hasTurned(MAX_PLAUSIBLE_AGE, text, now);
}

export const isOldEnough = (birthDate: BirthDate, now: Date): boolean => hasTurned(MIN_AGE, birthDate, now);

/** Checks whether a user is a minor. A user without a birth date is an adult: only operators create such accounts. */
export const isMinor = (birthDate: BirthDate | null, now: Date): boolean =>
  birthDate !== null && !hasTurned(ADULT_AGE, birthDate, now);

/**
 * Returns the day on which a minor becomes an adult.
 * @returns null for an adult, and if the birth date is unknown
 */
export function findAdulthoodDate(birthDate: BirthDate | null, now: Date): BirthDate | null {
  if (!isMinor(birthDate, now)) return null;
  const [year = '', month = '', day = ''] = birthDate!.split('-');
  // Date.UTC also turns 29 February into 1 March in other years.
  return toUtcDate(new Date(Date.UTC(Number(year) + ADULT_AGE, Number(month) - 1, Number(day))));
}

export const TOO_YOUNG_MESSAGE = `You must be at least ${MIN_AGE} years old to register`;

/** The birth date is too recent. Later attempts from the same browser get the same error for a while. */
export class TooYoung extends DomainError {
  constructor(field: 'birthDate' | 'isAgeVerified' = 'birthDate') {
    super('invalid', 'identity.too-young', TOO_YOUNG_MESSAGE, [{ field, message: TOO_YOUNG_MESSAGE }]);
  }
}

export class AgeNotConfirmed extends DomainError {
  constructor() {
    super('invalid', 'identity.age-not-confirmed', TOO_YOUNG_MESSAGE, [
      { field: 'isAgeVerified', message: TOO_YOUNG_MESSAGE },
    ]);
  }
}

export class NotForMinors extends DomainError {
  constructor(role: 'alumni' | 'college_admin') {
    const wanted = role === 'alumni' ? 'an alumni mentor' : 'a college administrator';
    super('forbidden', 'identity.not-for-minors', `You can become ${wanted} once you’re 18.`);
  }
}
