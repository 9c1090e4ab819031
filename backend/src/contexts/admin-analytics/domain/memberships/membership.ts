import { Aggregate } from '../../../../shared/domain/aggregate';
import {
  AdministratorNotFound,
  CannotRemoveYourself,
  LastMainAdministrator,
  NoCollegeNamed,
  NotMainAdministrator,
} from './errors';
import { AdministratorRefused, AdministratorRemoved, AdministratorVerified, MainAdministratorChanged } from './events';

export const MEMBERSHIP_STATUSES = ['pending', 'active', 'removed'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export interface MembershipState {
  userId: number;
  collegeId: number;
  department: string | null;
  position: string | null;
  status: MembershipStatus;
  isMain: boolean;
  requestedAt: Date;
  verifiedAt: Date | null;
  /** Since when the person has been the main administrator; null while they are not. */
  mainSince: Date | null;
}

const DAY = 24 * 60 * 60 * 1_000;

/** A verification is repeated every year; until then the rights of the administrator rest. */
export const VERIFIED_FOR_MS = 365 * DAY;

/** So many days before the end of their verification administrators are reminded. */
export const REMINDER_DAYS = [30, 7] as const;

/** What someone does at the college. */
export interface Duties {
  readonly department: string;
  readonly position: string;
}

/** How long either part of it may be. */
export const DUTIES_LENGTH = { min: 2, max: 100 } as const;

/** A person's request to speak for a college, and what became of it. The role alone gives no rights; this does. */
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
    });
  }

  static restore(state: MembershipState): Membership {
    return new Membership(state);
  }

  /** What was ended is asked for once more. It waits like any other request. */
  requestAgain(now: Date): void {
    if (this.state.status !== 'removed') return;
    Object.assign(this.state, { status: 'pending', requestedAt: now, verifiedAt: null });
  }

  describe({ department, position }: Pick<MembershipState, 'department' | 'position'>): void {
    Object.assign(this.state, { department, position });
  }

  /** From now on the person speaks for the college; the first to do so looks after the others. A second time changes nothing. */
  verify(collegeHasMain: boolean, now: Date, forcedBecause: string | null = null): void {
    if (this.isActive) return;
    const isFirst = !collegeHasMain;
    Object.assign(this.state, { status: 'active', isMain: isFirst, mainSince: isFirst ? now : null, verifiedAt: now });
    const { userId, collegeId, isMain } = this.state;
    this.record(new AdministratorVerified(userId, collegeId, isMain, now, forcedBecause));
  }

  /** The verification lasts another year from now on. Within a day of the last one nothing changes. */
  renew(now: Date, forcedBecause: string | null = null): void {
    if (!this.isActive || now.getTime() - this.state.verifiedAt!.getTime() < DAY) return;
    this.state.verifiedAt = now;
    const { userId, collegeId, isMain } = this.state;
    this.record(new AdministratorVerified(userId, collegeId, isMain, now, forcedBecause));
  }

  /** Whether the administrator's rights count now. */
  isVerifiedAt(now: Date): boolean {
    return this.verifiedUntil !== null && this.verifiedUntil > now;
  }

  /** When the verification has to be repeated; null without one. */
  get verifiedUntil(): Date | null {
    const { verifiedAt } = this.state;
    return this.isActive && verifiedAt ? new Date(verifiedAt.getTime() + VERIFIED_FOR_MS) : null;
  }

  /** Looks after the others in place of someone who has left. */
  succeed(now: Date): void {
    if (this.isActive) Object.assign(this.state, { isMain: true, mainSince: now });
  }

  /**
   * A colleague at the same college looks after the others from now on.
   * @throws NotMainAdministrator, AdministratorNotFound
   */
  handOver(to: Membership, now: Date): void {
    if (!this.isActive || !this.isMain) throw new NotMainAdministrator();
    if (!to.isActive || to.collegeId !== this.collegeId) throw new AdministratorNotFound();
    if (to.userId === this.userId) return;
    Object.assign(this.state, { isMain: false, mainSince: null });
    to.succeed(now);
    this.record(new MainAdministratorChanged(this.userId, to.userId, this.collegeId, now));
  }

  /**
   * The person wants to speak for the college no more.
   * @throws LastMainAdministrator
   */
  giveUp(): void {
    if (this.isMain) throw new LastMainAdministrator();
    this.remove();
  }

  /** The operator does not believe that the person works there; asking again is possible. @throws NoCollegeNamed */
  refuse(now: Date): void {
    if (!this.isPending) throw new NoCollegeNamed();
    this.remove();
    this.record(new AdministratorRefused(this.userId, this.collegeId, now));
  }

  /** The main administrator of the same college ends it, or turns a request down. */
  removeBy(remover: Membership, now: Date): void {
    if (!remover.isActive || !remover.isMain || remover.collegeId !== this.collegeId) throw new NotMainAdministrator();
    if (remover.userId === this.userId) throw new CannotRemoveYourself();
    if (!this.isActive && !this.isPending) throw new AdministratorNotFound();
    const wasActive = this.isActive;
    this.remove();
    const event = wasActive ? AdministratorRemoved : AdministratorRefused;
    this.record(new event(this.userId, this.collegeId, now));
  }

  /** Ends the right to speak for the college. */
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

export interface MembershipRequest {
  /** The membership for the college: as it is where it lasts or waits already, else a new one that waits. */
  readonly wanted: Membership;
  /** What has to be kept, in this order. */
  readonly changed: readonly Membership[];
}

/**
 * Someone wants to speak for a college. They wait for one at a time, so an older request is given up for it; the college
 * they speak for today is not.
 * @param all every membership of the person
 */
export function requestMembership(
  all: readonly Membership[],
  { userId, collegeId }: { userId: number; collegeId: number },
  now: Date,
): MembershipRequest {
  const known = all.find((one) => one.collegeId === collegeId);
  if (known?.isActive || known?.isPending) return { wanted: known, changed: [] };

  const older = all.filter((one) => one.isPending);
  for (const one of older) one.giveUp();
  const wanted = known ?? Membership.request(userId, collegeId, now);
  wanted.requestAgain(now);
  return { wanted, changed: [...older, wanted] };
}
