const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long a question waits for an answer; after that it is deleted, and the college can ask again. */
export const QUESTION_VALIDITY_MS = 180 * DAY_MS;
/** Maximum number of alumni asked by one request. */
export const MAX_QUESTIONS = 500;

/** What an alum confirms, as it is added to the college's list. */
export interface ConfirmedStudies {
  readonly collegeId: number;
  readonly userId: number;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly graduationYear: number;
  readonly major: string;
}

/**
 * Splits a displayed name for the list, which is sorted by last name: everything before the last space is the first
 * name. A single name is both.
 */
export function splitFullName(fullName: string): Pick<ConfirmedStudies, 'firstName' | 'lastName'> {
  const parts = fullName.trim().split(/\s+/);
  const lastName = parts.at(-1)!;
  return { firstName: parts.length === 1 ? lastName : parts.slice(0, -1).join(' '), lastName };
}
