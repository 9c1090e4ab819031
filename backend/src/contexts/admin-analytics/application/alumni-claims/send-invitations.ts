import { Clock } from '../../../../shared/application/clock';
import { Mailbox } from '../../../../shared/application/mailbox';
import { Randomness } from '../../../../shared/application/randomness';
import { UseCase } from '../../../../shared/application/use-case';
import { CLAIM_TOKEN_BYTES } from '../../domain/alumni-claims/invitation';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { invitationMail } from './invitation-mail';
import { ClaimPages } from './ports/claimants';
import { type InvitationMail, InvitationQueue } from './ports/imported-alumni';

const MAX_FAILURES_IN_A_ROW = 3;

/**
 * Sends imported alumni one invitation and one reminder. The token is created when the email is sent. Each email is
 * taken before and marked after sending: an instance that stops in between causes at most this one to be sent twice.
 */
@UseCase()
export class SendInvitations {
  constructor(
    private readonly queue: InvitationQueue,
    private readonly colleges: KnownColleges,
    private readonly mailbox: Mailbox,
    private readonly pages: ClaimPages,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /**
   * An address that refuses the email is retried later; after three failures in a row, sending itself doesn't work.
   * @returns whether more may be due
   */
  async execute(limit: number): Promise<boolean> {
    let failures = 0;
    for (let count = 0; count < limit; count++) {
      const token = this.randomness.createToken(CLAIM_TOKEN_BYTES);
      const mail = await this.queue.reserveNext(token, this.clock.now());
      if (!mail) return false;
      try {
        await this.#send(mail, token);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === MAX_FAILURES_IN_A_ROW) throw error;
      }
    }
    return true;
  }

  /** Sends one person a new link. Does nothing if they have claimed or no longer exist. */
  async resendInvitation(id: number): Promise<void> {
    const token = this.randomness.createToken(CLAIM_TOKEN_BYTES);
    const mail = await this.queue.reserve(id, token, this.clock.now());
    if (mail) await this.#send(mail, token);
  }

  async #send(mail: InvitationMail, token: string): Promise<void> {
    const [college] = await this.colleges.listByIds([mail.collegeId]);
    if (!college) return;
    await this.mailbox.send({ to: mail.email, ...invitationMail(mail, college.name, token, this.pages) });
    await this.queue.markSent(mail.id, mail.kind, this.clock.now());
  }
}
