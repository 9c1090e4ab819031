import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { MeetingChange } from '../../domain/meetings/meeting';
import { HostOnly } from '../../domain/meetings/meeting-errors';
import { FindOwnMeeting } from './find-own-meeting';
import { Meetings } from './ports/meetings';
import type { MeetingAnswer } from '../../domain/meetings/meeting-state';

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
