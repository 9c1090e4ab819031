import { UseCase } from '../../../../shared/application/use-case';
import type { Meeting, MeetingChange } from '../../domain/meetings/meeting';
import { MeetingNotFound, HostOnly, type MeetingAnswer } from '../../domain/meetings/meeting-state';
import { Blocks } from '../connections/ports/connections';
import { Meetings, MeetingRooms } from './ports/meetings';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';

/** A meeting as one of its two finds it: not when the other is gone, or one has blocked the other. */
@UseCase()
export class FindOwnMeeting {
  constructor(
    private readonly meetings: Meetings,
    private readonly blocks: Blocks,
  ) {}

  /** @throws MeetingNotFound */
  async execute(by: number, id: number): Promise<Meeting> {
    const meeting = await this.meetings.findById(id);
    if (!meeting?.isOf(by)) throw new MeetingNotFound();
    const other = meeting.otherThan(by);
    const { byOne, byOther } = await this.blocks.findBetween(by, other);
    // Numbers below zero stand for people whose accounts are gone.
    if (byOne || byOther || other < 0) throw new MeetingNotFound();
    return meeting;
  }
}

/** The address of the call, for its two people and while it can be joined. */
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
    return meetingUrl ?? this.rooms.addressOf(room);
  }
}

export interface ChangeMeetingInput {
  readonly by: number;
  readonly meetingId: number;
  /** What is left out stays. */
  readonly change: MeetingChange;
  /** What the attendee says to another time; the host has no one to say it to. */
  readonly note: string | null;
}

/** The host changes a meeting at once; the attendee proposes another time. */
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

/** The attendee says yes or no to a meeting, the host to another time. */
@UseCase()
export class AnswerMeeting {
  constructor(
    private readonly findOwnMeeting: FindOwnMeeting,
    private readonly meetings: Meetings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The same answer again changes nothing. @throws MeetingNotFound, NoAnswerAwaited, MeetingOver, MeetingRefused, TimeTaken */
  async execute({ by, meetingId, answer, reason }: AnswerMeetingInput): Promise<void> {
    await this.transactions.run(async () => {
      const meeting = await this.findOwnMeeting.execute(by, meetingId);
      meeting.answer(by, answer, reason, this.clock.now());
      await this.meetings.save(meeting);
    });
  }
}

/** The host calls it off. It stays where it was, and says so. */
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

/** Two part, or someone leaves: what they were to meet for is off. Joins the unit of work in which that happens. */
@UseCase()
export class CancelUpcomingMeetings {
  constructor(
    private readonly meetings: Meetings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @param which with one person only, and only what was scheduled since then; everything when left out */
  async execute(userId: number, which: { withId?: number; scheduledSince?: Date } = {}): Promise<void> {
    const { withId, scheduledSince } = which;
    await this.transactions.run(async () => {
      const now = this.clock.now();
      for (const id of await this.meetings.listUpcomingIds(userId, now, withId)) {
        const meeting = await this.meetings.findById(id);
        if (!meeting || (scheduledSince && meeting.snapshot().createdAt < scheduledSince)) continue;
        meeting.cancelForEndedConnection(now);
        await this.meetings.save(meeting);
      }
    });
  }
}
