import { DomainError } from '../../../../shared/domain/domain-error';
import type { UserId } from './ids';

/** Someone is not let in. Told only to anyone who has just proved that the account is theirs. */
export abstract class AccountShut extends DomainError {
  /** The same in one word, for who comes by plain navigation. */
  abstract readonly reason: 'account_closing' | 'account_suspended';
  abstract readonly userId: UserId;
}

export class AccountClosing extends AccountShut {
  readonly reason = 'account_closing';

  constructor(readonly userId: UserId) {
    super(
      'unauthenticated',
      'identity.account-closing',
      'This account is being deleted. We have mailed you a link with which you can keep it.',
    );
  }
}

export class AccountSuspended extends AccountShut {
  readonly reason = 'account_suspended';

  /** @param until when it ends; null while it has no end @param notice a moderator's note to the person */
  constructor(
    readonly userId: UserId,
    until: Date | null,
    notice: string | null = null,
  ) {
    const end = until?.toLocaleString('en-US', { timeZone: 'UTC', dateStyle: 'long', timeStyle: 'short' });
    const message = end ? `This account is suspended until ${end} UTC.` : 'This account is suspended.';
    super('forbidden', 'identity.account-suspended', notice ? `${message} A moderator writes: ${notice}` : message);
  }
}

/** A suspension that would end before it begins. */
export class SuspensionOver extends DomainError {
  constructor() {
    const message = 'The end of the suspension must be in the future';
    super('invalid', 'identity.suspension-over', message, [{ field: 'until', message }]);
  }
}
