import { type MailedEntry, Mailbox, MailPreferences } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import type { MeetingState } from '../../domain/meetings/meeting-state';
import { DescribeMeetings } from '../calendar/calendar';
import { Connections } from '../connections/ports/connections';
import { MeetingFiles, MeetingPages } from '../calendar/ports/meeting-files';
import { People } from '../profiles/ports/profiles';
import { TimeZoneDatabase, UserTimeZones } from '../availability/ports/availabilities';
import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { LIMITS } from '../../../../shared/domain/limits';
import { type MeetingNotice, type NameForms, noticeOf } from './meeting-notices';
import { Meetings } from '../meetings/ports/meetings';

const DELETED: NameForms = { Name: 'A deleted user', name: 'a deleted user' };

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

  async nameOf(userId: number): Promise<NameForms> {
    const name = (await this.people.findByIds([userId])).get(userId)?.displayName;
    return name === undefined ? DELETED : { Name: name, name };
  }

  /** In the recipient's time zone, or else in the host's. */
  async timeOf(meeting: MeetingState, userId: number): Promise<string> {
    const zones = await this.timeZones.findByUserIds([userId, meeting.hostId]);
    return this.zones.formatPeriod(meeting, zones.get(userId) ?? zones.get(meeting.hostId) ?? null);
  }

  /** @param to address of the recipient */
  async entryFor(
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

export interface SendMeetingMailInput {
  readonly notice: MeetingNotice;
  readonly meetingId: number;
  /** The recipient. */
  readonly userId: number;
  /** The other participant. */
  readonly aboutId: number;
}

/**
 * Mails a person about a meeting: with whom, when, and a link. Of the text fields, the mail contains only the reason
 * for a cancellation.
 */
@UseCase()
export class SendMeetingMail {
  constructor(
    private readonly meetings: Meetings,
    private readonly people: People,
    private readonly mailText: MeetingMailText,
    private readonly preferences: MailPreferences,
    private readonly limits: RateLimits,
    private readonly mailbox: Mailbox,
    private readonly pages: MeetingPages,
  ) {}

  /** Skips people whose address is not confirmed (it might be someone else's) or who turned these mails off. */
  async execute({ notice, meetingId, userId, aboutId }: SendMeetingMailInput): Promise<void> {
    const to = await this.people.findEmailAddress(userId);
    const meeting = (await this.meetings.find(meetingId))?.snapshot();
    const { kind, subject, text, next, calendar } = noticeOf(notice);
    // Canceled meetings get a separate mail: a calendar that read both in the wrong order would keep the meeting.
    const isOff = calendar === 'CANCEL';
    const isMoot = (meeting?.status === 'cancelled' || meeting?.status === 'declined') && !isOff;
    if (to === null || !meeting || isMoot) return;
    // Checked before the limit, so that an unwanted mail does not count toward it.
    if (!(await this.preferences.wantsMail(userId, kind))) return;
    // Cancellations have no limit, or the meeting would stay in a calendar; each meeting is canceled once.
    if (!isOff && !(await this.#isAllowed(notice, userId, aboutId))) return;
    const reasonLines = isOff && meeting.reason ? [`Reason: ${meeting.reason}`] : [];
    const other = await this.mailText.nameOf(aboutId);
    const paragraphs = [text(other), await this.mailText.timeOf(meeting, userId), ...reasonLines, next];
    const link = notice === 'cancelled' ? this.pages.getListUrl() : this.pages.getMeetingUrl(meetingId);
    const { footer, unsubscribeUrl } = this.preferences.footerOf(userId, kind);
    await this.mailbox.send({
      to,
      subject: subject(other),
      text: ['Hello,', ...paragraphs, link, footer, ''].join('\n\n'),
      unsubscribeUrl,
      ...(calendar && { calendar: await this.mailText.entryFor(meeting, userId, to, calendar) }),
    });
  }

  /** Limits the mails that one person can cause by moving a meeting repeatedly. */
  async #isAllowed(notice: MeetingNotice, userId: number, aboutId: number): Promise<boolean> {
    try {
      await this.limits.consume(LIMITS.meetingMailsPerPair, `${notice} ${aboutId} ${userId}`);
      return true;
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return false;
      throw refusal;
    }
  }
}
