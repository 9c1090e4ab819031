import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { InvitationInvalid } from '../../domain/administrators/errors';
import type { Invitation } from '../../domain/administrators/invitation';
import { requestMembership } from '../../domain/memberships/membership';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { Memberships } from '../memberships/ports/memberships';
import { People } from '../memberships/ports/people';
import { VerifyMembership } from '../memberships/verify-administrator';
import { type InvitedAccount, InvitedAccounts, type InvitedBrowser } from './ports/invited-accounts';
import { Invitations } from './ports/invitations';

/** Returns the details of an invitation. Changes nothing. */
@UseCase()
export class FindInvitation {
  constructor(
    private readonly invitations: Invitations,
    private readonly colleges: KnownColleges,
    private readonly clock: Clock,
  ) {}

  /**
   * Inside a unit of work, locks the invitation until the end.
   * @throws InvitationInvalid
   */
  async execute(token: string): Promise<{ readonly invitation: Invitation; readonly collegeName: string }> {
    const invitation = await this.invitations.findByToken(token);
    invitation?.assertValidAt(this.clock.now());
    const [college] = invitation ? await this.colleges.listByIds([invitation.collegeId]) : [];
    if (!invitation || !college) throw new InvitationInvalid();
    return { invitation, collegeName: college.name };
  }
}

/**
 * A person accepts an invitation and becomes an administrator of the college. Each invitation works once. It counts as
 * an approval by the main administrator, who chose the address; only the mailbox has the link, so no code is needed.
 */
@UseCase()
export class AcceptInvitation {
  constructor(
    private readonly find: FindInvitation,
    private readonly invitations: Invitations,
    private readonly accounts: InvitedAccounts,
    private readonly people: People,
    private readonly memberships: Memberships,
    private readonly verifyMembership: VerifyMembership,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepts with a new account. Its address counts as confirmed, because only the mailbox has the link.
   * @throws InvitationInvalid, TooYoung, AcceptanceRefused, UsernameTaken, InvitedAddressHasAccount, TooManyRequests
   */
  async acceptWithNewAccount(token: string, account: InvitedAccount, browser: InvitedBrowser) {
    const { email, collegeId } = (await this.find.execute(token)).invitation;
    // Hashing the password is slow: the invitation isn't locked while it runs, but is read again afterward.
    const add = await this.accounts.prepare({ ...account, email, collegeId }, browser);
    return this.transactions.run(async () => {
      await this.memberships.lock([], [collegeId]);
      const { invitation } = await this.find.execute(token);
      const created = await add();
      await this.#activate(created.userId, invitation);
      return created;
    });
  }

  /**
   * Accepts with the account that is signed in.
   * @throws InvitationInvalid, AdministratorAccountNeeded, AdministratorIsMinor, EmailNotConfirmed,
   *   RepresentsAnotherCollege
   */
  async acceptWithOwnAccount(token: string, userId: number): Promise<void> {
    const { collegeId } = (await this.find.execute(token)).invitation;
    await this.transactions.run(async () => {
      await this.memberships.lock([userId], [collegeId]);
      const own = await this.memberships.listByUser(userId);
      const { invitation } = await this.find.execute(token);
      invitation.assertAcceptableBy(await this.people.find(userId), own);
      await this.#activate(userId, invitation);
    });
  }

  async #activate(userId: number, invitation: Invitation): Promise<void> {
    const { id, collegeId, department, position } = invitation.snapshot();
    const own = await this.memberships.listByUser(userId);
    const { requested: wanted, changed } = requestMembership(own, { userId, collegeId }, this.clock.now());
    if (department !== null || position !== null) wanted.updateDuties({ department, position });
    for (const one of new Set([...changed, wanted])) await this.memberships.save(one);
    await this.verifyMembership.execute(userId);
    await this.invitations.delete(id);
  }
}
