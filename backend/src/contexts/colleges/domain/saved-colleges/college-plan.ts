import { DomainError } from '../../../../shared/domain/domain-error';
import { countCharacters } from '../search/normal-text';

/** How far a student is with a saved college, in the usual order. */
export const COLLEGE_STATUSES = ['considering', 'applying', 'applied', 'accepted', 'chosen'] as const;
export type CollegeStatus = (typeof COLLEGE_STATUSES)[number];

export const MAX_NOTE_LENGTH = 1_000;

/** What a user plans for a saved college. Only this user sees it. */
export interface CollegePlan {
  readonly status: CollegeStatus;
  /** `YYYY-MM-DD`. */
  readonly deadline: string | null;
  /** Plain text that can have several lines. */
  readonly note: string | null;
}

export const EMPTY_PLAN: CollegePlan = { status: 'considering', deadline: null, note: null };

export class NoteTooLong extends DomainError {
  constructor() {
    const message = `Note must be at most ${MAX_NOTE_LENGTH.toLocaleString('en-US')} characters`;
    super('invalid', 'colleges.note-too-long', message, [{ field: 'note', message }]);
  }
}

/**
 * Returns the plan with some parts changed. Undefined parts stay as they are, and an empty note is stored as null.
 * @throws NoteTooLong
 */
export function changePlan({ status, deadline, note }: CollegePlan, changes: Partial<CollegePlan>): CollegePlan {
  const text = changes.note === undefined ? note : changes.note || null;
  if (text !== null && countCharacters(text) > MAX_NOTE_LENGTH) throw new NoteTooLong();
  return {
    status: changes.status ?? status,
    deadline: changes.deadline === undefined ? deadline : changes.deadline,
    note: text,
  };
}
