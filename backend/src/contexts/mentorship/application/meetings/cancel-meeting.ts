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
