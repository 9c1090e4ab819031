import { Injectable } from '@nestjs/common';
import { type MailedAtOnce, MailPreferences } from '../../../../shared/application/mail-preferences';
import { NotificationSettingsStore } from '../../application/notifications/ports/settings';
import { isOn } from '../../domain/notifications/notification-settings';

/** The mail switches of the notification settings. */
@Injectable()
export class SettingsMailPreferences extends MailPreferences {
  constructor(private readonly settings: NotificationSettingsStore) {
    super();
  }

  async wantsMail(userId: number, kind: MailedAtOnce): Promise<boolean> {
    return isOn(await this.settings.of(userId), kind, 'mail');
  }
}
