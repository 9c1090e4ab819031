import type { Visitor } from '../../../../../shared/application/visitor';

/** What someone who was invited fills in to get an account. */
export interface InvitedAccount {
  readonly username: string;
  readonly password: string;
  readonly fullName: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
}

export interface InvitedBrowser {
  readonly visitor: Visitor;
  /** Secret of the session this browser has had so far; it ends. */
  readonly endingSecret: string | null;
}

/** Accounts of people who accept an invitation. */
export abstract class InvitedAccounts {
  /**
   * Everything about a new account that takes time.
   * @returns makes the account in the unit of work in progress; it throws UsernameTaken, InvitedAddressHasAccount
   * @throws TooYoung, AcceptanceRefused naming the fields, TooManyRequests
   */
  abstract prepare(
    account: InvitedAccount & { readonly email: string; readonly collegeId: number },
    browser: InvitedBrowser,
  ): Promise<() => Promise<{ readonly userId: number; readonly secret: string }>>;
}

type Action =
  | 'administrator-invited'
  | 'administrator-invitation-withdrawn'
  | 'administrator-removed'
  | 'administrator-approved';

/** The audit log, for what administrators do with each other; joins the unit of work. */
export abstract class AdministratorAudit {
  abstract note(action: Action, userId: number | null, at: Date, detail: string): Promise<void>;
}
