import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { MailTopic } from '../../../domain/delivery-schedule/mail-plan';
import type { NotificationKind } from '../../../domain/notification-settings/notification-kinds';
import type { UnreadNews } from '../../../domain/notification-delivery/unread-news';

/** A topic, and from when on its unread things were not mailed yet. */
export interface MailedTopic extends MailTopic {
  readonly since: Date;
}

export interface OutgoingMail {
  readonly userId: number;
  readonly topics: readonly MailedTopic[];
  readonly isDigest: boolean;
}

/** Mails that were queued. */
export abstract class OutgoingMails {
  /** Noted in the unit of work that adds its job. @returns its number */
  abstract add(mail: OutgoingMail, at: Date): Promise<number>;

  /**
   * Leases a mail to send it until `until`, unless it is released before.
   * @returns null where it is done, or its person is erased
   * @throws MailTaken while another instance sends it
   */
  abstract take(id: number, now: Date, until: Date): Promise<OutgoingMail | null>;

  /** It was sent, or there was nothing left to say. */
  abstract done(id: number, at: Date): Promise<void>;

  /** It could not be sent: it can be taken again at once. */
  abstract release(id: number): Promise<void>;

  /** Mails queued within this time that are not done, oldest first. */
  abstract waiting(window: { readonly from: Date; readonly until: Date }, most: number): Promise<readonly number[]>;

  /** Everything that is kept of a person. */
  abstract rowsOf(userId: number): Promise<PersonalDataTables>;

  abstract erase(userId: number): Promise<void>;
}

/** Another instance sends the mail at this moment. */
export class MailTaken extends Error {
  constructor(id: number) {
    super(`The mail ${id} is already being sent`);
  }
}

export interface UnreadTopic {
  readonly topic: MailedTopic & { readonly kind: NotificationKind };
  /** At least one; of notifications the newest first. */
  readonly news: readonly UnreadNews[];
}

/** Of a topic no more is named in one mail. */
export const MOST_NEWS_PER_TOPIC = 5;

/** What people have not read. */
export abstract class UnreadTopics {
  /** Those of `topics` in which something is unread since the topic's moment, and not hidden by a block; in their order. */
  abstract among(userId: number, topics: readonly MailedTopic[]): Promise<readonly UnreadTopic[]>;
}
