import { UseCase } from '../../../../shared/application/use-case';
import { COUNTED_AT_MOST } from '../../domain/notifications/notification';
import { switchedOffInApp } from '../../domain/notifications/notification-settings';
import { Notifications } from './ports/notifications';
import { NotificationSettingsStore } from './ports/settings';

@UseCase()
export class CountUnreadNotifications {
  constructor(
    private readonly notifications: Notifications,
    private readonly settings: NotificationSettingsStore,
  ) {}

  /** Counts no further than `COUNTED_AT_MOST`. */
  async execute(userId: number): Promise<number> {
    const without = switchedOffInApp(await this.settings.of(userId));
    return this.notifications.countUnread(userId, without, COUNTED_AT_MOST);
  }
}
