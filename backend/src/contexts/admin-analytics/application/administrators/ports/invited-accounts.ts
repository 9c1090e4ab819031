import type { Visitor } from '../../../../../shared/application/visitor';

/** What an invited person enters to create an account. */
export interface InvitedAccount {
  readonly username: string;
  readonly password: string;
  readonly fullName: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
}

export interface InvitedBrowser {
  readonly visitor: Visitor;
  /** Secret of this browser's current session, which ends. */
  readonly endingSecret: string | null;
}

/** Accounts of people who accept an invitation. */
export abstract class InvitedAccounts {
  /**
   * Does the slow work for a new account.
   * @returns a function that creates the account in the current unit of work; it throws UsernameTaken,
   *   InvitedAddressHasAccount
   * @throws TooYoung, AcceptanceRefused naming the fields, TooManyRequests
   */
  abstract prepare(
    account: InvitedAccount & { readonly email: string; readonly collegeId: number },
    browser: InvitedBrowser,
  ): Promise<() => Promise<{ readonly userId: number; readonly secret: string }>>;
}
