import { Broadcast, type BroadcastState } from '../../../domain/broadcasts/broadcast';
import type { BroadcastAnswer, NewBroadcastAnswer } from '../../../domain/broadcasts/broadcast-answer';
import { BroadcastNotFound, BroadcastAwaitsDecision } from '../../../domain/broadcasts/errors';
import { BroadcastAnswers, BroadcastDeliveries, Broadcasts, type DeliveredBroadcast } from '../ports/broadcasts';

/** The three stores of messages to students, which share their rows. */
export class InMemoryBroadcastStores {
  readonly broadcasts: Broadcasts;
  readonly deliveries: BroadcastDeliveries;
  readonly answers: BroadcastAnswers;
  /** Which student allows messages from which college. */
  readonly allowed: { collegeId: number; studentId: number }[] = [];

  constructor() {
    const rows: BroadcastState[] = [];
    this.broadcasts = new InMemoryBroadcasts(rows);
    this.deliveries = new InMemoryDeliveries(rows, this.allowed);
    this.answers = new InMemoryAnswers();
  }
}

class InMemoryBroadcasts extends Broadcasts {
  #lastId = 0;

  constructor(private readonly rows: BroadcastState[]) {
    super();
  }

  async nextId(): Promise<number> {
    this.#lastId += 1;
    return this.#lastId;
  }

  async find(id: number): Promise<Broadcast | null> {
    const row = this.rows.find((one) => one.id === id);
    return row ? Broadcast.restore({ ...row }) : null;
  }

  async lock(id: number): Promise<Broadcast> {
    const broadcast = await this.find(id);
    if (!broadcast) throw new BroadcastNotFound();
    return broadcast;
  }

  async findLatest(collegeId: number): Promise<Broadcast | null> {
    const row = this.rows.findLast((one) => one.collegeId === collegeId && ['waiting', 'sent'].includes(one.status));
    return row ? Broadcast.restore({ ...row }) : null;
  }

  async list(collegeId: number, { limit, before }: { limit: number; before: number | null }) {
    return this.rows
      .filter((one) => one.collegeId === collegeId && one.id < (before ?? Infinity))
      .reverse()
      .slice(0, limit)
      .map((row) => Broadcast.restore({ ...row }));
  }

  async save(broadcast: Broadcast): Promise<void> {
    const state = broadcast.snapshot();
    const hasWaitingBroadcast = this.rows.some(
      (one) => one.id !== state.id && one.collegeId === state.collegeId && one.status === 'waiting',
    );
    if (hasWaitingBroadcast && broadcast.isWaiting) throw new BroadcastAwaitsDecision();
    const index = this.rows.findIndex((one) => one.id === state.id);
    this.rows[index < 0 ? this.rows.length : index] = state;
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

class InMemoryDeliveries extends BroadcastDeliveries {
  readonly #rows: { broadcastId: number; studentId: number; deliveredAt: Date; readAt: Date | null }[] = [];

  constructor(
    private readonly broadcasts: readonly BroadcastState[],
    private readonly allowed: readonly { collegeId: number; studentId: number }[],
  ) {
    super();
  }

  async listSubscribers(collegeId: number, _: Date, { after, limit }: { after: number; limit: number }) {
    const ids = this.allowed.filter((one) => one.collegeId === collegeId).map(({ studentId }) => studentId);
    return ids
      .filter((id) => id > after)
      .sort((one, other) => one - other)
      .slice(0, limit);
  }

  async save(broadcastId: number, studentIds: readonly number[], deliveredAt: Date) {
    const newRecipientIds = studentIds.filter((id) => !this.#row(broadcastId, id));
    for (const studentId of newRecipientIds) this.#rows.push({ broadcastId, studentId, deliveredAt, readAt: null });
    return newRecipientIds;
  }

  async listInbox(studentId: number, { limit, before }: { limit: number; before: number | null }) {
    return this.#rows
      .filter((one) => one.studentId === studentId && one.broadcastId < (before ?? Infinity))
      .sort((one, other) => other.broadcastId - one.broadcastId)
      .slice(0, limit)
      .map((one) => this.#toDelivered(one));
  }

  async find(broadcastId: number, studentId: number): Promise<DeliveredBroadcast | null> {
    const found = this.#row(broadcastId, studentId);
    return found ? this.#toDelivered(found) : null;
  }

  async markRead(broadcastId: number, studentId: number, at: Date): Promise<boolean> {
    const found = this.#row(broadcastId, studentId);
    if (found) found.readAt ??= at;
    return found !== undefined;
  }

  #row(broadcastId: number, studentId: number) {
    return this.#rows.find((one) => one.broadcastId === broadcastId && one.studentId === studentId);
  }

  #toDelivered(row: { broadcastId: number; deliveredAt: Date; readAt: Date | null }): DeliveredBroadcast {
    const { id, collegeId, subject, content } = this.broadcasts.find((one) => one.id === row.broadcastId)!;
    return { id, collegeId, subject, content, deliveredAt: row.deliveredAt, readAt: row.readAt };
  }
}

class InMemoryAnswers extends BroadcastAnswers {
  readonly #rows: BroadcastAnswer[] = [];

  async save(answer: NewBroadcastAnswer): Promise<BroadcastAnswer> {
    const added = { ...answer, id: this.#rows.length + 1 };
    this.#rows.push(added);
    return added;
  }

  listByStudent = async (studentId: number, broadcastIds: readonly number[]) =>
    this.#rows.filter((one) => one.studentId === studentId && broadcastIds.includes(one.broadcastId));

  async listStudents(broadcastId: number, { after, limit }: { after: number; limit: number }) {
    return this.#listStudentIds(broadcastId)
      .filter((id) => id > after)
      .slice(0, limit);
  }

  listExchanges = async (broadcastId: number, studentIds: readonly number[]) =>
    this.#rows.filter((one) => one.broadcastId === broadcastId && studentIds.includes(one.studentId));

  async countStudents(broadcastIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const counted = broadcastIds.map((id) => [id, this.#listStudentIds(id).length] as const);
    return new Map(counted.filter(([, count]) => count > 0));
  }

  #listStudentIds(broadcastId: number): number[] {
    const ids = this.#rows.filter((one) => one.broadcastId === broadcastId).map(({ studentId }) => studentId);
    return [...new Set(ids)].sort((one, other) => one - other);
  }
}
