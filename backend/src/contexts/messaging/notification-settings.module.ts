import { Global, Module } from '@nestjs/common';
import { MailPreferences } from '../../shared/application/mailbox';
import { MailLinks } from './application/notification-settings/ports/mail-links';
import { NotificationSettingsStore } from './application/notification-settings/ports/notification-settings';
import { SignedMailLinks } from './infrastructure/notification-settings/signed-mail-links';
import { SettingsMailPreferences } from './infrastructure/notification-settings/settings-mail-preferences';
import { SqlNotificationSettings } from './infrastructure/notification-settings/sql-notification-settings';

/**
 * Notification settings, and the links that change them. Global, because mentorship needs mail preferences and must not
 * import messaging.
 */
@Global()
@Module({
  providers: [
    { provide: NotificationSettingsStore, useClass: SqlNotificationSettings },
    { provide: MailPreferences, useClass: SettingsMailPreferences },
    { provide: MailLinks, useClass: SignedMailLinks },
  ],
  exports: [NotificationSettingsStore, MailPreferences, MailLinks],
})
export class NotificationSettingsModule {}
