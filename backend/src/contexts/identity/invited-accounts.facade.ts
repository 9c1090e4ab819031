import { Injectable } from '@nestjs/common';
import type { Visitor } from '../../shared/application/visitor';
import { GetOwnAccount } from './application/account/own-account';
import { UserAccount } from './application/users/ports/users';
import { type PreparedAccount, type RegisteringBrowser, RegisterUser } from './application/registration/register-user';
import { UserNotFound } from './domain/users/errors';
import type { Applicant } from './domain/users/registration';
import type { UserId } from './domain/users/user-state';

export { UserAccount };

/** Accounts of people who were invited by mail. */
@Injectable()
export class InvitedAccountsFacade {
  constructor(
    private readonly registration: RegisterUser,
    private readonly ownAccount: GetOwnAccount,
  ) {}

  /**
   * Checks the form of a person who was invited by email, by the rules and limits of the registration, and hashes the
   * password. Call before the unit of work that creates the account: hashing is slow.
   * @throws TooYoung, RegistrationRefused, TooManyRequests
   */
  prepareAccount(applicant: Omit<Applicant, 'isAgeVerified'>, visitor: Visitor): Promise<PreparedAccount> {
    return this.registration.prepareAccount({ ...applicant, isAgeVerified: true }, visitor);
  }

  /**
   * Creates the account of a person who has opened the link emailed to its address: the address is confirmed, and the
   * browser signed in. Joins the unit of work in progress.
   * @throws UsernameTaken, EmailTaken
   */
  addAccount(
    account: PreparedAccount,
    browser: RegisteringBrowser,
  ): Promise<{ readonly userId: number; readonly secret: string }> {
    return this.registration.addAccount(account, browser, { isEmailConfirmed: true });
  }

  /** Returns a user's account as they see it themselves. @throws UserNotFound */
  async getOwnAccount(userId: number): Promise<UserAccount> {
    const account = await this.ownAccount.execute(userId as UserId);
    if (!account) throw new UserNotFound(userId);
    return account;
  }
}
