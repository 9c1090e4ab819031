import { Clock } from '../../../../shared/application/clock';
import { Mailbox } from '../../../../shared/application/mailbox';
import { Randomness } from '../../../../shared/application/randomness';
import { UseCase } from '../../../../shared/application/use-case';
import { CLAIM_TOKEN_BYTES } from '../../domain/alumni-claims/invitation';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { invitationMail } from './invitation-mail';
import { ClaimPages } from './ports/claimants';
import { type DueInvitation, InvitationQueue } from './ports/imported-alumni';

const MOST_FAILURES_IN_A_ROW = 3;

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
  async execute(most: number): Promise<boolean> {
    let failures = 0;
    for (let taken = 0; taken < most; taken++) {
      const token = this.randomness.token(CLAIM_TOKEN_BYTES);
      const due = await this.queue.takeNext(token, this.clock.now());
      if (!due) return false;
      try {
        await this.#send(due, token);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === MOST_FAILURES_IN_A_ROW) throw error;
      }
    }
    return true;
  }

  /** Sends one person a new link. Does nothing if they have claimed or no longer exist. */
  async again(id: number): Promise<void> {
    const token = this.randomness.token(CLAIM_TOKEN_BYTES);
    const due = await this.queue.take(id, token, this.clock.now());
    if (due) await this.#send(due, token);
  }

  async #send(due: DueInvitation, token: string): Promise<void> {
    const [college] = await this.colleges.withIds([due.collegeId]);
    if (!college) return;
    await this.mailbox.send({ to: due.email, ...invitationMail(due, college.name, token, this.pages) });
    await this.queue.markSent(due.id, due.kind, this.clock.now());
  }
}
