import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { NotificationSettings } from '../../../domain/notification-settings/notification-settings';

/** How people want to be notified. */
export abstract class NotificationSettingsStore {
  /** The defaults where the person changed nothing. */
  abstract of(userId: number): Promise<NotificationSettings>;

  /** Locked until the end of the unit of work. */
  abstract lock(userId: number): Promise<NotificationSettings>;

  abstract save(userId: number, settings: NotificationSettings): Promise<void>;

  /** Everything that is kept of a person. */
  abstract rowsOf(userId: number): Promise<PersonalDataTables>;

  abstract erase(userId: number): Promise<void>;
}
