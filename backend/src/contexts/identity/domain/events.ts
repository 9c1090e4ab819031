import { DomainEvent } from '../../../shared/domain/aggregate';
import type { UserId } from './ids';
import type { Role } from '../../../shared/domain/role';

/** Somebody has an account now. What they told about themselves is not carried around: who needs it asks. */
export class UserRegistered extends DomainEvent {
  constructor(
    readonly userId: UserId,
    readonly role: Role,
    occurredAt: Date,
  ) {
    super(occurredAt);
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
