import { Aggregate } from '../../../../shared/domain/aggregate';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import type { AdministratorAccount } from '../memberships/eligibility';
import { AdministratorIsMinor, AdministratorNotFound } from '../memberships/errors';
import type { Membership } from '../memberships/membership';
import {
  AdministratorAccountNeeded,
  AlreadyAdministrator,
  InvitationInvalid,
  RepresentsAnotherCollege,
} from './errors';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** An invitation can be accepted for seven days. */
export const INVITATION_VALIDITY_MS = 7 * DAY_MS;

/** IDs from here on belong to invitations; smaller ones belong to users. */
export const FIRST_INVITATION_ID = 1_000_000_001;

export interface InvitationState {
  id: number;
  collegeId: number;
  /** In lower case. */
  email: string;
  department: string | null;
  position: string | null;
  /** Null if the account was erased. */
  invitedBy: number | null;
  invitedAt: Date;
  expiresAt: Date;
}

interface InvitationDraft extends Readonly<
  Pick<InvitationState, 'id' | 'collegeId' | 'email' | 'department' | 'position'>
> {
  readonly invitedBy: number;
}

/** An invitation of a colleague to represent a college, until it is accepted, withdrawn or expired. */
export class Invitation extends Aggregate {
  private constructor(private readonly state: InvitationState) {
    super();
  }

  /**
   * @param colleagueAddresses of the administrators of the college
   * @throws AlreadyAdministrator
   */
  static create(draft: InvitationDraft, colleagueAddresses: readonly string[], now: Date): Invitation {
    const email = draft.email.toLowerCase();
    if (colleagueAddresses.some((address) => address.toLowerCase() === email)) throw new AlreadyAdministrator();
    return new Invitation({
      ...draft,
      email,
      invitedAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_VALIDITY_MS),
    });
  }

  static restore(state: InvitationState): Invitation {
    return new Invitation(state);
  }

  isValidAt(now: Date): boolean {
    return this.state.expiresAt > now;
  }

  /** @throws InvitationInvalid */
  assertValidAt(now: Date): void {
    if (!this.isValidAt(now)) throw new InvitationInvalid();
  }

  /** @throws AdministratorNotFound for other colleges, which can't learn that it exists */
  assertBelongsTo(collegeId: number): void {
    if (this.collegeId !== collegeId) throw new AdministratorNotFound();
  }

  /**
   * Checks that a person with an account can accept the invitation.
   * @param account null without the administrator role
   * @param memberships every membership of the person
   * @throws AdministratorAccountNeeded, AdministratorIsMinor, EmailNotConfirmed, RepresentsAnotherCollege
   */
  assertAcceptableBy(account: AdministratorAccount | null, memberships: readonly Membership[]): void {
    if (!account) throw new AdministratorAccountNeeded();
    if (account.isMinor) throw new AdministratorIsMinor();
    if (account.confirmedEmail === null) throw new EmailNotConfirmed();
    if (memberships.some((one) => one.isActive && one.collegeId !== this.collegeId)) {
      throw new RepresentsAnotherCollege();
    }
  }

  get id(): number {
    return this.state.id;
  }

  get collegeId(): number {
    return this.state.collegeId;
  }

  get email(): string {
    return this.state.email;
  }

  get expiresAt(): Date {
    return this.state.expiresAt;
  }

  snapshot(): InvitationState {
    return { ...this.state };
  }
}
