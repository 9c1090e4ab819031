import type { ConnectionState } from '../../../domain/connections/connection-state';
import {
  ConnectionReader,
  type ConnectionRow,
  type ConnectionsQuery,
  PEOPLE_LISTS,
  type PeopleQuery,
  type PeopleList,
} from '../ports/connections';
import type { InMemoryConnections } from './in-memory-connections';

const otherOf = ({ fromUserId, toUserId }: ConnectionState, userId: number): number =>
  fromUserId === userId ? toUserId : fromUserId;

function isOn(list: PeopleList, { status, fromUserId, question, answer }: ConnectionState, userId: number): boolean {
  if (list === 'connected') return status === 'connected';
  if (list === 'past') return status === 'declined' || status === 'closed';
  if (status !== 'pending') return false;
  if (list === 'waiting') return fromUserId !== userId;
  return fromUserId === userId && (list === 'asked' || (question !== null && answer === null));
}

/** Ignores blocks. `hidden` contains people who have hidden their profile. */
export class InMemoryConnectionReader extends ConnectionReader {
  readonly hidden = new Set<number>();

  constructor(private readonly connections: InMemoryConnections) {
    super();
  }

  async listOtherIds(userId: number): Promise<readonly number[]> {
    return this.#listByUser(userId).map((row) => otherOf(row, userId));
  }

  async list(
    userId: number,
    { status, others, limit, offset }: ConnectionsQuery,
  ): Promise<{ items: readonly ConnectionRow[]; total: number }> {
    const all = this.#listByUser(userId)
      .filter((row) => (!status || row.status === status) && others.includes(otherOf(row, userId)))
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id);
    return { items: all.slice(offset, offset + limit), total: all.length };
  }

  async findBetween(userId: number, otherId: number): Promise<ConnectionRow | null> {
    return this.#listByUser(userId).find((row) => otherOf(row, userId) === otherId) ?? null;
  }

  async findById(userId: number, id: number): Promise<ConnectionRow | null> {
    return this.#listByUser(userId).find((row) => row.id === id) ?? null;
  }

  async listPendingTo(userId: number): Promise<readonly ConnectionRow[]> {
    return this.#listByUser(userId).filter(({ toUserId, status }) => toUserId === userId && status === 'pending');
  }

  async listPeople(
    userId: number,
    { list, others, limit, before }: PeopleQuery,
  ): Promise<{ items: readonly ConnectionRow[]; total: number }> {
    const all = this.#listByUser(userId)
      .filter((row) => isOn(list, row, userId) && others.includes(otherOf(row, userId)))
      .sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime() || other.id - one.id);
    const older = before ? all.filter(({ updatedAt }) => updatedAt < before.at) : all;
    return { items: older.slice(0, limit), total: all.length };
  }

  async countByList(userId: number, others: readonly number[]): Promise<Readonly<Record<PeopleList, number>>> {
    const rows = this.#listByUser(userId).filter((row) => others.includes(otherOf(row, userId)));
    const counts = PEOPLE_LISTS.map((list) => [list, rows.filter((row) => isOn(list, row, userId)).length]);
    return Object.fromEntries(counts) as Record<PeopleList, number>;
  }

  #listByUser(userId: number): ConnectionRow[] {
    return [...this.connections.states.values()]
      .filter(({ fromUserId, toUserId }) => fromUserId === userId || toUserId === userId)
      .map((state) => {
        const isHidden = this.hidden.has(otherOf(state, userId));
        return { ...state, isAlumniHidden: isHidden, isStudentPrivate: isHidden };
      });
  }
}
