import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import {
  SwitchLocked,
  applySettingsChange,
  findLockedChange,
  type NotificationSettings,
  type SettingsChange,
  listKindsOffInApp,
} from '../../domain/notification-settings/notification-settings';
import { PersonalEvents } from '../stream/ports/stream-events';
import { NotificationSettingsStore } from './ports/notification-settings';

@UseCase()
export class ChangeNotificationSettings {
  constructor(
    private readonly settings: NotificationSettingsStore,
    private readonly personalEvents: PersonalEvents,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Missing settings are left unchanged.
   * @throws SwitchLocked
   */
  async execute(userId: number, change: SettingsChange): Promise<NotificationSettings> {
    const locked = findLockedChange(change);
    if (locked) throw new SwitchLocked(locked.index, locked.channel);
    return this.transactions.run(async () => {
      const before = await this.settings.lock(userId);
      const after = applySettingsChange(before, change);
      await this.settings.save(userId, after);
      // The unread count now includes other kinds.
      if (listKindsOffInApp(before).join() !== listKindsOffInApp(after).join()) {
        await this.personalEvents.publish([userId], { type: 'notifications.read' });
      }
      return after;
    });
  }
}
