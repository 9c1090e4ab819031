import type { Role } from '../../../../shared/domain/role';
import { Connection } from '../../domain/connections/connection';
import type { ConnectionState } from '../../domain/connections/connection-state';
import type { People } from '../profiles/ports/people';
import type { ConnectionRow } from './ports/connection-reader';
import type { ShownPerson } from '../../domain/profiles/profile-visibility';

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
