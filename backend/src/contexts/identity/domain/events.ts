import { DomainEvent } from '../../../shared/domain/aggregate';
import type { UserId } from './ids';
import type { RegistrationDetails } from './registration-details';
import type { Role } from '../../../shared/domain/role';

/** Somebody has an account now. Carries what they told about their studies or their college. */
export class UserRegistered extends DomainEvent implements RegistrationDetails {
  readonly college: string | null;
  readonly collegeId: number | null;
  readonly major: string | null;
  readonly graduationYear: number | null;
  readonly currentPosition: string | null;
  readonly company: string | null;

  constructor(
    readonly userId: UserId,
    readonly role: Role,
    readonly isMinor: boolean,
    details: RegistrationDetails,
    occurredAt: Date,
  ) {
    super(occurredAt);
    this.college = details.college;
    this.collegeId = details.collegeId;
    this.major = details.major;
    this.graduationYear = details.graduationYear;
    this.currentPosition = details.currentPosition;
    this.company = details.company;
  }
}

/** Somebody opened the link that was mailed to their address. */
export class EmailConfirmed extends DomainEvent {
  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
