import { DomainError } from '../../../../../shared/domain/domain-error';
import type { RelationshipStatus } from '../../../domain/conversations/writing-permission';
import type { AnswerRequestMessage, StoreRequestMessage } from '../request-messages';
import { Blocks } from '../ports/blocks';
import { type PendingRequest, type Relationship, Relationships } from '../ports/relationships';

/** ID of a person whom the others cannot see. */
export const HIDDEN_USER_ID = 9;

export class PersonNotFound extends DomainError {
  constructor() {
    super('not-found', 'test.person-not-found', 'There is no such person.');
  }
}

export class AllPlacesTaken extends DomainError {
  constructor() {
    super('conflict', 'test.all-places-taken', 'All places are taken.');
  }
}

interface Row {
  readonly from: number;
  readonly to: number;
  status: 'pending' | 'connected' | 'declined';
  isTextHidden?: boolean;
}

const toShownPerson = (id: number) => ({ id, displayName: `Person ${id}`, avatarUrl: null, isSample: false });

/**
 * In-memory connections with the rules that matter for messages: a request creates a message, and a mentor can be full.
 */
export class InMemoryRelationships extends Relationships {
  readonly rows: Row[] = [];
  readonly full = new Set<number>();
  /** People whose account is unavailable. */
  readonly away = new Set<number>();
  /** Both ways. */
  readonly blocked = new Set<string>();
  keep?: StoreRequestMessage;
  answer?: AnswerRequestMessage;
  now = new Date(0);
  /** Of every pending request. */
  requestMessage = '';

  async getStatus(userId: number, otherId: number): Promise<RelationshipStatus> {
    const row = this.#between(userId, otherId);
    if (!row || this.away.has(otherId)) return 'none';
    if (row.status === 'connected') return 'connected';
    if (row.to === userId) return row.status === 'pending' ? 'pending_received' : 'declined';
    return row.status === 'pending' ? 'pending_sent' : 'none';
  }

  async findByIds(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, Relationship>> {
    const found = new Map<number, Relationship>();
    for (const id of otherIds) {
      const status = await this.getStatus(userId, id);
      const isOpen = status !== 'none' && status !== 'declined';
      found.set(id, {
        status,
        connectionId: isOpen ? this.rows.indexOf(this.#between(userId, id)!) + 1 : null,
        isBlocked: this.isBlocked(userId, id),
        person: this.#isThere(id) ? { ...toShownPerson(id), role: 'student' } : null,
      });
    }
    return found;
  }

  async canSee(userId: number, otherId: number): Promise<boolean> {
    return this.#isThere(otherId) && !this.isBlocked(userId, otherId);
  }

  async findRequestRefusal(_: number, otherId: number): Promise<string | null> {
    return this.full.has(otherId) ? 'full' : null;
  }

  async request(userId: number, otherId: number, message: string): Promise<void> {
    if (otherId === HIDDEN_USER_ID) throw new PersonNotFound();
    this.rows.push({ from: userId, to: otherId, status: 'pending' });
    await this.keep?.execute({ draft: { senderId: userId, recipientId: otherId, content: message }, at: this.now });
  }

  async accept(userId: number, otherId: number): Promise<void> {
    if (this.full.has(userId)) throw new AllPlacesTaken();
    this.#between(userId, otherId)!.status = 'connected';
    await this.answer?.markRead({ fromUserId: otherId, toUserId: userId }, this.now);
  }

  async dismiss(userId: number, otherId: number): Promise<void> {
    const row = this.#between(userId, otherId);
    if (row?.to === userId && row.status === 'pending') row.status = 'declined';
  }

  async hideRequest(senderId: number, recipientId: number, isHidden: boolean): Promise<void> {
    const row = this.rows.find(({ from, to }) => from === senderId && to === recipientId);
    if (row) row.isTextHidden = isHidden;
  }

  async listPendingRequests(userId: number): Promise<readonly PendingRequest[]> {
    return this.rows
      .map(({ from: id, to, status }, at) => ({ connectionId: at + 1, id, to, status }))
      .filter(({ to, status }) => to === userId && status === 'pending')
      .map(({ connectionId, id }) => {
        return {
          connectionId,
          sender: toShownPerson(id),
          message: this.requestMessage,
          createdAt: this.now,
          expiresAt: null,
        };
      })
      .reverse();
  }

  async findRequestMessages(userId: number, senderIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const pending = this.rows.filter(
      ({ from, to, status }) => to === userId && senderIds.includes(from) && status === 'pending',
    );
    return new Map(pending.map(({ from }) => [from, this.requestMessage]));
  }

  isBlocked(one: number, other: number): boolean {
    return this.blocked.has(`${one}:${other}`) || this.blocked.has(`${other}:${one}`);
  }

  #isThere(id: number): boolean {
    return id > 0 && id !== HIDDEN_USER_ID && !this.away.has(id);
  }

  #between(one: number, other: number): Row | undefined {
    return this.rows.findLast(({ from, to }) => (from === one && to === other) || (from === other && to === one));
  }
}

export class InMemoryBlocks extends Blocks {
  constructor(private readonly relationships: InMemoryRelationships) {
    super();
  }

  async areBlocked(one: number, other: number): Promise<boolean> {
    return this.relationships.isBlocked(one, other);
  }

  async listPairsAfter(
    [one, other]: readonly [number, number],
    limit: number,
  ): Promise<readonly (readonly [number, number])[]> {
    return [...this.relationships.blocked]
      .map((pair) => pair.split(':').map(Number) as [number, number])
      .sort((a, b) => a[0] - b[0] || a[1] - b[1])
      .filter((pair) => pair[0] > one || (pair[0] === one && pair[1] > other))
      .slice(0, limit);
  }
}
