import { DomainEvent } from '../../../../shared/domain/aggregate';
import type { UserId } from './user-state';
import type { Role } from '../../../../shared/domain/role';

/** Someone has an account now. What they told about themselves is not carried around: who needs it asks. */
export class UserRegistered extends DomainEvent {
  static readonly eventName = 'identity.user-registered';

  constructor(
    readonly userId: UserId,
    readonly role: Role,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Someone opened the link that was mailed to their address. */
export class EmailConfirmed extends DomainEvent {
  static readonly eventName = 'identity.email-confirmed';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Someone has another password: chosen by themselves, or made by an operator. */
export class PasswordChanged extends DomainEvent {
  static readonly eventName = 'identity.password-changed';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Someone wants their mail at another address and has yet to show that they read it there. */
export class EmailChangeAsked extends DomainEvent {
  static readonly eventName = 'identity.email-change-asked';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Someone's address is another one now, and confirmed. Which one is not carried around: who needs it asks. */
export class EmailChanged extends DomainEvent {
  static readonly eventName = 'identity.email-changed';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Someone wears another hat. It gives no right for a college. */
export class RoleChanged extends DomainEvent {
  static readonly eventName = 'identity.role-changed';

  constructor(
    readonly userId: UserId,
    readonly from: Role,
    readonly to: Role,
    occurredAt: Date,
    /** Whether the person has shown with the change that it is them: with their password, or a fresh sign-in without one. */
    readonly isConfirmed = false,
  ) {
    super(occurredAt);
  }
}

/** An account elsewhere signs in to someone's account from now on. */
export class IdentityConnected extends DomainEvent {
  static readonly eventName = 'identity.identity-connected';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

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
