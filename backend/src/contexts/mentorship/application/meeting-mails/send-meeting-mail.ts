import { MailPreferences } from '../../../../shared/application/mail-preferences';
import { Mailbox } from '../../../../shared/application/mailbox';
import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import { MeetingMailText } from './meeting-mail-text';
import { type MeetingNotice, noticeOf } from './meeting-notices';
import { People } from '../profiles/ports/people';
import { MeetingPages } from '../calendar/ports/meeting-pages';
import { Meetings } from '../meetings/ports/meetings';

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

  /** To nobody whose address is not confirmed (it might be somebody else's), or who switched such mails off. */
  async execute({ notice, meetingId, userId, aboutId }: SendMeetingMailInput): Promise<void> {
    const to = await this.people.getEmailAddress(userId);
    const meeting = (await this.meetings.findById(meetingId))?.snapshot();
    const { kind, subject, text, next, calendar } = noticeOf(notice);
    // What is off by now is told by another mail: a calendar that heard of both in the wrong order would keep it.
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

  /** Nobody fills somebody's mailbox by moving a meeting to and fro. */
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
