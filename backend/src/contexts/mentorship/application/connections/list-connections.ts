import type { Role } from '../../../../shared/domain/role';
import { Connection } from '../../domain/connections/connection';
import {
  type ConnectionState,
  type ConnectionStatus,
  ConnectionNotFound,
} from '../../domain/connections/connection-state';
import { People } from '../profiles/ports/profiles';
import { type ConnectionRow, ConnectionReader } from './ports/connections';
import type { ShownPerson } from '../../domain/profiles/profile-visibility';
import { UseCase } from '../../../../shared/application/use-case';

export interface OtherPerson {
  readonly id: number;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly role: Role;
}

export interface ConnectedPerson extends OtherPerson {
  /** Whether there is a page about them that the viewer may open. */
  readonly hasProfile: boolean;
}

/** A connection as one of its two sides sees it. */
export interface ShownConnection extends Omit<
  ConnectionState,
  'mentorId' | 'remindedAt' | 'undoUntil' | 'undoExpiresAt'
> {
  /** From when on the one who looks may ask again; null unless they were declined or have withdrawn. */
  readonly canRequestAgainAt: Date | null;
  readonly other: ConnectedPerson;
}

/** The other's picture goes with their profile: hidden is hidden. */
export function shownConnection(row: ConnectionRow, viewerId: number, other: ShownPerson): ShownConnection {
  const { id, fromUserId, toUserId, status, closedBy, message, question, answer, reason } = row;
  const { createdAt, updatedAt, expiresAt, isOtherHidden } = row;
  const { displayName, avatarUrl, role } = other;
  return {
    ...{
      id,
      fromUserId,
      toUserId,
      status,
      closedBy,
      message,
      question,
      answer,
      reason,
      createdAt,
      updatedAt,
      expiresAt,
    },
    canRequestAgainAt: Connection.restore(row).canRequestAgainAt(viewerId),
    other: {
      id: other.id,
      displayName,
      avatarUrl: isOtherHidden && role === 'alumni' ? null : avatarUrl,
      role,
      hasProfile: status === 'connected' || (role === 'alumni' ? !isOtherHidden : isWaitingFor(row, viewerId)),
    },
  };
}

/** Asking opens the profile of the student who asks. */
const isWaitingFor = ({ status, toUserId }: ConnectionRow, viewerId: number): boolean =>
  status === 'pending' && toUserId === viewerId;

/** Rows with people who are not there any more are left out. */
export async function shownConnections(
  rows: readonly ConnectionRow[],
  viewerId: number,
  people: People,
): Promise<ShownConnection[]> {
  const otherOf = (row: ConnectionRow): number => (row.fromUserId === viewerId ? row.toUserId : row.fromUserId);
  const found = await people.findActiveByIds(rows.map(otherOf));
  return rows.flatMap((row) => {
    const other = found.get(otherOf(row));
    return other ? [shownConnection(row, viewerId, other)] : [];
  });
}

export interface ShowConnectionsInput {
  readonly by: number;
  readonly status?: ConnectionStatus;
  readonly limit: number;
  readonly offset: number;
}

/** The own connections and requests, with the people on the other side. */
@UseCase()
export class ListConnections {
  constructor(
    private readonly reader: ConnectionReader,
    private readonly people: People,
  ) {}

  async execute({ by, ...asked }: ShowConnectionsInput): Promise<{ items: ShownConnection[]; total: number }> {
    const others = [...(await this.people.findActiveByIds(await this.reader.listOtherIds(by))).keys()];
    const { items, total } = await this.reader.list(by, { ...asked, others });
    return { items: await shownConnections(items, by, this.people), total };
  }

  /** Connections with the given people, in no order, without deleted accounts. */
  async among(by: number, status: ConnectionStatus, others: readonly number[]): Promise<ShownConnection[]> {
    if (others.length === 0) return [];
    const { items } = await this.reader.list(by, { status, others, limit: others.length, offset: 0 });
    return shownConnections(items, by, this.people);
  }

  /** The one with this person. @throws ConnectionNotFound */
  async one(by: number, otherId: number): Promise<ShownConnection> {
    return this.#shown(by, await this.reader.findBetween(by, otherId));
  }

  /** @throws ConnectionNotFound */
  async byId(by: number, id: number): Promise<ShownConnection> {
    return this.#shown(by, await this.reader.findById(by, id));
  }

  async #shown(by: number, row: ConnectionRow | null): Promise<ShownConnection> {
    const [shown] = row ? await shownConnections([row], by, this.people) : [];
    if (!shown) throw new ConnectionNotFound();
    return shown;
  }

  /** Requests to this person that wait for their answer, newest first. */
  async pendingTo(userId: number): Promise<ShownConnection[]> {
    return shownConnections(await this.reader.listPendingTo(userId), userId, this.people);
  }
}
