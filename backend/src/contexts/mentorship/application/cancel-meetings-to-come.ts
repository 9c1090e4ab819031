import { Clock } from '../../../shared/application/clock';
import { Transactions } from '../../../shared/application/transactions';
import { UseCase } from '../../../shared/application/use-case';
import { Meetings } from './ports/meetings';

/** Two part, or somebody leaves: what they were to meet for is off. Joins the unit of work in which that happens. */
@UseCase()
export class CancelMeetingsToCome {
  constructor(
    private readonly meetings: Meetings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @param withId the one with whom; everybody when left out */
  async execute(userId: number, withId?: number): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      for (const id of await this.meetings.toCome(userId, now, withId)) {
        const meeting = await this.meetings.byId(id);
        meeting?.breakOff(now);
        if (meeting) await this.meetings.save(meeting);
      }
    });
  }
}
