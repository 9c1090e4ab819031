import { DomainEvent } from '../../../../shared/domain/aggregate';
import type { UserId } from './ids';

/** Someone wants their account deleted. They are shown to no one from now on and can keep it for a while. */
export class AccountClosingAsked extends DomainEvent {
  static readonly eventName = 'identity.account-closing-asked';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Someone keeps the account that they wanted deleted. */
export class AccountRestored extends DomainEvent {
  static readonly eventName = 'identity.account-restored';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The operator has shut someone out. */
export class AccountSuspendedByOperator extends DomainEvent {
  static readonly eventName = 'identity.account-suspended-by-operator';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The operator lets someone in again. */
export class SuspensionLifted extends DomainEvent {
  static readonly eventName = 'identity.suspension-lifted';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
