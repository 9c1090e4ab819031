import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { ListedKind } from '../../domain/notification-settings/notification-kinds';
import { listKindsOffInApp } from '../../domain/notification-settings/notification-settings';
import { PersonalEvents } from '../stream/ports/stream-events';
import { type NotificationSelection, Notifications } from './ports/notifications';
import { NotificationSettingsStore } from '../notification-settings/ports/notification-settings';

/** Marks notifications as read because the person saw them, or dealt with what they are about. */
@UseCase()
export class MarkNotificationsRead {
  constructor(
    private readonly notifications: Notifications,
    private readonly settings: NotificationSettingsStore,
    private readonly personalEvents: PersonalEvents,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Ignores IDs of other people's notifications and of those that are not shown. */
  async execute(userId: number, selection: NotificationSelection): Promise<void> {
    await this.transactions.run(async () => {
      const without = listKindsOffInApp(await this.settings.get(userId));
      const read = await this.notifications.markRead(userId, selection, without, this.clock.now());
      if (read > 0) await this.#publish(userId);
    });
  }

  /**
   * Joins the current unit of work.
   * @param kinds all kinds if omitted
   */
  async markSubject(userId: number, subject: string, kinds?: readonly ListedKind[]): Promise<void> {
    await this.transactions.run(async () => {
      const read = await this.notifications.markSubjectRead(userId, subject, this.clock.now(), kinds);
      if (read > 0) await this.#publish(userId);
    });
  }

  #publish(userId: number): Promise<void> {
    return this.personalEvents.publish([userId], { type: 'notifications.read' });
  }
}
