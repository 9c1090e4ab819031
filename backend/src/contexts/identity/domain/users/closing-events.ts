import { DomainEvent } from '../../../../shared/domain/aggregate';
import type { UserId } from './ids';

/** Somebody wants their account deleted. They are shown to nobody from now on and can keep it for a while. */
export class AccountClosingAsked extends DomainEvent {
  static readonly eventName = 'identity.account-closing-asked';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Somebody keeps the account that they wanted deleted. */
export class AccountRestored extends DomainEvent {
  static readonly eventName = 'identity.account-restored';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The operator has shut somebody out. */
export class AccountSuspendedByOperator extends DomainEvent {
  static readonly eventName = 'identity.account-suspended-by-operator';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The operator lets somebody in again. */
export class SuspensionLifted extends DomainEvent {
  static readonly eventName = 'identity.suspension-lifted';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
