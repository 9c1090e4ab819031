import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { MailTopic } from '../../../domain/delivery-schedule/mail-plan';
import type { NotificationKind } from '../../../domain/notification-settings/notification-kinds';
import type { UnreadItem } from '../../../domain/notification-delivery/unread-items';

/** A topic, and the time since which its unread items have not been mailed. */
export interface MailedTopic extends MailTopic {
  readonly since: Date;
}

export interface OutgoingMail {
  readonly userId: number;
  readonly topics: readonly MailedTopic[];
  readonly isDigest: boolean;
}

/** Queued emails. */
export abstract class OutgoingMails {
  /**
   * Records a mail, in the unit of work that adds its job.
   * @returns its ID
   */
  abstract save(mail: OutgoingMail, at: Date): Promise<number>;

  /**
   * Leases a mail for sending until `until`, unless it is released before.
   * @returns null if it is done, or its recipient is erased
   * @throws MailLeased while another instance sends it
   */
  abstract lease(id: number, now: Date, until: Date): Promise<OutgoingMail | null>;

  /** Marks a mail as done: it was sent, or nothing was left to report. */
  abstract markDone(id: number, at: Date): Promise<void>;

  /** Releases a mail that could not be sent; it can be taken again immediately. */
  abstract release(id: number): Promise<void>;

  /** Lists mails queued in this period that are not done, oldest first. */
  abstract listUnsent(window: { readonly from: Date; readonly until: Date }, limit: number): Promise<readonly number[]>;

  /** Returns everything that is stored about a person. */
  abstract export(userId: number): Promise<PersonalDataTables>;

  abstract erase(userId: number): Promise<void>;
}

/** Thrown while another instance sends the mail. */
export class MailLeased extends Error {
  constructor(id: number) {
    super(`The mail ${id} is already being sent`);
  }
}

export interface UnreadTopic {
  readonly topic: MailedTopic & { readonly kind: NotificationKind };
  /** At least one; notifications newest first. */
  readonly news: readonly UnreadItem[];
}

/** Maximum number of news of one topic in a mail. */
export const MAX_ITEMS_PER_TOPIC = 5;

/** What users have not read. */
export abstract class UnreadTopics {
  /**
   * Returns those of `topics` with something that is unread since the topic's time and not hidden by a block, in their
   * order.
   */
  abstract listUnread(userId: number, topics: readonly MailedTopic[]): Promise<readonly UnreadTopic[]>;
}
