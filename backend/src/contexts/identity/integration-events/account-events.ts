import { IntegrationEvent } from '../../../shared/domain/integration-event';
import type { Role } from '../../../shared/domain/role';

/** An event of one account. */
abstract class AccountEvent extends IntegrationEvent {
  constructor(
    readonly userId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/**
 * A user has registered. The event contains no details but the college that an administrator named, which is checked in
 * the same unit of work, and the recipient of a question, which isn't stored with the account; listeners read the others.
 */
export class UserRegistered extends IntegrationEvent {
  static readonly eventName = 'identity.user-registered';
  static readonly version = 1;

  constructor(
    readonly userId: number,
    readonly role: Role,
    occurredAt: Date,
    /** Null for other roles. */
    readonly collegeId: number | null = null,
    /** The ID of the alum to whom the user wrote a question before registering. */
    readonly questionTo: number | null = null,
  ) {
    super(occurredAt);
  }
}

/** A user has confirmed their address with the emailed link. */
export class EmailConfirmed extends AccountEvent {
  static readonly eventName = 'identity.email-confirmed';
  static readonly version = 1;
}

/**
 * A user's address has changed and is confirmed. The event doesn't contain the address; listeners read it if they need
 * it.
 */
export class EmailChanged extends AccountEvent {
  static readonly eventName = 'identity.email-changed';
  static readonly version = 1;
}

/** A user's role has changed. The role gives no rights for a college. */
export class RoleChanged extends IntegrationEvent {
  static readonly eventName = 'identity.role-changed';
  static readonly version = 1;

  constructor(
    readonly userId: number,
    readonly from: Role,
    readonly to: Role,
    occurredAt: Date,
    /**
     * Whether the user proved their identity with the change: with their password, or without one by a fresh sign-in.
     */
    readonly isConfirmed = false,
  ) {
    super(occurredAt);
  }
}

/** A user has requested the deletion of their account. It is hidden from now on, and can be kept for a while. */
export class AccountClosingRequested extends AccountEvent {
  static readonly eventName = 'identity.account-closing-asked';
  static readonly version = 1;
}

/** A user has canceled the deletion of their account. */
export class AccountRestored extends AccountEvent {
  static readonly eventName = 'identity.account-restored';
  static readonly version = 1;
}

/** An operator has suspended a user. */
export class AccountSuspendedByOperator extends AccountEvent {
  static readonly eventName = 'identity.account-suspended-by-operator';
  static readonly version = 1;
}

/** A suspension was lifted. */
export class SuspensionLifted extends AccountEvent {
  static readonly eventName = 'identity.suspension-lifted';
  static readonly version = 1;
}

/** A requested data export can be downloaded. */
export class DataExportReady extends AccountEvent {
  static readonly eventName = 'identity.data-export-ready';
  static readonly version = 1;
}
