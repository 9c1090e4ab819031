import { Aggregate } from '../../../shared/domain/aggregate';
import { AdministratorVerified } from './events';

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
}

/** A person's wish to speak for a college, and what became of it. The role is a costume; this is the power. */
export class Membership extends Aggregate {
  private constructor(private readonly state: MembershipState) {
    super();
  }

  static request(userId: number, collegeId: number, now: Date): Membership {
    return new Membership({
      ...{ userId, collegeId, department: null, position: null },
      ...{ status: 'pending', isMain: false, requestedAt: now, verifiedAt: null },
    });
  }

  static restore(state: MembershipState): Membership {
    return new Membership(state);
  }

  /** From now on the person speaks for the college; the first to do so looks after the others. A second time changes nothing. */
  verify(collegeHasMain: boolean, now: Date): void {
    if (this.isActive) return;
    Object.assign(this.state, { status: 'active', isMain: !collegeHasMain, verifiedAt: now });
    this.record(new AdministratorVerified(this.state.userId, this.state.collegeId, this.state.isMain, now));
  }

  /** Ends the right to speak for the college. */
  remove(): void {
    Object.assign(this.state, { status: 'removed', isMain: false });
  }

  get collegeId(): number {
    return this.state.collegeId;
  }

  get isActive(): boolean {
    return this.state.status === 'active';
  }

  get isMain(): boolean {
    return this.state.isMain;
  }

  snapshot(): MembershipState {
    return { ...this.state };
  }
}
