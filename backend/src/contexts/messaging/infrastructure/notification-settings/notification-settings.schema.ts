import { EntitySchema } from 'typeorm';
import type { NotificationSettings } from '../../domain/notification-settings/notification-settings';

/** The settings that a person has changed. */
interface NotificationSettingsRow extends NotificationSettings {
  readonly userId: number;
}

export const notificationSettingsSchema = new EntitySchema<NotificationSettingsRow>({
  name: 'NotificationSettings',
  schema: 'messaging',
  tableName: 'notification_settings',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    switches: { type: 'jsonb' },
    dailyDigest: { type: 'boolean', name: 'daily_digest' },
  },
});
