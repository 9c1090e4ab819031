import { DomainError } from '../../../shared/domain/domain-error';
import type { UserId } from './ids';

/** Somebody is not let in. Told only to whoever has just proved that the account is theirs. */
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

  constructor(readonly userId: UserId) {
    super('forbidden', 'identity.account-suspended', 'This account is suspended.');
  }
}
