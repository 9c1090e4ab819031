import { DomainError } from '../../../../shared/domain/domain-error';

/** Not connected with both, or they didn't choose differently, or can't take part: callers can't distinguish the cases. */
export class JointCallNotPossible extends DomainError {
  constructor() {
    super(
      'forbidden',
      'mentorship.joint-call-not-possible',
      'Choose two alumni you’re connected with who considered the same two colleges and chose different ones.',
    );
  }
}

/** One of the three has something else at this time by now. */
export class JointCallTimeTaken extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.joint-call-time-taken',
      'This time is no longer free for all of you. Choose another.',
    );
  }
}

/** The college that an alum attended, and those that they considered. */
export interface CollegeChoice {
  readonly userId: number;
  readonly collegeId: number;
  readonly consideredIds: readonly number[];
}

/**
 * Returns the college of each of two alumni who chose differently between the same two colleges: each considered the
 * college of the other. Null for others.
 */
export function findCollegesBetween(one: CollegeChoice, other: CollegeChoice): readonly [number, number] | null {
  const choseDifferently =
    one.collegeId !== other.collegeId &&
    one.consideredIds.includes(other.collegeId) &&
    other.consideredIds.includes(one.collegeId);
  return choseDifferently ? [one.collegeId, other.collegeId] : null;
}
