import { Injectable } from '@nestjs/common';
import {
  type ImmediateMailKind,
  type MailFooter,
  MailPreferences,
} from '../../../../shared/application/mail-preferences';
import { mailFooter } from '../../application/notification-delivery/mail-footer';
import { DeliveryPages } from '../../application/notification-delivery/ports/delivery-pages';
import { UnsubscribeLinks } from '../../application/notification-delivery/ports/unsubscribe-links';
import { NotificationSettingsStore } from '../../application/notifications/ports/settings';
import { isOn } from '../../domain/notifications/notification-settings';

/** The mail switches of the notification settings, with the links that turn them off. */
@Injectable()
export class SettingsMailPreferences extends MailPreferences {
  constructor(
    private readonly settings: NotificationSettingsStore,
    private readonly links: UnsubscribeLinks,
    private readonly pages: DeliveryPages,
  ) {
    super();
  }

  async wantsMail(userId: number, kind: ImmediateMailKind): Promise<boolean> {
    return isOn(await this.settings.of(userId), kind, 'mail');
  }

  footerOf(userId: number, kind: ImmediateMailKind): MailFooter {
    return mailFooter({ userId, scope: kind }, this.links, this.pages);
  }
}
