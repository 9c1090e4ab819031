import { DomainError } from '../../../../shared/domain/domain-error';

/** A student's request to be notified when the first alum of a college joins. */
export interface AlumniAlert {
  readonly userId: number;
  readonly collegeId: number;
  readonly createdAt: Date;
}

export const ALUMNI_ALERT_LIMITS = { maxPerStudent: 50, retentionDays: 365 } as const;

/** The college has alumni whom the student can find, so there is nothing to wait for. */
export class AlumniAlreadyListed extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.alumni-already-listed',
      'Alumni of this college have already joined. Ask one of them.',
    );
  }
}

export class TooManyAlumniAlerts extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.too-many-alumni-alerts',
      'You’re already waiting for alumni of {maximum} colleges. Remove one before you add another.',
      [],
      {},
      { maximum: { count: ALUMNI_ALERT_LIMITS.maxPerStudent } },
    );
  }
}

export class CollegeNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.college-not-found', 'College not found.');
  }
}

/**
 * Checks whether a student can set another alert.
 * @throws AlumniAlreadyListed, TooManyAlumniAlerts
 */
export function requireAlumniAlertAllowed(facts: { readonly hasAlumni: boolean; readonly alertCount: number }): void {
  if (facts.hasAlumni) throw new AlumniAlreadyListed();
  if (facts.alertCount >= ALUMNI_ALERT_LIMITS.maxPerStudent) throw new TooManyAlumniAlerts();
}
