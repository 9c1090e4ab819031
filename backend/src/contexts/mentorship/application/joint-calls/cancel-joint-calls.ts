import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { Meetings } from '../meetings/ports/meetings';

/**
 * Cancels upcoming joint calls of people who may no longer take part. Connections that end cancel them like other
 * meetings.
 */
@UseCase()
export class CancelJointCalls {
  constructor(
    private readonly meetings: Meetings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the caller's unit of work.
   * @param withId limits it to those in which this person takes part too
   */
  async execute(userId: number, withId?: number): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      for (const id of await this.meetings.lockUpcoming(userId, now)) {
        const joint = await this.#findJoint(id);
        if (joint && (withId === undefined || joint.hasParticipant(withId))) {
          await this.meetings.update(id, (meeting) => meeting.cancelForEndedConnection(now));
        }
      }
    });
  }

  /** Returns the other meeting of a joint call; null if the meeting isn't part of one. */
  async #findJoint(id: number) {
    const jointWithId = (await this.meetings.find(id))?.snapshot().jointWithId ?? null;
    return jointWithId === null ? null : this.meetings.find(jointWithId);
  }
}
