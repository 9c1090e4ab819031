import { DomainError } from '../../../../shared/domain/domain-error';
import type { UserId } from './user-state';

export class TokenInvalid extends DomainError {
  constructor() {
    super('invalid', 'identity.token-invalid', 'This link is no longer valid. Ask for a new one.');
  }
}

/** A link that was opened before, or was replaced by a newer one. */
export class TokenUsed extends DomainError {
  constructor() {
    super(
      'invalid',
      'identity.token-used',
      'This link was already used, or a newer link replaced it. Ask for a new link.',
    );
  }
}

export class EmailAlreadyConfirmed extends DomainError {
  constructor() {
    super('conflict', 'identity.email-already-confirmed', 'This email address is already confirmed.');
  }
}

export class UserNotFound extends DomainError {
  constructor(user: string | number) {
    super('not-found', 'identity.user-not-found', `There’s no account ${user}.`);
  }
}

/** The account was changed by another request between reading and saving it. */
export class AccountChangedConcurrently extends DomainError {
  constructor() {
    super(
      'conflict',
      'identity.changed-meanwhile',
      'Another change to this account was saved first. Please try again.',
    );
  }
}

/** The account was created by an operator for an adult with an unknown birth date, which other roles require. */
export class RoleIsFixed extends DomainError {
  constructor() {
    super(
      'forbidden',
      'identity.role-is-fixed',
      'This account was created for a college administrator. Its role can’t be changed.',
    );
  }
}

/** The account can't be used to sign in. Reported only after the user has proved that the account is theirs. */
export abstract class AccountUnavailable extends DomainError {
  /** The reason as a code, for sign-ins that return by redirect. */
  abstract readonly reason: 'account_closing' | 'account_suspended';
  abstract readonly userId: UserId;
}

export class AccountClosing extends AccountUnavailable {
  readonly reason = 'account_closing';

  constructor(readonly userId: UserId) {
    super(
      'unauthenticated',
      'identity.account-closing',
      'This account is being deleted. We emailed you a link to keep it.',
    );
  }
}

export class AccountSuspended extends AccountUnavailable {
  readonly reason = 'account_suspended';

  /** @param until when it ends; null if it has no end @param notice a moderator's note to the user */
  constructor(
    readonly userId: UserId,
    until: Date | null,
    notice: string | null = null,
  ) {
    const message = until ? 'This account is suspended until {until} UTC.' : 'This account is suspended.';
    super(
      'forbidden',
      'identity.account-suspended',
      notice ? `${message} Message from a moderator: {notice}` : message,
      [],
      {},
      { ...(until && { until: { moment: until } }), ...(notice && { notice: { text: notice } }) },
    );
  }
}

/** A suspension that would end before it starts. */
export class SuspensionEndInPast extends DomainError {
  constructor() {
    const message = 'The end of the suspension must be in the future';
    super('invalid', 'identity.suspension-over', message, [{ field: 'until', message }]);
  }
}
