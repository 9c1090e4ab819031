import { DomainEvent } from '../../../../shared/domain/aggregate';
import type { Role } from '../../../../shared/domain/role';
import type { UserId } from './user-state';

/** What happened to an account. */
abstract class UserEvent extends DomainEvent {
  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Someone has an account now. Their details are not part of the event; listeners that need them ask. */
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
export class EmailConfirmed extends UserEvent {
  static readonly eventName = 'identity.email-confirmed';
}

/** Someone has another password: chosen by themselves, or made by an operator. */
export class PasswordChanged extends UserEvent {
  static readonly eventName = 'identity.password-changed';
}

/** Someone wants their mail at another address and has yet to show that they read it there. */
export class EmailChangeAsked extends UserEvent {
  static readonly eventName = 'identity.email-change-asked';
}

/** Someone's address is another one now, and confirmed. The address is not part of the event; listeners that need it ask. */
export class EmailChanged extends UserEvent {
  static readonly eventName = 'identity.email-changed';
}

/** Someone has another role. It gives no right for a college. */
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

export class TwoFactorEnabled extends UserEvent {
  static readonly eventName = 'identity.two-factor-enabled';
}

export class TwoFactorDisabled extends UserEvent {
  static readonly eventName = 'identity.two-factor-disabled';
}

export class RecoveryCodesRenewed extends UserEvent {
  static readonly eventName = 'identity.recovery-codes-renewed';
}

export class RecoveryCodeUsed extends UserEvent {
  static readonly eventName = 'identity.recovery-code-used';
}

/** An account elsewhere signs in to someone's account from now on. */
export class IdentityConnected extends UserEvent {
  static readonly eventName = 'identity.identity-connected';
}

/** Someone wants their account deleted. They are shown to no one from now on and can keep it for a while. */
export class AccountClosingAsked extends UserEvent {
  static readonly eventName = 'identity.account-closing-asked';
}

/** Someone keeps the account that they wanted deleted. */
export class AccountRestored extends UserEvent {
  static readonly eventName = 'identity.account-restored';
}

/** An operator has suspended someone. */
export class AccountSuspendedByOperator extends UserEvent {
  static readonly eventName = 'identity.account-suspended-by-operator';
}

/** A suspension was lifted. */
export class SuspensionLifted extends UserEvent {
  static readonly eventName = 'identity.suspension-lifted';
}
