import { Injectable } from '@nestjs/common';
import { type ImmediateMailKind, type MailFooter, MailPreferences } from '../../../../shared/application/mailbox';
import { mailFooter, MailLinks } from '../../application/notification-settings/ports/mail-links';
import { NotificationSettingsStore } from '../../application/notification-settings/ports/notification-settings';
import { isOn } from '../../domain/notification-settings/notification-settings';

/** The mail switches of the notification settings, with the links that turn them off. */
@Injectable()
export class SettingsMailPreferences extends MailPreferences {
  constructor(
    private readonly settings: NotificationSettingsStore,
    private readonly links: MailLinks,
  ) {
    super();
  }

  async wantsMail(userId: number, kind: ImmediateMailKind): Promise<boolean> {
    return isOn(await this.settings.get(userId), kind, 'mail');
  }

  footerOf(userId: number, kind: ImmediateMailKind): MailFooter {
    return mailFooter({ userId, scope: kind }, this.links);
  }
}
