import type { Connection } from '@/entities/connection';
import { formatDate } from '@/shared/lib/dates';

/** Describes how a request or a connection ended, from the viewer's side. */
export function outcomeText({ status, closedBy, fromUserId, updatedAt, other }: Connection, viewer: number): string {
  const isOwn = fromUserId === viewer;
  const when = formatDate(updatedAt);
  if (status === 'declined')
    return isOwn ? `${other.displayName} declined your request on ${when}` : `You declined the request on ${when}`;
  if (closedBy === 'withdrawn') {
    return isOwn ? `You withdrew your request on ${when}` : `${other.displayName} withdrew the request on ${when}`;
  }
  if (closedBy === 'expired') return `The request expired on ${when}`;
  if (closedBy === 'finished') return `You finished your mentoring on ${when}`;
  return `Disconnected on ${when}`;
}
