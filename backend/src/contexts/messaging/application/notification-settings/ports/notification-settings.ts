import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { NotificationSettings } from '../../../domain/notification-settings/notification-settings';

/** The notification settings of users. */
export abstract class NotificationSettingsStore {
  /** Returns the settings; the defaults if the person changed nothing. */
  abstract get(userId: number): Promise<NotificationSettings>;

  /** Returns the settings and locks them until the end of the unit of work. */
  abstract lock(userId: number): Promise<NotificationSettings>;

  abstract save(userId: number, settings: NotificationSettings): Promise<void>;

  /** Returns everything that is stored about a person. */
  abstract export(userId: number): Promise<PersonalDataTables>;

  abstract erase(userId: number): Promise<void>;
}
