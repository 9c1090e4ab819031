import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { FIRST_INVITATION_ID } from '../../domain/administrators/invitation';
import { AdministratorNotFound } from '../../domain/memberships/errors';
import { assertApprovable } from '../../domain/memberships/eligibility';
import { getAdministrator, getPendingRequest } from '../../domain/memberships/membership-selection';
import { HandOverMainRole } from '../memberships/college-administrators';
import { Memberships } from '../memberships/ports/memberships';
import { People } from '../memberships/ports/people';
import { VerifyMembership } from '../memberships/verify-administrator';
import { Invitations } from './ports/invitations';
import { RequireMainAdministrator } from './require-main-administrator';

interface ChangeAdministratorInput {
  readonly by: number;
  readonly userId: number;
  /** Unchanged if omitted. */
  readonly department?: string;
  readonly position?: string;
  /** The raw value from the request; only true hands over the main role. */
  readonly isMainAdmin?: unknown;
}

/**
 * The main administrator changes the duties of a colleague, or hands over the main role. All changes are applied or
 * none.
 */
@UseCase()
export class ChangeAdministrator {
  constructor(
    private readonly requireMain: RequireMainAdministrator,
    private readonly memberships: Memberships,
    private readonly handOver: HandOverMainRole,
    private readonly transactions: Transactions,
  ) {}

  /** @throws NotMainAdministrator, AdministratorNotFound, MainRoleCannotBeDropped */
  async execute({ by, userId, department, position, isMainAdmin }: ChangeAdministratorInput): Promise<void> {
    await this.transactions.run(async () => {
      const { active } = await this.requireMain.execute(by);
      const membership = getAdministrator(active, userId);
      if (department !== undefined || position !== undefined) {
        const now = membership.snapshot();
        membership.updateDuties({ department: department ?? now.department, position: position ?? now.position });
        await this.memberships.save(membership);
      }
      if (isMainAdmin !== undefined) await this.handOver.execute({ by, toUserId: userId, isMainAdmin });
    });
  }
}

/** The main administrator ends the membership of a colleague, or withdraws an invitation. */
@UseCase()
export class RemoveAdministrator {
  constructor(
    private readonly requireMain: RequireMainAdministrator,
    private readonly memberships: Memberships,
    private readonly invitations: Invitations,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws NotMainAdministrator, AdministratorNotFound, CannotRemoveYourself */
  async execute({ by, id }: { by: number; id: number }): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const { collegeId, own, active } = await this.requireMain.execute(by);
      if (id >= FIRST_INVITATION_ID) {
        await this.#withdrawInvitation(id, collegeId);
        return this.people.audit('administrator-invitation-withdrawn', by, now, `college ${collegeId}`);
      }
      const membership = getAdministrator(active, id);
      membership.removeBy(own, now);
      await this.memberships.save(membership);
      await this.people.audit('administrator-removed', by, now, `user ${id} of college ${collegeId}`);
    });
  }

  async #withdrawInvitation(id: number, collegeId: number): Promise<void> {
    const invitation = await this.invitations.find(id);
    if (!invitation) throw new AdministratorNotFound();
    invitation.assertBelongsTo(collegeId);
    await this.invitations.delete(id);
  }
}

/** The main administrator approves or refuses a person who asked to represent the college. */
@UseCase()
export class DecideOnColleague {
  constructor(
    private readonly requireMain: RequireMainAdministrator,
    private readonly memberships: Memberships,
    private readonly people: People,
    private readonly verifyMembership: VerifyMembership,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Approves the request, which becomes active once the person has also verified a staff address.
   * @throws NotMainAdministrator, AdministratorNotFound, AddressNotConfirmed, AdministratorIsMinor
   */
  async approve(by: number, userId: number): Promise<void> {
    await this.transactions.run(async () => {
      const { collegeId, membership } = await this.#lockPendingRequest(by, userId);
      assertApprovable(await this.people.find(userId));
      membership.approve(this.clock.now());
      await this.memberships.save(membership);
      if (membership.isAddressVerified) await this.verifyMembership.execute(userId);
      await this.people.audit('administrator-approved', by, this.clock.now(), `user ${userId} of college ${collegeId}`);
    });
  }

  /**
   * Refuses the request; the person can ask again, but needs an approval by a person.
   * @throws NotMainAdministrator, AdministratorNotFound
   */
  async refuse(by: number, userId: number): Promise<void> {
    await this.transactions.run(async () => {
      const { own, membership } = await this.#lockPendingRequest(by, userId);
      membership.removeBy(own, this.clock.now());
      await this.memberships.save(membership);
    });
  }

  async #lockPendingRequest(by: number, userId: number) {
    await this.memberships.lock([by, userId]);
    const all = await this.memberships.listByUser(userId);
    const { collegeId, own } = await this.requireMain.execute(by);
    return { collegeId, own, membership: getPendingRequest(collegeId, all) };
  }
}
