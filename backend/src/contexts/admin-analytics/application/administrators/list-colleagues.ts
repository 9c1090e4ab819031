import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Invitation } from '../../domain/administrators/invitation';
import { ListAdministrators } from '../memberships/college-administrators';
import { FindOwnCollege } from '../memberships/own-membership';
import { Memberships } from '../memberships/ports/memberships';
import { People } from '../memberships/ports/people';
import { Invitations } from './ports/invitations';

/** A person who represents the college, asked to represent it, or was invited. */
export interface Colleague {
  /** Key of the user, or of the invitation. */
  readonly id: number;
  readonly status: 'active' | 'pending' | 'invited';
  /** Null for invitations. */
  readonly fullName: string | null;
  readonly email: string;
  readonly department: string | null;
  readonly position: string | null;
  readonly isMainAdmin: boolean;
  /** Whether the person was invented for the demo data; false for invitations. */
  readonly isSample: boolean;
  /** When the invitation expires; null for administrators and requests. */
  readonly expiresAt: Date | null;
  /** Until when an active administrator is verified; null for everyone else. */
  readonly verifiedUntil: Date | null;
  /** When the person asked to represent the college, or was invited. */
  readonly createdAt: Date;
  /** Whether a pending person has entered the code for their staff address; true for active administrators. */
  readonly addressVerified: boolean;
  /** Whether a pending person was approved; true for active administrators and invitations. */
  readonly approved: boolean;
}

/**
 * Lists the administrators of the caller's college, the main one first; the main administrator also sees pending
 * requests and invitations.
 */
@UseCase()
export class ListColleagues {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly listAdministrators: ListAdministrators,
    private readonly memberships: Memberships,
    private readonly people: People,
    private readonly invitations: Invitations,
    private readonly clock: Clock,
  ) {}

  /** @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded */
  async execute(by: number): Promise<Colleague[]> {
    const collegeId = await this.findOwnCollege.execute(by);
    const active = (await this.listAdministrators.execute(by)).map((one) => ({
      ...one,
      status: 'active' as const,
      expiresAt: null,
      addressVerified: true,
      approved: true,
    }));
    if (!active.some(({ id, isMainAdmin }) => id === by && isMainAdmin)) return active;
    return [...active, ...(await this.#listPending(collegeId)), ...(await this.#listInvited(collegeId))];
  }

  async #listPending(collegeId: number): Promise<Colleague[]> {
    const pending = (await this.memberships.listPendingByCollege(collegeId)).map((one) => one.snapshot());
    const accounts = await this.people.listApplicants(pending.map(({ userId }) => userId));
    return pending.flatMap(({ userId, department, position, requestedAt, addressVerifiedAt, approvedAt }) => {
      const account = accounts.find(({ id }) => id === userId);
      if (!account) return [];
      const { fullName, email, isSample } = account;
      const request = { id: userId, fullName, email, isSample, department, position, createdAt: requestedAt };
      const keys = { addressVerified: addressVerifiedAt !== null, approved: approvedAt !== null };
      const status = 'pending' as const;
      return [{ ...request, ...keys, status, isMainAdmin: false, expiresAt: null, verifiedUntil: null }];
    });
  }

  async #listInvited(collegeId: number): Promise<Colleague[]> {
    const invitations = await this.invitations.list(collegeId, this.clock.now());
    return invitations.map(toColleague);
  }
}

/** Converts an invitation to an entry in the list of administrators. */
export function toColleague(invitation: Invitation): Colleague {
  const { id, email, department, position, invitedAt, expiresAt } = invitation.snapshot();
  return {
    id,
    status: 'invited',
    fullName: null,
    email,
    department,
    position,
    isMainAdmin: false,
    isSample: false,
    expiresAt,
    verifiedUntil: null,
    createdAt: invitedAt,
    addressVerified: false,
    approved: true,
  };
}
