import { Module } from '@nestjs/common';
import { MailLinks } from './application/notification-settings/ports/mail-links';
import { NotificationSettingsStore } from './application/notification-settings/ports/notification-settings';
import { SignedMailLinks } from './infrastructure/notification-settings/signed-mail-links';
import { SqlNotificationSettings } from './infrastructure/notification-settings/sql-notification-settings';

/** Notification settings, and the links that change them. */
@Module({
  providers: [
    { provide: NotificationSettingsStore, useClass: SqlNotificationSettings },
    { provide: MailLinks, useClass: SignedMailLinks },
  ],
  exports: [NotificationSettingsStore, MailLinks],
})
export class NotificationSettingsModule {}
