import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { Blocks } from '../conversations/ports/blocks';
import { PersonalEvents } from '../stream/ports/personal-events';
import { Notifications } from './ports/notifications';

/** Two people of whom one blocks the other have no notifications about each other, until neither does. */
@UseCase()
export class HideBlockedNotifications {
  constructor(
    private readonly blocks: Blocks,
    private readonly notifications: Notifications,
    private readonly personalEvents: PersonalEvents,
    private readonly transactions: Transactions,
  ) {}

  /** Joins the unit of work in progress. */
  async execute({ changedBy, otherId }: { changedBy: number; otherId: number }): Promise<void> {
    await this.transactions.run(async () => {
      const isBlocked = await this.blocks.isBetween(changedBy, otherId);
      await this.notifications.hideBetween(changedBy, otherId, isBlocked);
      // The other person must not learn of the block.
      await this.personalEvents.publish([changedBy], { type: 'notifications.read' });
    });
  }
}
