import { Repository } from '../../../../../shared/application/repository';
import type { Consent, ConsentLevel } from '../../../domain/activity/consent';
import type { ScoredInteraction } from '../../../domain/intent/intent-score';

export interface LoggedInteraction extends ScoredInteraction {
  readonly collegeId: number;
}

/** The stored interactions of students with colleges, for the students themselves. */
export abstract class ActivityLog {
  /** Returns the interactions in no particular order. */
  abstract listByStudent(userId: number): Promise<readonly LoggedInteraction[]>;

  /** @throws InteractionNotFound if the student has no such interaction */
  abstract delete(userId: number, id: number): Promise<void>;

  /** Deletes the interactions with one college, or with all if `collegeId` is null. */
  abstract deleteAll(userId: number, collegeId: number | null): Promise<void>;
}

export interface ConsentId {
  readonly studentId: number;
  readonly collegeId: number;
}

/**
 * What students allow each college, and whether they are counted in statistics. `lock` and `update` open a consent of the
 * level `none` if the student hasn't chosen yet.
 */
export abstract class Consents extends Repository<Consent, ConsentId> {
  /** Finds the consents of a student by college, including ended ones. */
  abstract findByStudent(studentId: number): Promise<ReadonlyMap<number, Consent>>;

  abstract isCountedInStatistics(userId: number): Promise<boolean>;

  abstract saveCountedInStatistics(userId: number, isCounted: boolean, now: Date): Promise<void>;
}

/** The students and colleges that activity is about. */
export abstract class ActivityPeople {
  /** Deletes the inquiries about one college, or about all if `collegeId` is null. Joins the unit of work. */
  abstract deleteInquiries(userId: number, collegeId: number | null): Promise<void>;
  abstract isAdult(userId: number): Promise<boolean>;
  /** Returns the names of the colleges in `ids` that exist. */
  abstract findCollegeNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Joins the unit of work. */
  abstract auditConsent(userId: number, collegeId: number, level: ConsentLevel, at: Date): Promise<void>;
}
