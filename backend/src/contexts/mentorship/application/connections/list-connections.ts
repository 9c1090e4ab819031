import type { Role } from '../../../../shared/domain/role';
import { Connection } from '../../domain/connections/connection';
import {
  type ConnectionState,
  type ConnectionStatus,
  ConnectionNotFound,
} from '../../domain/connections/connection-state';
import { People } from '../profiles/ports/people';
import { type ConnectionRow, ConnectionReader } from './ports/connections';
import { type PersonSummary, visiblePicture } from '../../domain/profiles/person';
import { UseCase } from '../../../../shared/application/use-case';

export interface OtherPerson {
  readonly id: number;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly role: Role;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

export interface ConnectedPerson extends OtherPerson {
  /** Whether the viewer may open a page about this person. */
  readonly hasProfile: boolean;
}

/** A connection as shown to one of its two sides. */
export interface ConnectionDetails extends Omit<
  ConnectionState,
  'mentorId' | 'isMessageHidden' | 'remindedAt' | 'undoUntil' | 'undoExpiresAt'
> {
  /** When the viewer may send another request; null unless their request was declined or withdrawn. */
  readonly canRequestAgainAt: Date | null;
  readonly other: ConnectedPerson;
}

export function toConnectionDetails(row: ConnectionRow, viewerId: number, other: PersonSummary): ConnectionDetails {
  const { id, fromUserId, toUserId, status, closedBy, question, answer, reason } = row;
  const { createdAt, updatedAt, expiresAt } = row;
  const { displayName, role, isSample } = other;
  return {
    id,
    fromUserId,
    toUserId,
    status,
    closedBy,
    message: row.isMessageHidden ? '' : row.message,
    about: row.about,
    question,
    answer,
    reason,
    createdAt,
    updatedAt,
    expiresAt,
    canRequestAgainAt: Connection.restore(row).nextRequestAllowedAt(viewerId),
    other: {
      id: other.id,
      displayName,
      avatarUrl: visiblePicture(other, row, status === 'connected'),
      role,
      isSample,
      hasProfile: status === 'connected' || (role === 'alumni' ? !row.isAlumniHidden : isRequestTo(row, viewerId)),
    },
  };
}

/** A request opens the page of the student who sent it to the recipient. */
const isRequestTo = ({ status, toUserId }: ConnectionRow, viewerId: number): boolean =>
  status === 'pending' && toUserId === viewerId;

/** Leaves out rows with people whose account no longer exists. */
export async function loadConnectionDetails(
  rows: readonly ConnectionRow[],
  viewerId: number,
  people: People,
): Promise<ConnectionDetails[]> {
  const getOtherId = (row: ConnectionRow): number => (row.fromUserId === viewerId ? row.toUserId : row.fromUserId);
  const found = await people.findActiveByIds(rows.map(getOtherId));
  return rows.flatMap((row) => {
    const other = found.get(getOtherId(row));
    return other ? [toConnectionDetails(row, viewerId, other)] : [];
  });
}

interface ListConnectionsInput {
  readonly by: number;
  readonly status?: ConnectionStatus;
  readonly limit: number;
  readonly offset: number;
}

/** Lists a user's own connections and requests, with the other person of each. */
@UseCase()
export class ListConnections {
  constructor(
    private readonly reader: ConnectionReader,
    private readonly people: People,
  ) {}

  async execute({ by, ...query }: ListConnectionsInput): Promise<{ items: ConnectionDetails[]; total: number }> {
    const others = [...(await this.people.findActiveByIds(await this.reader.listOtherIds(by))).keys()];
    const { items, total } = await this.reader.list(by, { ...query, others });
    return { items: await loadConnectionDetails(items, by, this.people), total };
  }

  /** Lists connections with the given people, in no particular order, without deleted accounts. */
  async listByOthers(by: number, status: ConnectionStatus, others: readonly number[]): Promise<ConnectionDetails[]> {
    if (others.length === 0) return [];
    const { items } = await this.reader.list(by, { status, others, limit: others.length, offset: 0 });
    return loadConnectionDetails(items, by, this.people);
  }

  /**
   * Returns the connection with this person.
   * @throws ConnectionNotFound
   */
  async getByOtherId(by: number, otherId: number): Promise<ConnectionDetails> {
    return this.#toDetails(by, await this.reader.findBetween(by, otherId));
  }

  /** @throws ConnectionNotFound */
  async getById(by: number, id: number): Promise<ConnectionDetails> {
    return this.#toDetails(by, await this.reader.findById(by, id));
  }

  async #toDetails(by: number, row: ConnectionRow | null): Promise<ConnectionDetails> {
    const [details] = row ? await loadConnectionDetails([row], by, this.people) : [];
    if (!details) throw new ConnectionNotFound();
    return details;
  }

  /** Lists requests that wait for an answer of this user, newest first. */
  async listPendingTo(userId: number): Promise<ConnectionDetails[]> {
    return loadConnectionDetails(await this.reader.listPendingTo(userId), userId, this.people);
  }

  /** Lists those of the same requests that are from the given people, in no particular order. */
  async listPendingFrom(userId: number, senderIds: readonly number[]): Promise<ConnectionDetails[]> {
    return (await this.listByOthers(userId, 'pending', senderIds)).filter(({ toUserId }) => toUserId === userId);
  }
}
