const MAX_MENTEES = 20;

/** The numbers of students at a time that an alum can choose. */
export const MENTEE_COUNT_OPTIONS: readonly number[] = Array.from({ length: MAX_MENTEES }, (_, index) => index + 1);

/** The number on the server until the alum chooses. */
export const DEFAULT_MENTEE_COUNT = 3;
