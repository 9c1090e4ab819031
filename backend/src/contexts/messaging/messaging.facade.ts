import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../shared/application/personal-data';
import { ModerateMessage } from './application/conversations/change-message';
import { MarkConversation } from './application/conversations/mark-conversation';
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

/** The functions of messaging that other contexts can use. */
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
    private readonly markConversation: MarkConversation,
    private readonly searchMessages: SearchMessages,
    private readonly notification: Notify,
    private readonly markNotificationsRead: MarkNotificationsRead,
    private readonly moderateMessage: ModerateMessage,
    private readonly mailPlans: MailPlans,
    private readonly outgoingMails: OutgoingMails,
    private readonly pushSubscriptions: PushSubscriptions,
  ) {}

  /** Counts unread messages, as shown beside the conversations. */
  unreadCount(userId: number): Promise<number> {
    return this.conversations.countUnread(userId);
  }

  /** Counts the conversations of any of these people with a message after this time. */
  countActiveConversations(userIds: readonly number[], after: Date): Promise<number> {
    return this.conversations.countActive(userIds, after);
  }

  /**
   * Sends a message; to the sender of a connection request, it accepts the request.
   * @throws MessageRefused, WaitForAnswer
   */
  async write(draft: MessageDraft): Promise<void> {
    await this.sendMessage.execute(draft);
  }

  /**
   * Marks the messages that `by` has received from `otherId` as read.
   * @throws OwnConversation, ConversationNotFound
   */
  async markRead(conversation: { by: number; otherId: number }): Promise<void> {
    await this.markConversation.read(conversation);
  }

  /** Finds a person's newest messages in which words begin with the typed words. */
  messagesWith(userId: number, typed: string, limit: number): Promise<FoundMessage[]> {
    return this.searchMessages.execute(userId, typed, limit);
  }

  /**
   * Notifies a person of an event; joins the caller's unit of work. Repeating it for the same event and person changes
   * nothing, and people are not notified of each other while one of them blocks the other.
   */
  notify(notification: NewNotification): Promise<void> {
    return this.notification.execute(notification);
  }

  /** Marks a person's notifications about a subject as read; joins the caller's unit of work. */
  markSubjectRead(userId: number, subject: string): Promise<void> {
    return this.markNotificationsRead.markSubject(userId, subject);
  }

  /** Notifies the open pages of operators that a case has changed; joins the caller's unit of work. */
  publishCaseChange(operatorIds: readonly number[], caseId: number): Promise<void> {
    return this.personalEvents.publish(operatorIds, { type: 'moderation.changed', caseId });
  }

  /** Notifies a person's open pages that their rights for a college have changed; joins the caller's unit of work. */
  publishMembershipChange(userId: number): Promise<void> {
    return this.personalEvents.publish([userId], { type: 'membership.changed' });
  }

  /**
   * Notifies the open pages of these people that a discussion has changed, after the caller's unit of work is
   * committed.
   */
  publishForumChange(userIds: readonly number[], postId: number): void {
    this.liveEvents.send(userIds, { type: 'discussion.changed', postId });
  }

  /** Sends the progress of an import to the open pages of the person who imports the file. */
  publishImportProgress(userId: number, progress: { processed: number; skipped: number; errors: number }): void {
    this.liveEvents.send([userId], { type: 'alumni-import-progress', ...progress });
  }

  /**
   * Returns a message and those before it, as one of its two sides sees them, oldest first; null for other people, and
   * for deleted and hidden messages.
   */
  messageSeenBy(userId: number, id: number): Promise<readonly MessageState[] | null> {
    return this.moderateMessage.findContext(userId, id);
  }

  /**
   * Hides a message from both sides, or shows it again.
   * @returns false if there is nothing to hide
   */
  hideMessage(id: number, isHidden: boolean): Promise<boolean> {
    return this.moderateMessage.setHidden(id, isHidden);
  }

  /** Exports everything that this context stores about a person. */
  async exportUser(userId: number): Promise<PersonalDataTables> {
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
  async eraseUser(userId: number): Promise<void> {
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
