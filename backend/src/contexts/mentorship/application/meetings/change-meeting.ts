import { UseCase } from '../../../../shared/application/use-case';
import type { Meeting, MeetingChange } from '../../domain/meetings/meeting';
import { MeetingNotFound, HostOnly, type MeetingAnswer } from '../../domain/meetings/meeting-state';
import { Blocks } from '../connections/ports/connections';
import { Meetings, MeetingRooms } from './ports/meetings';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';

/**
 * Finds a meeting for one of its participants. It isn't found if the other account is deleted or one of the two has
 * blocked the other.
 */
@UseCase()
export class FindOwnMeeting {
  constructor(
    private readonly meetings: Meetings,
    private readonly blocks: Blocks,
  ) {}

  /** @throws MeetingNotFound */
  async execute(by: number, id: number): Promise<Meeting> {
    const meeting = await this.meetings.find(id);
    if (!meeting?.isOf(by)) throw new MeetingNotFound();
    const other = meeting.otherThan(by);
    const { byOne, byOther } = await this.blocks.findBetween(by, other);
    // Negative ids are deleted accounts.
    if (byOne || byOther || other < 0) throw new MeetingNotFound();
    return meeting;
  }
}

/** Returns the URL of the call to its two participants while it can be joined. */
@UseCase()
export class JoinMeeting {
  constructor(
    private readonly findOwnMeeting: FindOwnMeeting,
    private readonly rooms: MeetingRooms,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetingNotFound, NotJoinable */
  async execute(by: number, meetingId: number): Promise<string> {
    const meeting = await this.findOwnMeeting.execute(by, meetingId);
    meeting.assertJoinable(this.clock.now());
    const { meetingUrl, room } = meeting.snapshot();
    return meetingUrl ?? this.rooms.getUrl(room);
  }
}

export interface ChangeMeetingInput {
  readonly by: number;
  readonly meetingId: number;
  /** Omitted fields stay unchanged. */
  readonly change: MeetingChange;
  /** The attendee's note on the time they propose; ignored for the host. */
  readonly note: string | null;
}

/** Changes a meeting: immediately for the host, as a proposal of another time for the attendee. */
@UseCase()
export class ChangeMeeting {
  constructor(
    private readonly findOwnMeeting: FindOwnMeeting,
    private readonly meetings: Meetings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetingNotFound, HostOnly, MeetingOver, MeetingRefused, TimeTaken */
  async execute({ by, meetingId, change, note }: ChangeMeetingInput): Promise<void> {
    await this.transactions.run(async () => {
      const meeting = await this.findOwnMeeting.execute(by, meetingId);
      const now = this.clock.now();
      if (meeting.isHostedBy(by)) meeting.change(by, change, now);
      else {
        const { startTime, endTime, ...others } = change;
        if (Object.keys(others).length > 0) throw new HostOnly();
        const { startTime: begins, endTime: ends } = meeting.snapshot();
        meeting.propose(by, { startTime: startTime ?? begins, endTime: endTime ?? ends, note }, now);
      }
      await this.meetings.save(meeting);
    });
  }
}

export interface AnswerMeetingInput {
  readonly by: number;
  readonly meetingId: number;
  readonly answer: MeetingAnswer;
  readonly reason: string | null;
}

/** The attendee accepts or declines a meeting, the host a proposed time. */
@UseCase()
export class AnswerMeeting {
  constructor(
    private readonly findOwnMeeting: FindOwnMeeting,
    private readonly meetings: Meetings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating the same answer changes nothing.
   * @throws MeetingNotFound, NoAnswerAwaited, MeetingOver, MeetingRefused, TimeTaken
   */
  async execute({ by, meetingId, answer, reason }: AnswerMeetingInput): Promise<void> {
    await this.transactions.run(async () => {
      const meeting = await this.findOwnMeeting.execute(by, meetingId);
      meeting.answer(by, answer, reason, this.clock.now());
      await this.meetings.save(meeting);
    });
  }
}

/** The host cancels a meeting. It stays in the lists, marked as canceled. */
@UseCase()
export class CancelMeeting {
  constructor(
    private readonly findOwnMeeting: FindOwnMeeting,
    private readonly meetings: Meetings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetingNotFound, HostOnly, MeetingOver */
  async execute(by: number, meetingId: number, reason: string | null): Promise<void> {
    await this.transactions.run(async () => {
      const meeting = await this.findOwnMeeting.execute(by, meetingId);
      meeting.cancel(by, reason, this.clock.now());
      await this.meetings.save(meeting);
    });
  }
}

/** Cancels upcoming meetings when two people disconnect or one leaves. Joins the caller's unit of work. */
@UseCase()
export class CancelUpcomingMeetings {
  constructor(
    private readonly meetings: Meetings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param which limits it to meetings with one person, or to those scheduled since a time; all upcoming meetings when
   *   omitted
   */
  async execute(userId: number, which: { withId?: number; scheduledSince?: Date } = {}): Promise<void> {
    const { withId, scheduledSince } = which;
    await this.transactions.run(async () => {
      const now = this.clock.now();
      for (const id of await this.meetings.listUpcomingIds(userId, now, withId)) {
        const meeting = await this.meetings.find(id);
        if (!meeting || (scheduledSince && meeting.snapshot().createdAt < scheduledSince)) continue;
        meeting.cancelForEndedConnection(now);
        await this.meetings.save(meeting);
      }
    });
  }
}
