import { Injectable } from '@nestjs/common';
import { MarkNotificationsRead } from './application/notifications/mark-notifications-read';
import { Notify } from './application/notifications/notify';
import { LiveEvents, PersonalEvents } from './application/stream/ports/stream-events';
import type { NewNotification } from './domain/notifications/notification';

/** Notifications and live updates of a person. */
@Injectable()
export class NotificationsFacade {
  constructor(
    private readonly personalEvents: PersonalEvents,
    private readonly liveEvents: LiveEvents,
    private readonly notification: Notify,
    private readonly markNotificationsRead: MarkNotificationsRead,
  ) {}

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
}
