import { Global, Module } from '@nestjs/common';
import { MailPreferences } from '../../shared/application/mail-preferences';
import { NotificationSettingsStore } from './application/notifications/ports/settings';
import { SettingsMailPreferences } from './infrastructure/notifications/settings-mail-preferences';
import { SqlNotificationSettings } from './infrastructure/notifications/sql-notification-settings';

/** Notification settings. Global, because mentorship asks for mail preferences and must not import messaging. */
@Global()
@Module({
  providers: [
    { provide: NotificationSettingsStore, useClass: SqlNotificationSettings },
    { provide: MailPreferences, useClass: SettingsMailPreferences },
  ],
  exports: [NotificationSettingsStore, MailPreferences],
})
export class NotificationSettingsModule {}
