import { Clock } from '../../../../shared/application/clock';
import type { MailContent } from '../../../../shared/application/mail-content';
import type { MailedEntry } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import type { MeetingState } from '../../domain/meetings/meeting-state';
import type { Period } from '../../domain/availability/availability';
import { DescribeMeetings } from '../calendar/calendar';
import { Connections } from '../connections/ports/connections';
import { MeetingFiles, MeetingPages } from '../calendar/ports/meeting-files';
import { People } from '../profiles/ports/people';
import { TimeZoneDatabase, UserTimeZones } from '../availability/ports/availabilities';
import { type MeetingMailKind, type MeetingNotice, type NameForms, getNoticeText } from './meeting-notices';
import { Meetings } from '../meetings/ports/meetings';

const DELETED_USER_NAMES: NameForms = { Name: 'A deleted user', name: 'a deleted user' };

/** The parts of mails about meetings: the other person, the time and the calendar entry. */
@UseCase()
export class MeetingMailText {
  constructor(
    private readonly people: People,
    private readonly timeZones: UserTimeZones,
    private readonly zones: TimeZoneDatabase,
    private readonly connections: Connections,
    private readonly describeMeetings: DescribeMeetings,
    private readonly files: MeetingFiles,
  ) {}

  /** Returns the full name for the greeting; null for deleted accounts. */
  async findGreetingName(userId: number): Promise<string | null> {
    return (await this.people.findByIds([userId])).get(userId)?.displayName ?? null;
  }

  async findNameForms(userId: number): Promise<NameForms> {
    const name = await this.findGreetingName(userId);
    return name === null ? DELETED_USER_NAMES : { Name: name, name };
  }

  /** In the recipient's time zone, or else in the host's. */
  async formatMeetingTime(meeting: Period & { readonly hostId: number }, userId: number): Promise<string> {
    const zones = await this.timeZones.findByUserIds([userId, meeting.hostId]);
    return this.zones.formatPeriod(meeting, zones.get(userId) ?? zones.get(meeting.hostId) ?? null);
  }

  /** @param to address of the recipient */
  async writeCalendarEntry(
    meeting: MeetingState,
    userId: number,
    to: string,
    method: MailedEntry['method'],
  ): Promise<MailedEntry> {
    const connection = await this.connections.findBetween(meeting.hostId, meeting.attendeeId);
    const isConnected = connection?.snapshot().status === 'connected';
    const entries = await this.describeMeetings.execute(userId, [{ meeting, isConnected }], false);
    return { method, content: this.files.writeAttachment(entries, method, to) };
  }
}

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

/** A mail without the footer that ends such mails. */
export interface MeetingMailDraft {
  readonly kind: MeetingMailKind;
  readonly to: string;
  readonly subject: string;
  readonly content: Omit<MailContent, 'footer'>;
  readonly calendar?: MailedEntry;
  /** Whether it cancels the meeting. Without such a mail, the meeting would stay in a calendar. */
  readonly isCancellation: boolean;
}

/**
 * Composes a mail to a person about a meeting: with whom, when, and a link. Of the text fields, the mail contains only the
 * reason for a cancellation.
 */
@UseCase()
export class ComposeMeetingMail {
  constructor(
    private readonly meetings: Meetings,
    private readonly people: People,
    private readonly mailText: MeetingMailText,
    private readonly pages: MeetingPages,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns null if there is nothing to mail: the address of the recipient isn't confirmed (it might be someone else's),
   *   or the meeting was deleted, is off, or was moved or has started since a reminder became due
   */
  async execute({ notice, meetingId, userId, aboutId, sequence }: MeetingMailInput): Promise<MeetingMailDraft | null> {
    const to = await this.people.findEmailAddress(userId);
    const meeting = (await this.meetings.find(meetingId))?.snapshot();
    const { kind, subject, text, next, action, calendar } = getNoticeText(notice);
    // Canceled meetings get a separate mail: a calendar that read both in the wrong order would keep the meeting.
    const isCancellation = calendar === 'CANCEL';
    const isOutdated = (meeting?.status === 'cancelled' || meeting?.status === 'declined') && !isCancellation;
    if (to === null || !meeting || isOutdated) return null;
    if (sequence !== undefined && !this.#isReminderDue(meeting, sequence)) return null;
    const reasonLines = isCancellation && meeting.reason ? [`Reason: ${meeting.reason}`] : [];
    const other = await this.mailText.findNameForms(aboutId);
    const url = notice === 'cancelled' ? this.pages.getListUrl() : this.pages.getMeetingUrl(meetingId);
    return {
      kind,
      to,
      subject: subject(other),
      content: {
        recipientName: await this.mailText.findGreetingName(userId),
        blocks: [
          text(other),
          { highlight: await this.mailText.formatMeetingTime(meeting, userId) },
          ...reasonLines,
          ...(next === null ? [] : [next]),
        ],
        button: { label: action, url },
        notes: [],
      },
      ...(calendar && { calendar: await this.mailText.writeCalendarEntry(meeting, userId, to, calendar) }),
      isCancellation,
    };
  }

  #isReminderDue(meeting: MeetingState, sequence: number): boolean {
    return meeting.sequence === sequence && meeting.startTime > this.clock.now();
  }
}
