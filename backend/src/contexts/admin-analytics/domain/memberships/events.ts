import { DomainEvent } from '../../../../shared/domain/aggregate';

/** An administrator was verified and can now represent the college. */
export class AdministratorVerified extends DomainEvent {
  static readonly eventName = 'admin-analytics.administrator-verified';

  constructor(
    readonly userId: number,
    readonly collegeId: number,
    readonly isMain: boolean,
    occurredAt: Date,
    /** Why the operator did not require a staff address; null if the address was checked. */
    readonly forcedBecause: string | null = null,
  ) {
    super(occurredAt);
  }
}

/** A user has verified a staff address, but no one has approved their request to represent the college yet. */
export class AdministratorAwaitsApproval extends DomainEvent {
  static readonly eventName = 'admin-analytics.administrator-awaits-approval';

  constructor(
    readonly userId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The main administrator has removed a colleague. */
export class AdministratorRemoved extends DomainEvent {
  static readonly eventName = 'admin-analytics.administrator-removed';

  constructor(
    readonly userId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A request to represent a college was refused, by an operator or by its main administrator. */
export class AdministratorRefused extends DomainEvent {
  static readonly eventName = 'admin-analytics.administrator-refused';

  constructor(
    readonly userId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A main administrator has handed over to a colleague. */
export class MainAdministratorChanged extends DomainEvent {
  static readonly eventName = 'admin-analytics.main-administrator-changed';

  constructor(
    readonly fromUserId: number,
    readonly toUserId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
