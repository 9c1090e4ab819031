import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../shared/application/personal-data';
import { PersonalData } from './application/conversations/ports/conversations';
import { MailPlans } from './application/delivery-schedule/ports/mail-plans';
import { OutgoingMails } from './application/notification-delivery/ports/outgoing-mails';
import { PushSubscriptions } from './application/delivery-schedule/ports/push-subscriptions';
import { Notifications } from './application/notifications/ports/notifications';
import { NotificationSettingsStore } from './application/notification-settings/ports/notification-settings';
import { Presences } from './application/presence/ports/presences';
import { PersonalEvents } from './application/stream/ports/stream-events';
import type { PersonalDataPart } from '../../shared/application/personal-data';

/** What this context stores about people. */
@Injectable()
export class MessagingPersonalData implements PersonalDataPart {
  constructor(
    private readonly personalData: PersonalData,
    private readonly personalEvents: PersonalEvents,
    private readonly presences: Presences,
    private readonly notifications: Notifications,
    private readonly notificationSettings: NotificationSettingsStore,
    private readonly mailPlans: MailPlans,
    private readonly outgoingMails: OutgoingMails,
    private readonly pushSubscriptions: PushSubscriptions,
  ) {}

  /** Exports everything that this context stores about a person. */
  async export(userId: number): Promise<PersonalDataTables> {
    return {
      ...(await this.personalData.export(userId)),
      ...(await this.personalEvents.export(userId)),
      ...(await this.presences.export(userId)),
      ...(await this.mailPlans.export(userId)),
      ...(await this.outgoingMails.export(userId)),
      ...(await this.pushSubscriptions.export(userId)),
      ...(await this.notifications.export(userId)),
      ...(await this.notificationSettings.export(userId)),
    };
  }

  /** Erases a person, in the caller's unit of work; their messages stay for the recipients. */
  async erase(userId: number): Promise<void> {
    await this.personalData.erase(userId);
    await this.personalEvents.erase(userId);
    await this.presences.delete(userId);
    await this.mailPlans.erase(userId);
    await this.outgoingMails.erase(userId);
    await this.pushSubscriptions.erase(userId);
    await this.notifications.erase(userId);
    await this.notificationSettings.erase(userId);
  }
}
