import type { Period } from '../../../../../shared/domain/weeks';

interface IdPage {
  readonly after: number;
  readonly limit: number;
}

/** What followed, until the end of a period, from the requests of a student in the period; open questions, which can be anonymous, don't count. */
export interface AskerActivity {
  readonly studentId: number;
  /** Seconds to the first answer of each request; null if there was none yet. */
  readonly seconds: readonly (number | null)[];
  /** Whether a meeting with one of the alumni who answered took place after the request. */
  readonly hasMet: boolean;
  /** Whether the student said that such a meeting helped, or both people finished after it. */
  readonly wasHelped: boolean;
}

/** What students and the alumni of a college did together. */
export abstract class MentoringActivity {
  /** Lists colleges whose alumni were asked in the period, in ascending order. */
  abstract listColleges(period: Period, page: IdPage): Promise<readonly number[]>;

  /** Lists the students who asked alumni of the college in the period, in ascending order. */
  abstract listAskers(collegeId: number, period: Period, page: IdPage): Promise<readonly AskerActivity[]>;
}
