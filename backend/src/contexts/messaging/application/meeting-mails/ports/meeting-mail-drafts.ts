import type { MailContent } from '../../../../../shared/application/mail-content';
import type { MailedEntry } from '../../../../../shared/application/mailbox';

/** What a mail about a meeting reports. */
export type MeetingNotice =
  | 'scheduled'
  | 'invited'
  | 'moved'
  | 'proposed'
  | 'accepted'
  | 'declined'
  | 'proposal-declined'
  | 'cancelled'
  | 'comes-up'
  | 'begins'
  | 'unanswered'
  | 'unconfirmed';

export interface MeetingMailInput {
  readonly notice: MeetingNotice;
  readonly meetingId: number;
  /** The recipient. */
  readonly userId: number;
  /** The other participant. */
  readonly aboutId: number;
  /** For reminders: the `sequence` of the meeting they are about. */
  readonly sequence?: number;
}

/** What a mail about a group hour reports. */
type GroupHourNotice = 'joined' | 'cancelled' | 'comes-up' | 'begins';

export interface GroupHourMailInput {
  readonly notice: GroupHourNotice;
  readonly groupHourId: number;
  /** The recipient. */
  readonly userId: number;
}

/** A mail without the footer that turns such mails off. */
export interface MeetingMailDraft {
  /** The switch of the recipient that controls this mail. */
  readonly kind: 'meeting' | 'reminder';
  readonly to: string;
  readonly subject: string;
  readonly content: Omit<MailContent, 'footer'>;
  readonly calendar?: MailedEntry;
  readonly isCancellation: boolean;
}

/** Mails about meetings, as mentorship composes them. */
export abstract class MeetingMailDrafts {
  /** @returns null if there is nothing to mail, for example because the meeting is off */
  abstract compose(input: MeetingMailInput): Promise<MeetingMailDraft | null>;

  /** @returns null if there is nothing to mail, for example because the recipient left */
  abstract composeAboutGroupHour(input: GroupHourMailInput): Promise<MeetingMailDraft | null>;
}
