import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { NewNotification } from '../../domain/notifications/notification';
import { isKindOn } from '../../domain/notification-settings/notification-settings';
import { Blocks } from '../conversations/ports/blocks';
import { ScheduleDelivery } from '../delivery-schedule/schedule-delivery';
import { PersonalEvents } from '../stream/ports/stream-events';
import { People } from '../people/ports/people';
import { Notifications } from './ports/notifications';
import { NotificationSettingsStore } from '../notification-settings/ports/notification-settings';

/** Notifies a person of an event, once, however often it is delivered. Joins the current unit of work. */
@UseCase()
export class Notify {
  constructor(
    private readonly notifications: Notifications,
    private readonly settings: NotificationSettingsStore,
    private readonly people: People,
    private readonly blocks: Blocks,
    private readonly personalEvents: PersonalEvents,
    private readonly scheduleDelivery: ScheduleDelivery,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(notification: NewNotification): Promise<void> {
    const { userId, kind } = notification;
    const accounts = await this.people.findExistingIds([userId, notification.actorId ?? userId]);
    if (!accounts.has(userId)) return;
    // An account that was deleted in the meantime must not be named.
    const actorId = notification.actorId !== null && accounts.has(notification.actorId) ? notification.actorId : null;

    await this.transactions.run(async () => {
      // A concurrent block waits for this row, and hides it.
      if (actorId !== null && (await this.blocks.areBlocked(userId, actorId))) return;
      const now = this.clock.now();
      if (!(await this.notifications.save({ ...notification, actorId }, now))) return;
      const { subject, data } = notification;
      await this.scheduleDelivery.scheduleTopic({ userId, kind, subject, what: data.what }, now);
      if (isKindOn(await this.settings.get(userId), kind, 'app')) {
        await this.personalEvents.publish([userId], { type: 'notification.created' });
      }
    });
  }
}

/** Hides the notifications of two people about each other while either of them blocks the other. */
@UseCase()
export class HideBlockedNotifications {
  constructor(
    private readonly blocks: Blocks,
    private readonly notifications: Notifications,
    private readonly personalEvents: PersonalEvents,
    private readonly transactions: Transactions,
  ) {}

  /** Joins the current unit of work. */
  async execute({ changedBy, otherId }: { changedBy: number; otherId: number }): Promise<void> {
    await this.transactions.run(async () => {
      const isBlocked = await this.blocks.areBlocked(changedBy, otherId);
      await this.notifications.hideBetween(changedBy, otherId, isBlocked);
      // The other person must not learn of the block.
      await this.personalEvents.publish([changedBy], { type: 'notifications.read' });
    });
  }
}
