import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { MeetingAnswer } from '../../domain/meetings/meeting-state';
import { FindOwnMeeting } from './find-own-meeting';
import { Meetings } from './ports/meetings';

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
