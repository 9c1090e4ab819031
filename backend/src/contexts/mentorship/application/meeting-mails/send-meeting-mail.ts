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
import { type MeetingNotice, noticeOf } from './meeting-notices';
import { Meetings } from '../meetings/ports/meetings';

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

  async nameOf(userId: number): Promise<string> {
    return (await this.people.findByIds([userId])).get(userId)?.displayName ?? 'someone whose account was deleted';
  }

  /** By the recipient's clocks, else by the host's. */
  async timeOf(meeting: MeetingState, userId: number): Promise<string> {
    const zones = await this.timeZones.findByUserIds([userId, meeting.hostId]);
    return this.zones.formatPeriod(meeting, zones.get(userId) ?? zones.get(meeting.hostId) ?? null);
  }

  /** @param to the address the mail goes to */
  async entryFor(
    meeting: MeetingState,
    userId: number,
    to: string,
    method: MailedEntry['method'],
  ): Promise<MailedEntry> {
    const connection = await this.connections.findBetween(meeting.hostId, meeting.attendeeId);
    const isConnected = connection?.snapshot().status === 'connected';
    const entries = await this.describeMeetings.execute(userId, [{ meeting, isConnected }], false);
    return { method, content: this.files.mailed(entries, method, to) };
  }
}

export interface SendMeetingMailInput {
  readonly notice: MeetingNotice;
  readonly meetingId: number;
  /** Whom it is for, ... */
  readonly userId: number;
  /** ... and the other of the two. */
  readonly aboutId: number;
}

/** Tells a person about a meeting: with whom, when and where to look. Of what was written only why it is off. */
@UseCase()
export class SendMeetingMail {
  constructor(
    private readonly meetings: Meetings,
    private readonly people: People,
    private readonly words: MeetingMailText,
    private readonly preferences: MailPreferences,
    private readonly limits: RateLimits,
    private readonly mailbox: Mailbox,
    private readonly pages: MeetingPages,
  ) {}

  /** To no one whose address is not confirmed (it might be someone else's), or who switched such mails off. */
  async execute({ notice, meetingId, userId, aboutId }: SendMeetingMailInput): Promise<void> {
    const to = await this.people.getEmailAddress(userId);
    const meeting = (await this.meetings.findById(meetingId))?.snapshot();
    const { kind, subject, text, next, calendar } = noticeOf(notice);
    // Cancelled meetings get a mail of their own: a calendar that read both in the wrong order would keep the meeting.
    const isOff = calendar === 'CANCEL';
    const isMoot = (meeting?.status === 'cancelled' || meeting?.status === 'declined') && !isOff;
    if (to === null || !meeting || isMoot) return;
    // Before the limit: a mail that is not wanted does not count.
    if (!(await this.preferences.wantsMail(userId, kind))) return;
    // That a meeting is off has no limit, or it would stay in a calendar; it happens once to each.
    if (!isOff && !(await this.#mayTell(notice, userId, aboutId))) return;
    const why = isOff && meeting.reason ? [`Reason: ${meeting.reason}`] : [];
    const told = [text(await this.words.nameOf(aboutId)), await this.words.timeOf(meeting, userId), ...why, next];
    const link = notice === 'cancelled' ? this.pages.meetings() : this.pages.meeting(meetingId);
    const { footer, unsubscribeUrl } = this.preferences.footerOf(userId, kind);
    await this.mailbox.send({
      to,
      subject: subject(this.pages.productName),
      text: ['Hello,', ...told, link, footer, ''].join('\n\n'),
      unsubscribeUrl,
      ...(calendar && { calendar: await this.words.entryFor(meeting, userId, to, calendar) }),
    });
  }

  /** No one fills someone's mailbox by moving a meeting to and fro. */
  async #mayTell(notice: MeetingNotice, userId: number, aboutId: number): Promise<boolean> {
    try {
      await this.limits.consume(LIMITS.meetingMailsPerPair, `${notice} ${aboutId} ${userId}`);
      return true;
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return false;
      throw refusal;
    }
  }
}
