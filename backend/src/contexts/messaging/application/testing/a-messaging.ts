import { CollegeRights } from '../../../../shared/application/college-rights';
import {
  type DetailsOfRoles,
  NO_DETAILS,
  RoleDetails,
  type HiddenProfiles,
} from '../../../../shared/application/role-details';
import { Transactions } from '../../../../shared/application/transactions';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { Standing } from '../../domain/standing';
import { AnswerRequestMessage } from '../answer-request-message';
import { KeepRequestMessage } from '../keep-request-message';
import { ListMessages } from '../list-messages';
import { type PendingRequest, Relations } from '../ports/relations';
import { ReadMessage } from '../read-message';
import { SendMessage } from '../send-message';
import { ShowConnectionRequests } from '../show-connection-requests';
import { InMemoryMessageReader, InMemoryMessages } from './in-memory-messages';

export const NOON = new Date('2026-03-01T12:00:00Z');
export const robin = 1;
export const kim = 2;
export const sasha = 3;
/** Nobody whom the others may know of. */
export const hidden = 9;

export class NobodyThere extends DomainError {
  constructor() {
    super('not-found', 'test.nobody-there', 'There is nobody.');
  }
}

export class AllPlacesTaken extends DomainError {
  constructor() {
    super('conflict', 'test.all-places-taken', 'All places are taken.');
  }
}

type Row = { from: number; to: number; status: 'pending' | 'connected' | 'declined' };

/** Connections in a list, with the rules that messages meet: a request makes a message, a mentor can be full. */
export class RelationsAtHand extends Relations {
  readonly rows: Row[] = [];
  readonly full = new Set<number>();
  keep?: KeepRequestMessage;

  async standing(userId: number, otherId: number): Promise<Standing> {
    const row = this.#between(userId, otherId);
    if (row?.status === 'connected') return 'connected';
    if (row?.to === userId) return 'asked';
    return row?.status === 'pending' ? 'waiting' : 'apart';
  }

  async request(userId: number, otherId: number, message: string): Promise<void> {
    if (otherId === hidden) throw new NobodyThere();
    this.rows.push({ from: userId, to: otherId, status: 'pending' });
    await this.keep?.execute({ letter: { senderId: userId, recipientId: otherId, content: message }, at: NOON });
  }

  async accept(userId: number, otherId: number): Promise<void> {
    if (this.full.has(userId)) throw new AllPlacesTaken();
    this.#between(userId, otherId)!.status = 'connected';
  }

  async dismiss(userId: number, otherId: number): Promise<void> {
    const row = this.#between(userId, otherId);
    if (row?.to === userId && row.status === 'pending') row.status = 'declined';
  }

  async pendingTo(userId: number): Promise<readonly PendingRequest[]> {
    return this.rows
      .map(({ from: id, to, status }, at) => ({ connectionId: at + 1, id, to, status }))
      .filter(({ to, status }) => to === userId && status === 'pending')
      .map(({ connectionId, id }) => ({
        ...{ connectionId, sender: { id, displayName: `Person ${id}`, avatarUrl: null } },
        ...{ createdAt: NOON, expiresAt: null },
      }))
      .reverse();
  }

  #between(one: number, other: number): Row | undefined {
    return this.rows.findLast(({ from, to }) => (from === one && to === other) || (from === other && to === one));
  }
}

const NO_WISH = { department: null, position: null, isMainAdmin: false, requestedCollegeId: null } as const;

/** Robin speaks for a college, Kim wants to, and nobody else. */
class OfficesAtHand extends RoleDetails {
  async of(userId: number): Promise<DetailsOfRoles> {
    if (userId !== robin && userId !== kim) return NO_DETAILS;
    return {
      ...NO_DETAILS,
      collegeAdmin: { ...NO_WISH, collegeId: 1, status: userId === robin ? 'active' : 'pending' },
    };
  }

  async hiddenProfilesOf(): Promise<ReadonlyMap<number, HiddenProfiles>> {
    return new Map();
  }

  async alumniCollegesOf(): Promise<ReadonlyMap<number, number | null>> {
    return new Map();
  }
}

class RightsOfRobin extends CollegeRights {
  async speaksFor(userId: number): Promise<boolean> {
    return userId === robin;
  }

  isVerified(userId: number): Promise<boolean> {
    return this.speaksFor(userId);
  }

  async giveUp(): Promise<void> {}
}

/** Everything that happens here happens at once: nothing to undo but what was added after the refusal. */
class AtOnce extends Transactions {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

/** The context on lists. */
export function aMessaging() {
  const messages = new InMemoryMessages();
  const reader = new InMemoryMessageReader(messages);
  const relations = new RelationsAtHand();
  const transactions = new AtOnce();
  relations.keep = new KeepRequestMessage(messages);
  const send = new SendMessage(messages, relations, transactions, { now: () => NOON });

  return {
    ...{ messages, reader, relations },
    say: (senderId: number, recipientId: number, content = 'Hello.') =>
      send.execute({ senderId, recipientId, content }),
    list: new ListMessages(reader, new OfficesAtHand(), new RightsOfRobin()),
    answer: new AnswerRequestMessage(messages),
    read: new ReadMessage(messages, relations, transactions),
    requests: new ShowConnectionRequests(relations, reader),
  };
}
