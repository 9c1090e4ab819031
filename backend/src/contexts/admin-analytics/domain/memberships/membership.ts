import { Aggregate } from '../../../../shared/domain/aggregate';
import {
  AdministratorNotFound,
  ApprovalNeeded,
  CannotRemoveYourself,
  LastMainAdministrator,
  NoCollegeNamed,
  NotMainAdministrator,
} from './errors';
import {
  AdministratorAwaitsApproval,
  AdministratorRefused,
  AdministratorRemoved,
  AdministratorVerified,
  MainAdministratorChanged,
} from './events';

const MEMBERSHIP_STATUSES = ['pending', 'active', 'removed'] as const;
type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export interface MembershipState {
  userId: number;
  collegeId: number;
  department: string | null;
  position: string | null;
  status: MembershipStatus;
  isMain: boolean;
  requestedAt: Date;
  verifiedAt: Date | null;
  /** Since when the user has been the main administrator; null if they aren't. */
  mainSince: Date | null;
  /** When the user entered the code that was emailed to their staff address; null if they haven't. */
  addressVerifiedAt: Date | null;
  /** When the current request was approved; null if it wasn't. */
  approvedAt: Date | null;
  /** When the membership or a request was last ended by another person; null if that never happened. */
  refusedAt: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * How long a verification is valid, in milliseconds; after that, the administrator has no rights until it is repeated.
 */
export const VERIFICATION_VALIDITY_MS = 365 * DAY_MS;

/** How many days before the end of their verification administrators are reminded. */
export const REMINDER_DAYS = [30, 7] as const;

/** What the administrator does at the college. */
export interface Duties {
  readonly department: string;
  readonly position: string;
}

/** Length of the department and of the position, in characters. */
export const DUTIES_LENGTH = { min: 2, max: 100 } as const;

/**
 * A user's request to represent a college, and its outcome. The role itself gives no rights; an active membership does.
 * A request becomes active after two steps: a verified staff address, and an approval.
 */
export class Membership extends Aggregate {
  private constructor(private readonly state: MembershipState) {
    super();
  }

  static request(userId: number, collegeId: number, now: Date): Membership {
    return new Membership({
      userId,
      collegeId,
      department: null,
      position: null,
      status: 'pending',
      isMain: false,
      requestedAt: now,
      verifiedAt: null,
      mainSince: null,
      addressVerifiedAt: null,
      approvedAt: null,
      refusedAt: null,
    });
  }

  static restore(state: MembershipState): Membership {
    return new Membership(state);
  }

  /** Makes a removed membership pending again, like any other request. */
  requestAgain(now: Date): void {
    if (this.state.status !== 'removed') return;
    const keys = { addressVerifiedAt: null, approvedAt: null };
    Object.assign(this.state, { status: 'pending', requestedAt: now, verifiedAt: null, ...keys });
  }

  /** The first key of a request: the user reads email at a staff address. Changes nothing for an active membership. */
  verifyAddress(now: Date): void {
    if (!this.isPending) return;
    this.state.addressVerifiedAt = now;
    if (!this.isApproved) this.record(new AdministratorAwaitsApproval(this.userId, this.collegeId, now));
  }

  /** The second step of a request, done by a person. Changes nothing for an active membership. */
  approve(now: Date): void {
    if (this.isPending) this.state.approvedAt ??= now;
  }

  /**
   * The second step of a request, done by a record in the DNS zone of the college. Only for the first administrator of a
   * college, and never for a user who was removed or refused.
   * @throws ApprovalNeeded
   */
  approveByDns(collegeHasAdministrators: boolean, now: Date): void {
    if (!this.canBeApprovedByDns(collegeHasAdministrators)) throw new ApprovalNeeded();
    this.approve(now);
  }

  canBeApprovedByDns(collegeHasAdministrators: boolean): boolean {
    return !collegeHasAdministrators && this.state.refusedAt === null;
  }

  updateDuties({ department, position }: Pick<MembershipState, 'department' | 'position'>): void {
    Object.assign(this.state, { department, position });
  }

  /**
   * Activates the membership; the first administrator of the college becomes the main one. Repeating it changes
   * nothing.
   */
  verify(collegeHasMain: boolean, now: Date, forcedBecause: string | null = null): void {
    if (this.isActive) return;
    const isFirst = !collegeHasMain;
    Object.assign(this.state, { status: 'active', isMain: isFirst, mainSince: isFirst ? now : null, verifiedAt: now });
    this.state.approvedAt ??= now;
    this.state.refusedAt = null;
    const { userId, collegeId, isMain } = this.state;
    this.record(new AdministratorVerified(userId, collegeId, isMain, now, forcedBecause));
  }

  /** Extends the verification to a year from now. Does nothing within a day of the last one. */
  renew(now: Date, forcedBecause: string | null = null): void {
    if (!this.isActive || now.getTime() - this.state.verifiedAt!.getTime() < DAY_MS) return;
    this.state.verifiedAt = now;
    const { userId, collegeId, isMain } = this.state;
    this.record(new AdministratorVerified(userId, collegeId, isMain, now, forcedBecause));
  }

  /** Whether the administrator has rights at this time. */
  isVerifiedAt(now: Date): boolean {
    return this.verifiedUntil !== null && this.verifiedUntil > now;
  }

  /** When the verification expires; null without one. */
  get verifiedUntil(): Date | null {
    const { verifiedAt } = this.state;
    return this.isActive && verifiedAt ? new Date(verifiedAt.getTime() + VERIFICATION_VALIDITY_MS) : null;
  }

  /** Becomes the main administrator after the previous one has left. */
  becomeMain(now: Date): void {
    if (this.isActive) Object.assign(this.state, { isMain: true, mainSince: now });
  }

  /**
   * Hands the main role over to a colleague at the same college.
   * @throws NotMainAdministrator, AdministratorNotFound
   */
  handOverMainRole(to: Membership, now: Date): void {
    if (!this.isActive || !this.isMain) throw new NotMainAdministrator();
    if (!to.isActive || to.collegeId !== this.collegeId) throw new AdministratorNotFound();
    if (to.userId === this.userId) return;
    Object.assign(this.state, { isMain: false, mainSince: null });
    to.becomeMain(now);
    this.record(new MainAdministratorChanged(this.userId, to.userId, this.collegeId, now));
  }

  /**
   * Ends the membership at the user's own wish.
   * @throws LastMainAdministrator
   */
  withdraw(): void {
    if (this.isMain) throw new LastMainAdministrator();
    this.remove();
  }

  /**
   * Refuses the request, because the operator doubts that the person works at the college; they can ask again, but need
   * an approval by a person.
   * @throws NoCollegeNamed
   */
  refuse(now: Date): void {
    if (!this.isPending) throw new NoCollegeNamed();
    this.remove();
    this.state.refusedAt = now;
    this.record(new AdministratorRefused(this.userId, this.collegeId, now));
  }

  /** Ends the membership or refuses the request, by the main administrator of the same college. */
  removeBy(remover: Membership, now: Date): void {
    if (!remover.isActive || !remover.isMain || remover.collegeId !== this.collegeId) throw new NotMainAdministrator();
    if (remover.userId === this.userId) throw new CannotRemoveYourself();
    if (!this.isActive && !this.isPending) throw new AdministratorNotFound();
    const wasActive = this.isActive;
    this.remove();
    this.state.refusedAt = now;
    const event = wasActive ? AdministratorRemoved : AdministratorRefused;
    this.record(new event(this.userId, this.collegeId, now));
  }

  /** Ends the right to represent the college. */
  remove(): void {
    Object.assign(this.state, { status: 'removed', isMain: false, mainSince: null });
  }

  get userId(): number {
    return this.state.userId;
  }

  get collegeId(): number {
    return this.state.collegeId;
  }

  get isActive(): boolean {
    return this.state.status === 'active';
  }

  get isPending(): boolean {
    return this.state.status === 'pending';
  }

  get isAddressVerified(): boolean {
    return this.state.addressVerifiedAt !== null;
  }

  get isApproved(): boolean {
    return this.state.approvedAt !== null;
  }

  get isMain(): boolean {
    return this.state.isMain;
  }

  get mainSince(): Date | null {
    return this.state.mainSince;
  }

  get requestedAt(): Date {
    return this.state.requestedAt;
  }

  snapshot(): MembershipState {
    return { ...this.state };
  }
}

interface MembershipRequest {
  /** The membership for the college: unchanged if it is active or pending, otherwise a new pending one. */
  readonly requested: Membership;
  /** The memberships to save, in this order. */
  readonly changed: readonly Membership[];
}

/**
 * Requests a membership. A user has at most one pending request, so an older one is ended; the active membership stays.
 * @param all every membership of the user
 */
export function requestMembership(
  all: readonly Membership[],
  { userId, collegeId }: { userId: number; collegeId: number },
  now: Date,
): MembershipRequest {
  const existing = all.find((one) => one.collegeId === collegeId);
  if (existing?.isActive || existing?.isPending) return { requested: existing, changed: [] };

  const older = all.filter((one) => one.isPending);
  for (const one of older) one.withdraw();
  const requested = existing ?? Membership.request(userId, collegeId, now);
  requested.requestAgain(now);
  return { requested, changed: [...older, requested] };
}
