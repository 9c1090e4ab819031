import { Global, Module } from '@nestjs/common';
import { MailPreferences } from '../../shared/application/mail-preferences';
import { DeliveryPages } from './application/notification-delivery/ports/delivery-pages';
import { UnsubscribeLinks } from './application/notification-delivery/ports/unsubscribe-links';
import { NotificationSettingsStore } from './application/notifications/ports/settings';
import { SettingsDeliveryPages } from './infrastructure/notification-delivery/settings-delivery-pages';
import { SignedUnsubscribeLinks } from './infrastructure/notification-delivery/signed-unsubscribe-links';
import { SettingsMailPreferences } from './infrastructure/notifications/settings-mail-preferences';
import { SqlNotificationSettings } from './infrastructure/notifications/sql-notification-settings';

/** Notification settings, and the links that change them. Global, because mentorship asks for mail preferences and must not import messaging. */
@Global()
@Module({
  providers: [
    { provide: NotificationSettingsStore, useClass: SqlNotificationSettings },
    { provide: MailPreferences, useClass: SettingsMailPreferences },
    { provide: UnsubscribeLinks, useClass: SignedUnsubscribeLinks },
    { provide: DeliveryPages, useClass: SettingsDeliveryPages },
  ],
  exports: [NotificationSettingsStore, MailPreferences, UnsubscribeLinks, DeliveryPages],
})
export class NotificationSettingsModule {}
