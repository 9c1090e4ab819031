import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import {
  Broadcast,
  type BroadcastState,
  toRecipientRange,
  type RecipientRange,
  MAX_REVEALED_RECIPIENTS,
} from '../../domain/broadcasts/broadcast';
import { FindOwnCollege } from '../memberships/own-membership';
import { Memberships } from '../memberships/ports/memberships';
import { BroadcastNotices, BroadcastPeople } from './ports/broadcast-people';
import { BroadcastDeliveries, Broadcasts } from './ports/broadcasts';

export const DELIVER_BROADCAST = 'deliver-broadcast';

/** How many students are looked up, or receive a message, at a time. */
const BATCH_SIZE = 500;

/** Counts the students who would receive a message, only as precisely as the college can know it. */
@UseCase()
export class CountRecipients {
  constructor(
    private readonly deliveries: BroadcastDeliveries,
    private readonly people: BroadcastPeople,
    private readonly clock: Clock,
  ) {}

  /** Stops counting when a higher number wouldn't change the result. */
  async execute(collegeId: number): Promise<RecipientRange> {
    const now = this.clock.now();
    let [count, after] = [0, 0];
    while (count < MAX_REVEALED_RECIPIENTS) {
      const allowed = await this.deliveries.listSubscribers(collegeId, now, { after, limit: BATCH_SIZE });
      count += (await this.people.findActiveStudents(allowed)).length;
      if (allowed.length < BATCH_SIZE) break;
      after = allowed.at(-1)!;
    }
    return toRecipientRange(count);
  }
}

/**
 * An administrator writes to the students who allow messages from the college; a second administrator approves the
 * message if the college has one.
 */
@UseCase()
export class SendBroadcast {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly memberships: Memberships,
    private readonly broadcasts: Broadcasts,
    private readonly countRecipients: CountRecipients,
    private readonly notices: BroadcastNotices,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a message, or stores it until a colleague approves it.
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, BroadcastTooSoon, BroadcastAwaitsDecision
   */
  async execute(by: number, text: { subject: string; content: string }): Promise<BroadcastState> {
    return this.transactions.run(async () => {
      const collegeId = await this.findOwnCollege.execute(by);
      // Locks the memberships, so that two administrators of a college can't write at the same time.
      const colleagues = await this.#colleaguesOf(by, collegeId);
      const latest = await this.broadcasts.findLatest(collegeId);
      const { subject, content } = text;
      const draft = { id: await this.broadcasts.nextId(), collegeId, subject, content, createdBy: by };
      const broadcast = Broadcast.write({ ...draft, createdAt: this.clock.now() }, latest);

      if (colleagues.length === 0) await this.#send(broadcast, by, false);
      await this.broadcasts.save(broadcast);
      if (colleagues.length > 0) await this.notices.requestApproval(colleagues, broadcast);
      return broadcast.snapshot();
    });
  }

  /**
   * Approves and sends a colleague's message.
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, BroadcastNotFound, CannotApproveOwnBroadcast,
   *   BroadcastAlreadyDecided
   */
  async approve(by: number, id: number): Promise<BroadcastState> {
    return this.transactions.run(async () => {
      const collegeId = await this.findOwnCollege.execute(by);
      // Authors can approve their own message if there is no other administrator any more.
      const colleagues = await this.#colleaguesOf(by, collegeId);
      return this.broadcasts.update(id, async (broadcast) => {
        broadcast.assertBelongsTo(collegeId);
        await this.#send(broadcast, by, colleagues.length > 0);
        await this.notices.notifyOfDecision(broadcast, by);
        return broadcast.snapshot();
      });
    });
  }

  /**
   * Declines a colleague's message, or withdraws the caller's own.
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, BroadcastNotFound, NotBroadcastAuthor,
   *   CannotApproveOwnBroadcast, BroadcastAlreadyDecided
   */
  async end(by: number, id: number, status: 'declined' | 'withdrawn'): Promise<void> {
    await this.transactions.run(async () => {
      const collegeId = await this.findOwnCollege.execute(by);
      await this.broadcasts.update(id, async (broadcast) => {
        broadcast.assertBelongsTo(collegeId);
        if (status === 'withdrawn') broadcast.withdraw(by, this.clock.now());
        else broadcast.decline(by, this.clock.now());
        await this.notices.notifyOfDecision(broadcast, by);
      });
    });
  }

  async #colleaguesOf(by: number, collegeId: number): Promise<number[]> {
    const active = await this.memberships.listActive(collegeId);
    return active.map(({ userId }) => userId).filter((userId) => userId !== by);
  }

  async #send(broadcast: Broadcast, by: number, hasColleague: boolean): Promise<void> {
    const delivered = await this.countRecipients.execute(broadcast.collegeId);
    broadcast.send(by, { hasColleague, delivered }, this.clock.now());
    await this.jobs.send(DELIVER_BROADCAST, { id: broadcast.id, after: 0 });
  }
}

/** Delivers a message to one batch of students. Consent is checked at the time of delivery. */
@UseCase()
export class DeliverBroadcast {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly deliveries: BroadcastDeliveries,
    private readonly people: BroadcastPeople,
    private readonly notices: BroadcastNotices,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Delivers nothing twice when called again.
   * @param after the highest student ID of the previous batch
   */
  async execute({ id, after }: { id: number; after: number }): Promise<void> {
    const broadcast = await this.broadcasts.find(id);
    if (!broadcast?.isSent) return;
    const now = this.clock.now();
    const allowed = await this.deliveries.listSubscribers(broadcast.collegeId, now, { after, limit: BATCH_SIZE });
    const students = await this.people.findActiveStudents(allowed);
    await this.transactions.run(async () => {
      const reached = await this.deliveries.save(id, students, now);
      await this.notices.notifyRecipients(reached, broadcast);
      if (allowed.length === BATCH_SIZE) await this.jobs.send(DELIVER_BROADCAST, { id, after: allowed.at(-1)! });
    });
  }
}
