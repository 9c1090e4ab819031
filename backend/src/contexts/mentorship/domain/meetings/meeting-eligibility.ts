import type { Connection } from '../connections/connection';
import { type Asked, isFoundBy } from '../connections/connection-rules';
import type { ShownPerson } from '../profiles/profile-visibility';

/** Everything that decides whether somebody may ask somebody to meet. */
export interface MeetingRelationship {
  readonly sender: ShownPerson;
  readonly asked: Asked | null;
  readonly isBlocked: boolean;
  readonly connection: Connection | null;
}

/**
 * How one may ask the other: people who are connected schedule; of two adults of whom one has asked to connect, each may
 * invite the other. Whoever asked, and is hidden from now, is not invited by those they are hidden from.
 * @returns null where one may not
 */
export function meetingEligibility({
  sender,
  asked,
  isBlocked,
  connection,
}: MeetingRelationship): 'scheduled' | 'invited' | null {
  if (!asked || isBlocked || !connection) return null;
  if (connection.snapshot().status === 'connected') return 'scheduled';
  if (!connection.isPending || sender.isMinor || asked.person.isMinor) return null;
  const wasAsked = connection.snapshot().fromUserId === asked.person.id;
  return wasAsked || isFoundBy(sender.role, asked) ? 'invited' : null;
}
