import { UseCase } from '../../../../shared/application/use-case';
import { type MeetingPlan, requireMeetingEligibility } from '../../domain/meetings/meeting-state';
import { LoadRelationship } from '../connections/request-connection';
import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { nextAllowedAt, windowStart } from '../../../../shared/domain/sliding-window';
import { Meeting } from '../../domain/meetings/meeting';
import { Meetings } from './ports/meetings';

/** The length of the random name of a room. */
export const ROOM_BYTES = 24;

/**
 * Schedules a meeting. It is confirmed immediately between connected people; otherwise the other person must accept it.
 */
@UseCase()
export class ScheduleMeeting {
  constructor(
    private readonly loadRelationship: LoadRelationship,
    private readonly meetings: Meetings,
    private readonly limits: RateLimits,
    private readonly randomness: Randomness,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the id of the meeting
   * @throws CannotChooseYourself, RoleNotAllowed, MeetingRefused, MeetingTimeConflict, TooManyRequests
   */
  async execute(plan: MeetingPlan): Promise<number> {
    await this.limits.consume(RATE_LIMITS.meetingsPerPerson, String(plan.hostId));
    return this.transactions.run(async () => {
      const relationship = await this.loadRelationship.execute(plan.hostId, plan.attendeeId, 'attendeeId');
      const isInvitation = requireMeetingEligibility(relationship) === 'invited';
      if (isInvitation) await this.#assertFewInvitations(plan.hostId);
      const [id, room] = [await this.meetings.nextId(), this.randomness.createToken(ROOM_BYTES)];
      await this.meetings.save(Meeting.schedule(id, room, plan, { isInvitation }, this.clock.now()));
      return id;
    });
  }

  /** Counts the stored invitations inside the unit of work, so that the limit is exact. */
  async #assertFewInvitations(hostId: number): Promise<void> {
    const now = this.clock.now();
    const invitations = await this.meetings.listInvitationsSince(
      hostId,
      windowStart(RATE_LIMITS.invitationsPerPerson, now),
    );
    const nextAt = nextAllowedAt(RATE_LIMITS.invitationsPerPerson, invitations, now);
    if (nextAt) throw TooManyRequests.until(nextAt, now);
  }
}
