import { MailPreferences } from '../../../shared/application/mail-preferences';
import { Mailbox } from '../../../shared/application/mailbox';
import { RateLimits, TooManyRequests } from '../../../shared/application/rate-limits';
import { UseCase } from '../../../shared/application/use-case';
import { LIMITS } from '../../../shared/domain/limits';
import { CONNECTION_NOTICES, type ConnectionNotice } from './connection-notices';
import { ConnectionPages } from './ports/connection-pages';
import { ConnectionPeople } from './ports/connection-people';
import { SimilarMentors } from './ports/similar-mentors';

/** The queue of mails about connections. */
export const SEND_CONNECTION_MAIL = 'send-connection-mail';

const SIMILAR = 3;

export interface SendConnectionMailInput {
  readonly notice: ConnectionNotice;
  /** Whom it is for. */
  readonly userId: number;
  /** The person on the other side. */
  readonly aboutId: number;
}

/** Tells somebody what happened, never what anybody wrote. Only people who were connected are named to each other. */
@UseCase()
export class SendConnectionMail {
  constructor(
    private readonly people: ConnectionPeople,
    private readonly similarMentors: SimilarMentors,
    private readonly preferences: MailPreferences,
    private readonly limits: RateLimits,
    private readonly mailbox: Mailbox,
    private readonly pages: ConnectionPages,
  ) {}

  /** To nobody whose address is not confirmed (it might be somebody else's), or who switched such mails off. */
  async execute({ notice, userId, aboutId }: SendConnectionMailInput): Promise<void> {
    const to = await this.people.mailAddressOf(userId);
    const { kind, subject, text } = CONNECTION_NOTICES[notice];
    // Before the limit: a mail that is not wanted does not count.
    if (to === null || !(await this.preferences.wantsMail(userId, kind))) return;
    if (notice === 'requested' && !(await this.#mayTell(userId, aboutId))) return;
    const what = typeof text === 'string' ? text : text(await this.#nameOf(aboutId));
    const links = notice === 'expired' ? await this.#insteadOf(aboutId, userId) : this.#linksOf(notice, aboutId);

    await this.mailbox.send({
      to,
      subject: subject(this.pages.productName),
      text: ['Hello,', what, ...links, ''].join('\n\n'),
    });
  }

  /** Nobody fills somebody's mailbox by asking and withdrawing. */
  async #mayTell(userId: number, aboutId: number): Promise<boolean> {
    try {
      await this.limits.consume(LIMITS.requestMailsPerPair, `${aboutId} ${userId}`);
      return true;
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return false;
      throw refusal;
    }
  }

  async #insteadOf(mentorId: number, userId: number): Promise<string[]> {
    const candidates = await this.similarMentors.to(mentorId, userId, 3 * SIMILAR);
    const there = await this.people.taking(candidates);
    const similar = candidates.filter((id) => there.has(id)).slice(0, SIMILAR);
    if (similar.length === 0) return ['Others may have time for you:', this.pages.finder()];
    return ['Similar mentors who have a place:', ...similar.map((id) => this.pages.alumni(id))];
  }

  async #nameOf(userId: number): Promise<string> {
    return (await this.people.taking([userId])).get(userId)?.displayName ?? 'Somebody you were connected with';
  }

  #linksOf(notice: ConnectionNotice, aboutId: number): string[] {
    if (notice === 'connected') return [this.pages.newMeetingWith(aboutId)];
    if (notice === 'questioned') return [this.pages.ownRequests()];
    return [notice === 'place-free' ? this.pages.alumni(aboutId) : this.pages.requests()];
  }
}
