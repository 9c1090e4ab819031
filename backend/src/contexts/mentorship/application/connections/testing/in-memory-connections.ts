import { Connection } from '../../../domain/connections/connection';
import {
  ConnectionNotFound,
  type ConnectionState,
  daysAfter,
  REQUEST_RULES,
} from '../../../domain/connections/connection-state';
import { type Block, Blocks, ConnectionCounts, Connections, WaitList } from '../ports/connections';

/** Also records the names of published events for tests. */
export class InMemoryConnections extends Connections {
  readonly states = new Map<number, ConnectionState>();
  readonly eventNames: string[] = [];

  async nextId(): Promise<number> {
    return this.states.size + 1;
  }

  async findBetween(one: number, other: number): Promise<Connection | null> {
    const found = [...this.states.values()].find(
      ({ fromUserId, toUserId }) =>
        (fromUserId === one && toUserId === other) || (fromUserId === other && toUserId === one),
    );
    return found ? Connection.restore({ ...found }) : null;
  }

  async find(id: number): Promise<Connection | null> {
    const state = this.states.get(id);
    return state ? Connection.restore({ ...state }) : null;
  }

  async lock(id: number): Promise<Connection> {
    const connection = await this.find(id);
    if (!connection) throw new ConnectionNotFound();
    return connection;
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async save(connection: Connection): Promise<void> {
    this.states.set(connection.id, connection.snapshot());
    this.eventNames.push(...connection.pullEvents().map((event) => event.constructor.name));
  }
}

export class InMemoryConnectionCounts extends ConnectionCounts {
  readonly #questions: { userId: number; questionId: number; askedAt: Date; isOpen: boolean }[] = [];

  constructor(private readonly connections: InMemoryConnections) {
    super();
  }

  async lockSender(): Promise<void> {}

  async addQuestion(userId: number, questionId: number, askedAt: Date): Promise<void> {
    this.#questions.push({ userId, questionId, askedAt, isOpen: true });
  }

  async closeQuestion(userIds: readonly number[], questionId: number): Promise<void> {
    for (const question of this.#questions) {
      if (userIds.includes(question.userId) && question.questionId === questionId) question.isOpen = false;
    }
  }

  async countPendingFrom(userId: number): Promise<number> {
    const questions = this.#questions.filter((question) => question.userId === userId && question.isOpen);
    const pending = this.#all.filter(({ fromUserId, status }) => fromUserId === userId && status === 'pending');
    return questions.length + pending.length;
  }

  async listFirstContactsSince(userId: number, since: Date): Promise<readonly Date[]> {
    const mine = this.#all.filter(({ fromUserId, createdAt }) => fromUserId === userId && createdAt > since);
    const questions = this.#questions.filter((question) => question.userId === userId && question.askedAt > since);
    const contacts = [...mine.map(({ createdAt }) => createdAt), ...questions.map(({ askedAt }) => askedAt)];
    return contacts.sort((one, other) => one.getTime() - other.getTime());
  }

  async countPlacesTaken(userId: number): Promise<number> {
    return this.#all.filter(({ mentorId, status }) => mentorId === userId && status === 'connected').length;
  }

  async listUnanswered(now: Date): Promise<{ toRemind: number[]; toExpire: number[] }> {
    const pending = this.#all
      .filter(({ status }) => status === 'pending')
      .sort((one, other) => one.expiresAt!.getTime() - other.expiresAt!.getTime() || one.id - other.id);
    const isOver = ({ expiresAt }: ConnectionState): boolean => expiresAt! <= now;
    const expiresBefore = daysAfter(now, REQUEST_RULES.expireAfterDays - REQUEST_RULES.remindAfterDays);
    const toRemind = pending.filter(
      (one) =>
        !isOver(one) &&
        one.expiresAt! <= expiresBefore &&
        !one.remindedAt &&
        (one.question === null || one.answer !== null),
    );
    return { toRemind: toRemind.map(({ id }) => id), toExpire: pending.filter(isOver).map(({ id }) => id) };
  }

  get #all(): ConnectionState[] {
    return [...this.connections.states.values()];
  }
}

export class InMemoryBlocks extends Blocks {
  readonly #blocks: { blockerId: number; userId: number; blockedAt: Date }[] = [];

  async save(blockerId: number, userId: number, blockedAt: Date): Promise<void> {
    if (!this.#find(blockerId, userId)) this.#blocks.push({ blockerId, userId, blockedAt });
  }

  async delete(blockerId: number, userId: number): Promise<void> {
    const found = this.#find(blockerId, userId);
    if (found) this.#blocks.splice(this.#blocks.indexOf(found), 1);
  }

  async findBetween(one: number, other: number): Promise<{ byOne: boolean; byOther: boolean }> {
    return { byOne: !!this.#find(one, other), byOther: !!this.#find(other, one) };
  }

  async listByBlocker(blockerId: number): Promise<readonly Block[]> {
    return this.#blocks
      .filter((block) => block.blockerId === blockerId)
      .map(({ userId, blockedAt }) => ({ userId, blockedAt }))
      .sort((one, other) => other.blockedAt.getTime() - one.blockedAt.getTime() || other.userId - one.userId);
  }

  #find(blockerId: number, userId: number) {
    return this.#blocks.find((block) => block.blockerId === blockerId && block.userId === userId);
  }
}

export class InMemoryWaitList extends WaitList {
  #places: { mentorId: number; userId: number; joinedAt: Date }[] = [];

  async join(mentorId: number, userId: number, at = new Date(0)): Promise<void> {
    if (!(await this.findJoinedAt(mentorId, userId))) this.#places.push({ mentorId, userId, joinedAt: at });
  }

  async leave(mentorId: number, userId: number): Promise<void> {
    this.#places = this.#places.filter((one) => one.mentorId !== mentorId || one.userId !== userId);
  }

  async deleteByUser(id: number): Promise<void> {
    this.#places = this.#places.filter(({ mentorId, userId }) => mentorId !== id && userId !== id);
  }

  async findJoinedAt(mentorId: number, userId: number): Promise<Date | null> {
    const place = this.#places.find((one) => one.mentorId === mentorId && one.userId === userId);
    return place?.joinedAt ?? null;
  }

  async listByMentor(mentorId: number): Promise<readonly number[]> {
    return this.#places.filter((one) => one.mentorId === mentorId).map(({ userId }) => userId);
  }

  async listMentors(): Promise<readonly number[]> {
    return [...new Set(this.#places.map(({ mentorId }) => mentorId))].sort((one, other) => one - other);
  }
}
