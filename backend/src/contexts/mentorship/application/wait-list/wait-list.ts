import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import {
  hasNoRoom,
  CannotJoinWaitList,
  findOpenConnection,
  findRequestRefusal,
} from '../../domain/connections/request-rules';
import { WaitList } from '../connections/ports/connections';
import { LoadRelationship } from '../connections/request-connection';
import { PlaceOffered } from '../../integration-events/connection-events';
import { CountFreePlaces } from '../connections/answer-request';
import { LoadMinutes } from '../minutes/own-minutes';
import { People } from '../profiles/ports/people';

/** Puts a student on the wait list of a mentor without an open place, or who is paused. */
@UseCase()
export class JoinWaitList {
  constructor(
    private readonly loadRelationship: LoadRelationship,
    private readonly waitList: WaitList,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws CannotJoinWaitList, and the other errors of a connection request */
  async execute({ by, mentorId }: { by: number; mentorId: number }): Promise<void> {
    await this.transactions.run(async () => {
      const loaded = await this.loadRelationship.loadWithRequestLimits(by, mentorId);
      const refusal = findOpenConnection(loaded) ? null : findRequestRefusal(loaded, this.clock.now());
      if (refusal === null) throw new CannotJoinWaitList();
      if (!hasNoRoom(refusal)) throw refusal;

      await this.waitList.join(mentorId, by, this.clock.now());
    });
  }
}

/** Offers the open place of a mentor who isn't paused to the student who has waited longest, and removes them from the wait list. */
@UseCase()
export class NotifyWaitList {
  constructor(
    private readonly waitList: WaitList,
    private readonly countFreePlaces: CountFreePlaces,
    private readonly loadMinutes: LoadMinutes,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(mentorId: number): Promise<void> {
    await this.transactions.run(async () => {
      if ((await this.countFreePlaces.execute(mentorId)) <= 0) return;
      if ((await this.loadMinutes.execute(mentorId, this.clock.now())).minutes.isPaused) return;
      const userIds = await this.waitList.listByMentor(mentorId);
      const people = await this.people.findActiveByIds([mentorId, ...userIds]);
      if (!people.has(mentorId)) return;

      const first = userIds.find((userId) => people.has(userId));
      if (first === undefined) return;
      await this.waitList.leave(mentorId, first);
      await this.transactions.publish(new PlaceOffered(first, mentorId, this.clock.now()));
    });
  }

  /** Covers places that opened in other ways: the mentor raised the limit, or no one took the last offer. */
  async notifyForAllMentors(): Promise<void> {
    for (const mentorId of await this.waitList.listMentors()) await this.execute(mentorId);
  }
}
