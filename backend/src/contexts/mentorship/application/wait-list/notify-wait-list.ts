import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { PlaceOffered } from '../../domain/connections/connection-events';
import { CountFreePlaces } from '../connections/answer-request';
import { Announcements } from '../connections/ports/announcements';
import { People } from '../profiles/ports/people';
import { WaitList } from '../connections/ports/connections';

/** A mentor has a place again: anyone who has waited longest hears of it, and waits no more. */
@UseCase()
export class NotifyWaitList {
  constructor(
    private readonly waitList: WaitList,
    private readonly countFreePlaces: CountFreePlaces,
    private readonly people: People,
    private readonly announcements: Announcements,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(mentorId: number): Promise<void> {
    await this.transactions.run(async () => {
      if ((await this.countFreePlaces.execute(mentorId)) <= 0) return;
      const waiting = await this.waitList.listByMentor(mentorId);
      const people = await this.people.findActiveByIds([mentorId, ...waiting]);
      if (!people.has(mentorId)) return;

      const first = waiting.find((userId) => people.has(userId));
      if (first === undefined) return;
      await this.waitList.leave(mentorId, first);
      await this.announcements.publish(new PlaceOffered(first, mentorId, this.clock.now()));
    });
  }

  /** For places that became free in other ways: more of them, or no one took the last one. */
  async forEveryMentor(): Promise<void> {
    for (const mentorId of await this.waitList.listMentors()) await this.execute(mentorId);
  }
}
