import { UseCase } from '../../../../shared/application/use-case';
import { Yourself } from '../../domain/connections/request-rules';
import { OtherRole } from '../../domain/profile-fields/errors';
import { NotConnected, type MeetingPlan } from '../../domain/meetings/meeting-state';
import { meetingEligibility } from '../../domain/meetings/meeting-rules';
import { LoadRelationship } from '../connections/load-relationship';
import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { LIMITS } from '../../../../shared/domain/limits';
import { Meeting } from '../../domain/meetings/meeting';
import { Meetings } from './ports/meetings';

/** Whether, and how, someone may ask someone to meet. Inside a unit of work it holds until its end. */
@UseCase()
export class CheckMeetingEligibility {
  constructor(private readonly loadRelationship: LoadRelationship) {}

  /**
   * @returns `scheduled` when the two are connected, `invited` where the other has to say yes first
   * @throws Yourself, OtherRole, NotConnected
   */
  async execute(by: number, attendeeId: number): Promise<'scheduled' | 'invited'> {
    if (by === attendeeId) throw new Yourself('attendeeId');
    const relationship = await this.loadRelationship.execute(by, attendeeId);
    if (relationship.sender.role === 'college_admin') throw new OtherRole();
    const way = meetingEligibility(relationship);
    if (way === null) throw new NotConnected();
    return way;
  }
}

const ROOM_BYTES = 24;

/** Asks someone to meet. People who are connected are in it at once, others when they say yes. */
@UseCase()
export class ScheduleMeeting {
  constructor(
    private readonly checkEligibility: CheckMeetingEligibility,
    private readonly meetings: Meetings,
    private readonly limits: RateLimits,
    private readonly randomness: Randomness,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the key of the meeting
   * @throws Yourself, OtherRole, NotConnected, MeetingRefused, TimeTaken, TooManyRequests
   */
  async execute(plan: MeetingPlan): Promise<number> {
    await this.limits.consume(LIMITS.meetingsPerPerson, String(plan.hostId));
    return this.transactions.run(async () => {
      const isInvitation = (await this.checkEligibility.execute(plan.hostId, plan.attendeeId)) === 'invited';
      if (isInvitation) await this.#assertFewInvitations(plan.hostId);
      const [id, room] = [await this.meetings.nextId(), this.randomness.token(ROOM_BYTES)];
      await this.meetings.save(Meeting.schedule(id, room, plan, { isInvitation }, this.clock.now()));
      return id;
    });
  }

  /** Counted where the invitations are, inside the unit of work: exact. */
  async #assertFewInvitations(hostId: number): Promise<void> {
    const { points, seconds } = LIMITS.invitationsPerPerson;
    const now = this.clock.now().getTime();
    const invitations = await this.meetings.listInvitationsSince(hostId, new Date(now - seconds * 1000));
    const first = invitations.at(-points);
    if (first) throw new TooManyRequests(Math.ceil((first.getTime() + seconds * 1000 - now) / 1000));
  }
}
