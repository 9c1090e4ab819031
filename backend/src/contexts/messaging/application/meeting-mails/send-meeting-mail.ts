import { Mailbox } from '../../../../shared/application/mailbox';
import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { isKindOn } from '../../domain/notification-settings/notification-settings';
import { mailFooter, MailLinks } from '../notification-settings/ports/mail-links';
import { NotificationSettingsStore } from '../notification-settings/ports/notification-settings';
import {
  type GroupHourMailInput,
  type MeetingMailDraft,
  MeetingMailDrafts,
  type MeetingMailInput,
} from './ports/meeting-mail-drafts';

/** Mails a person about a meeting, unless they turned such mails off. */
@UseCase()
export class SendMeetingMail {
  constructor(
    private readonly drafts: MeetingMailDrafts,
    private readonly settings: NotificationSettingsStore,
    private readonly links: MailLinks,
    private readonly limits: RateLimits,
    private readonly mailbox: Mailbox,
  ) {}

  async execute(input: MeetingMailInput): Promise<void> {
    const { notice, aboutId, userId } = input;
    await this.#send(await this.drafts.compose(input), userId, `${notice} ${aboutId} ${userId}`);
  }

  /** Mails the host or a student who joined. */
  async mailAboutGroupHour(input: GroupHourMailInput): Promise<void> {
    const { notice, groupHourId, userId } = input;
    const draft = await this.drafts.composeAboutGroupHour(input);
    await this.#send(draft, userId, `group-hour ${notice} ${groupHourId} ${userId}`);
  }

  async #send(draft: MeetingMailDraft | null, userId: number, limitKey: string): Promise<void> {
    if (!draft) return;
    const { kind, to, subject, content, calendar, isCancellation } = draft;
    // Checked before the limit, so that an unwanted mail does not count toward it.
    if (!isKindOn(await this.settings.get(userId), kind, 'mail')) return;
    // Cancellations have no limit, or the meeting would stay in a calendar; each meeting is canceled once.
    if (!isCancellation && !(await this.#isAllowed(limitKey))) return;
    const { footer, unsubscribeUrl } = mailFooter({ userId, scope: kind }, this.links);
    await this.mailbox.send({
      to,
      subject,
      content: { ...content, footer },
      unsubscribeUrl,
      ...(calendar && { calendar }),
    });
  }

  /** Limits the mails that one person can cause by moving a meeting repeatedly. */
  async #isAllowed(key: string): Promise<boolean> {
    try {
      await this.limits.consume(RATE_LIMITS.meetingMailsPerPair, key);
      return true;
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return false;
      throw refusal;
    }
  }
}
