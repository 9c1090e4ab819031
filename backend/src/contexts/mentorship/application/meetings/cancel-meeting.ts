import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { FindOwnMeeting } from './find-own-meeting';
import { Meetings } from './ports/meetings';

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
