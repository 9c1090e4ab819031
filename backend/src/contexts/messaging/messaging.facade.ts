import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../shared/application/personal-data';
import { ModerateMessage } from './application/conversations/change-message';
import { ConversationReader, PersonalData } from './application/conversations/ports/conversations';
import { MailPlans } from './application/delivery-schedule/ports/mail-plans';
import { OutgoingMails } from './application/notification-delivery/ports/outgoing-mails';
import { PushSubscriptions } from './application/delivery-schedule/ports/push-subscriptions';
import { SendMessage } from './application/conversations/send-message';
import { type FoundMessage, SearchMessages } from './application/message-search/search-messages';
import { MarkNotificationsRead } from './application/notifications/mark-notifications-read';
import { Notify } from './application/notifications/notify';
import { Notifications } from './application/notifications/ports/notifications';
import { NotificationSettingsStore } from './application/notification-settings/ports/notification-settings';
import { Presences } from './application/presence/ports/presences';
import { LiveEvents, PersonalEvents } from './application/stream/ports/stream-events';
import type { MessageDraft, MessageState } from './domain/conversations/message';
import type { NewNotification } from './domain/notifications/notification';

/** What other contexts may ask of messaging. */
@Injectable()
export class MessagingFacade {
  constructor(
    private readonly conversations: ConversationReader,
    private readonly personalData: PersonalData,
    private readonly personalEvents: PersonalEvents,
    private readonly liveEvents: LiveEvents,
    private readonly presences: Presences,
    private readonly notifications: Notifications,
    private readonly notificationSettings: NotificationSettingsStore,
    private readonly sendMessage: SendMessage,
    private readonly searchMessages: SearchMessages,
    private readonly notification: Notify,
    private readonly markNotificationsRead: MarkNotificationsRead,
    private readonly moderateMessage: ModerateMessage,
    private readonly mailPlans: MailPlans,
    private readonly outgoingMails: OutgoingMails,
    private readonly pushSubscriptions: PushSubscriptions,
  ) {}

  /** How many messages wait to be read: the number beside the conversations. */
  unreadCount(userId: number): Promise<number> {
    return this.conversations.unreadCount(userId);
  }

  /** How many conversations of any of these people had a message after this moment. */
  countActiveConversations(userIds: readonly number[], after: Date): Promise<number> {
    return this.conversations.countActive(userIds, after);
  }

  /** Someone writes to someone: to anyone who asked for a connection it says yes. @throws MessageRefused, WaitForAnswer */
  async write(draft: MessageDraft): Promise<void> {
    await this.sendMessage.execute(draft);
  }

  /** The newest of a person's own messages with words that begin with what was typed. */
  messagesWith(userId: number, typed: string, limit: number): Promise<FoundMessage[]> {
    return this.searchMessages.execute(userId, typed, limit);
  }

  /**
   * Notifies a person of an event; joins the caller's unit of work. The same event of the same person again changes nothing,
   * and people of whom one blocks the other are not notified of each other.
   */
  notify(notification: NewNotification): Promise<void> {
    return this.notification.execute(notification);
  }

  /** The person has seen what these notifications are about; joins the caller's unit of work. */
  markSubjectRead(userId: number, subject: string): Promise<void> {
    return this.markNotificationsRead.ofSubject(userId, subject);
  }

  /** Lets the open pages of operators know that a case has changed; joins the caller's unit of work. */
  publishCaseChange(operatorIds: readonly number[], caseId: number): Promise<void> {
    return this.personalEvents.publish(operatorIds, { type: 'moderation.changed', caseId });
  }

  /** What a person may do for a college has changed: their open pages find out. Joins the caller's unit of work. */
  publishMembershipChange(userId: number): Promise<void> {
    return this.personalEvents.publish([userId], { type: 'membership.changed' });
  }

  /** Lets the open pages of these people read a discussion again, once the caller's unit of work is written. */
  publishForumChange(userIds: readonly number[], postId: number): void {
    this.liveEvents.send(userIds, { type: 'discussion.changed', postId });
  }

  /** Shows the open pages of someone how far the file has come that they import. */
  publishImportProgress(userId: number, progress: { processed: number; skipped: number; errors: number }): void {
    this.liveEvents.send([userId], { type: 'alumni-import-progress', ...progress });
  }

  /** A message and those before it as one of its two sides sees them, oldest first; null for strangers and what is gone. */
  messageSeenBy(userId: number, id: number): Promise<readonly MessageState[] | null> {
    return this.moderateMessage.seenBy(userId, id);
  }

  /** Hides a message from both sides, or shows it again. @returns false when there is nothing to hide */
  hideMessage(id: number, isHidden: boolean): Promise<boolean> {
    return this.moderateMessage.setHidden(id, isHidden);
  }

  /** Everything that is kept here about a person. */
  async exportUser(userId: number): Promise<PersonalDataTables> {
    return {
      ...(await this.personalData.of(userId)),
      ...(await this.personalEvents.of(userId)),
      ...(await this.presences.rowsOf(userId)),
      ...(await this.mailPlans.rowsOf(userId)),
      ...(await this.outgoingMails.rowsOf(userId)),
      ...(await this.pushSubscriptions.rowsOf(userId)),
      ...(await this.notifications.of(userId)),
      ...(await this.notificationSettings.rowsOf(userId)),
    };
  }

  /** Forgets a person, inside the caller's unit of work; what they said stays for those they said it to. */
  async eraseUser(userId: number): Promise<void> {
    await this.personalData.erase(userId);
    await this.personalEvents.erase(userId);
    await this.presences.remove(userId);
    await this.mailPlans.erase(userId);
    await this.outgoingMails.erase(userId);
    await this.pushSubscriptions.erase(userId);
    await this.notifications.erase(userId);
    await this.notificationSettings.erase(userId);
  }
}
