import { Injectable } from '@nestjs/common';
import type { OwnCollegeAdmin } from './application/memberships/own-membership';
import { Memberships } from './application/memberships/ports/memberships';
import { ShowOwnMembership } from './application/memberships/own-membership';
import { SupportRequests } from './application/support/ports/support-requests';

export type { OwnCollegeAdmin };

/** What other parts can ask about the administrators of colleges. */
@Injectable()
export class AdminAnalyticsFacade {
  constructor(
    private readonly memberships: Memberships,
    private readonly showOwnMembership: ShowOwnMembership,
    private readonly supportRequests: SupportRequests,
  ) {}

  /** Counts the administrators who wait for verification. */
  countPendingAdministrators(): Promise<number> {
    return this.memberships.countPending();
  }

  /** Counts open support requests. */
  countOpenSupportRequests(): Promise<number> {
    return this.supportRequests.countOpen();
  }

  /** Returns the college that the user represents or asked to represent; null for everyone else. */
  findOwnMembership(userId: number): Promise<OwnCollegeAdmin | null> {
    return this.showOwnMembership.execute(userId);
  }
}
