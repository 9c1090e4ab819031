import type { AlumniAlert } from '../../../domain/alumni-alerts/alumni-alert';

/** Students who want to be notified when the first alum of a college joins. */
export abstract class AlumniAlerts {
  /** Locks the alerts of this student until the end of the unit of work. */
  abstract lock(userId: number): Promise<void>;

  /** Stores an alert; an existing one of the same student and college stays as it is. */
  abstract save(alert: AlumniAlert): Promise<void>;

  /** Idempotent. */
  abstract delete(userId: number, collegeId: number): Promise<void>;

  abstract deleteByUser(userId: number): Promise<void>;

  /** Lists the alerts of a student, newest first. */
  abstract listByUser(userId: number): Promise<readonly AlumniAlert[]>;

  /** Checks whether this student can find an alum of the college: one who is listed, with no block between the two. */
  abstract hasAlumni(userId: number, collegeId: number): Promise<boolean>;

  /** Lists the colleges that have alerts and a listed alum, in ascending order. */
  abstract listDueColleges(): Promise<readonly number[]>;

  /**
   * Deletes and returns up to `limit` alerts about this college, of students who can find an alum of it now. Skips
   * alerts that a concurrent unit of work is deleting.
   */
  abstract takeDue(collegeId: number, limit: number): Promise<readonly AlumniAlert[]>;
}
