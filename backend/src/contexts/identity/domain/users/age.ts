import { DomainError } from '../../../../shared/domain/domain-error';

/** The law on children's data asks for a parent below this age; we do not take such accounts. */
export const MIN_AGE = 13;
/** Younger people are minors: the public sees less of them. */
export const ADULT_AGE = 18;
const OLDEST_AGE = 120;

/** A birthday on the calendar, `YYYY-MM-DD`; no clock, no zone. */
export type BirthDate = string;

/** The calendar day in UTC: one zone for everyone, so that no one's age depends on a server's. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Someone born on 29 February has had their birthday in a short year once 1 March begins. */
function hasTurned(age: number, birthDate: BirthDate, now: Date): boolean {
  const [year = '', ...monthAndDay] = birthDate.split('-');
  return [String(Number(year) + age).padStart(4, '0'), ...monthAndDay].join('-') <= dayOf(now);
}

/** Whether a day stands on the calendar and a living person may have been born on it. */
export function isPlausibleBirthDate(text: string, now: Date): text is BirthDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  const onCalendar = !Number.isNaN(day.getTime()) && dayOf(day) === text;
  return onCalendar && text <= dayOf(now) && !hasTurned(OLDEST_AGE, text, now);
}

export const isOldEnough = (birthDate: BirthDate, now: Date): boolean => hasTurned(MIN_AGE, birthDate, now);

/** Someone without a birth date is an adult: only an operator makes such accounts. */
export const isMinor = (birthDate: BirthDate | null, now: Date): boolean =>
  birthDate !== null && !hasTurned(ADULT_AGE, birthDate, now);

/**
 * The day from which someone is an adult.
 * @returns null for an adult and where the birth date is unknown
 */
export function adultFrom(birthDate: BirthDate | null, now: Date): BirthDate | null {
  if (!isMinor(birthDate, now)) return null;
  const [year = '', month = '', day = ''] = birthDate!.split('-');
  // Also turns 29 February into 1 March where the year has none.
  return dayOf(new Date(Date.UTC(Number(year) + ADULT_AGE, Number(month) - 1, Number(day))));
}

export const TOO_YOUNG = `You must be at least ${MIN_AGE} years old to register`;

/** The date says too young. Anyone who asks again from the same browser soon after is answered the same. */
export class TooYoung extends DomainError {
  constructor(field: 'birthDate' | 'isAgeVerified' = 'birthDate') {
    super('invalid', 'identity.too-young', TOO_YOUNG, [{ field, message: TOO_YOUNG }]);
  }
}

export class AgeNotConfirmed extends DomainError {
  constructor() {
    super('invalid', 'identity.age-not-confirmed', TOO_YOUNG, [{ field: 'isAgeVerified', message: TOO_YOUNG }]);
  }
}

export class NotForMinors extends DomainError {
  constructor(role: 'alumni' | 'college_admin') {
    const wanted = role === 'alumni' ? 'an alumni mentor' : 'a college administrator';
    super('forbidden', 'identity.not-for-minors', `You can become ${wanted} once you’re 18.`);
  }
}
