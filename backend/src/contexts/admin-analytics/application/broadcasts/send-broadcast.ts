import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import {
  type Broadcast,
  BroadcastDecided,
  BroadcastNotFound,
  BroadcastTooSoon,
  BroadcastWaiting,
  codeDelivered,
  type Delivered,
  MOST_COUNTED,
  nextBroadcastAt,
  NotOwnBroadcast,
  OwnBroadcast,
} from '../../domain/broadcasts/broadcast';
import { FindOwnCollege } from '../memberships/own-membership';
import { Memberships } from '../memberships/ports/memberships';
import { BroadcastNotices, BroadcastPeople } from './ports/broadcast-people';
import { BroadcastDeliveries, Broadcasts } from './ports/broadcasts';

export const DELIVER_BROADCAST = 'deliver-broadcast';

/** How many students are looked up, or receive a message, at a time. */
const BATCH = 500;

/** Counts the students who would receive a message, only as precisely as the college can know it. */
@UseCase()
export class CountRecipients {
  constructor(
    private readonly deliveries: BroadcastDeliveries,
    private readonly people: BroadcastPeople,
    private readonly clock: Clock,
  ) {}

  /** Stops counting when a higher number wouldn't change the result. */
  async execute(collegeId: number): Promise<Delivered> {
    const now = this.clock.now();
    let [count, after] = [0, 0];
    while (count < MOST_COUNTED) {
      const allowed = await this.deliveries.allowedBy(collegeId, now, { after, limit: BATCH });
      count += (await this.people.studentsAmong(allowed)).length;
      if (allowed.length < BATCH) break;
      after = allowed.at(-1)!;
    }
    return codeDelivered(count);
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
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, BroadcastTooSoon, BroadcastWaiting
   */
  async execute(by: number, words: { subject: string; content: string }): Promise<Broadcast> {
    return this.transactions.run(async () => {
      const collegeId = await this.findOwnCollege.execute(by);
      // Locks the memberships, so that two administrators of a college can't write at the same time.
      const colleagues = (await this.memberships.activeOf(collegeId)).filter(({ userId }) => userId !== by);
      const [now, last] = [this.clock.now(), await this.broadcasts.lastOf(collegeId)];
      if (last?.status === 'waiting') throw new BroadcastWaiting();
      const next = nextBroadcastAt(last, now);
      if (next !== null) throw new BroadcastTooSoon(next);

      const broadcast = await this.broadcasts.add({ ...words, collegeId, createdBy: by, createdAt: now });
      if (colleagues.length === 0) return this.#send(broadcast, by);
      await this.notices.waits(
        colleagues.map(({ userId }) => userId),
        broadcast,
      );
      return broadcast;
    });
  }

  /**
   * Approves and sends a colleague's message.
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, BroadcastNotFound, OwnBroadcast,
   *   BroadcastDecided
   */
  async approve(by: number, id: number): Promise<Broadcast> {
    return this.transactions.run(async () => {
      const broadcast = await this.#ofOwnCollege(by, id);
      // Authors can approve their own message if there is no other administrator any more.
      const active = await this.memberships.activeOf(broadcast.collegeId);
      if (broadcast.createdBy === by && active.some(({ userId }) => userId !== by)) throw new OwnBroadcast();
      const sent = await this.#send(broadcast, by);
      await this.notices.decided(sent, by);
      return sent;
    });
  }

  /**
   * Declines a colleague's message, or withdraws the caller's own.
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, BroadcastNotFound, NotOwnBroadcast,
   *   OwnBroadcast, BroadcastDecided
   */
  async end(by: number, id: number, status: 'declined' | 'withdrawn'): Promise<void> {
    await this.transactions.run(async () => {
      const broadcast = await this.#ofOwnCollege(by, id);
      const isOwn = broadcast.createdBy === by;
      if (status === 'withdrawn' && !isOwn) throw new NotOwnBroadcast();
      if (status === 'declined' && isOwn) throw new OwnBroadcast();
      const ended = await this.#decide(broadcast, by, status, null);
      await this.notices.decided(ended, by);
    });
  }

  async #ofOwnCollege(by: number, id: number): Promise<Broadcast> {
    const collegeId = await this.findOwnCollege.execute(by);
    const broadcast = await this.broadcasts.find(id);
    if (broadcast?.collegeId !== collegeId) throw new BroadcastNotFound();
    return broadcast;
  }

  async #send(broadcast: Broadcast, by: number): Promise<Broadcast> {
    const delivered = await this.countRecipients.execute(broadcast.collegeId);
    const sent = await this.#decide(broadcast, by, 'sent', delivered);
    await this.jobs.send(DELIVER_BROADCAST, { id: broadcast.id, after: 0 });
    return sent;
  }

  async #decide(
    broadcast: Broadcast,
    decidedBy: number,
    status: 'sent' | 'declined' | 'withdrawn',
    delivered: Delivered | null,
  ): Promise<Broadcast> {
    const decidedAt = this.clock.now();
    const isDecided = await this.broadcasts.decide(broadcast.id, { status, decidedBy, decidedAt, delivered });
    if (!isDecided) throw new BroadcastDecided();
    return { ...broadcast, status, decidedAt, delivered };
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
    if (broadcast?.status !== 'sent') return;
    const now = this.clock.now();
    const allowed = await this.deliveries.allowedBy(broadcast.collegeId, now, { after, limit: BATCH });
    const students = await this.people.studentsAmong(allowed);
    await this.transactions.run(async () => {
      const reached = await this.deliveries.deliver(id, students, now);
      await this.notices.delivered(reached, broadcast);
      if (allowed.length === BATCH) await this.jobs.send(DELIVER_BROADCAST, { id, after: allowed.at(-1)! });
    });
  }
}
