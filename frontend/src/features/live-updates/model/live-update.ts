import type { ImportProgress } from './import-progress';

/** The changes reported by the server. They contain only keys; the data is fetched as usual. */
export const CHANGE_KINDS = [
  'message.created',
  'message.deleted',
  'conversation.read',
  'connections.changed',
  'discussion.changed',
  'meetings.changed',
  'membership.changed',
  'moderation.changed',
  'notification.created',
  'notifications.read',
  'sharing.changed',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface DataChange {
  readonly change: ChangeKind;
  /** The other person of the conversation; null if the change isn't about a conversation. */
  readonly userId: number | null;
  /** The moderation case; undefined if the change isn't about one. */
  readonly caseId?: number;
  /** The discussion of the forum; undefined if the change isn't about one. */
  readonly postId?: number;
  /** How far the database must be read to see the change; undefined if every read sees it. */
  readonly readAfter?: string;
}

/**
 * The events of a connection, as sent to pages. `begun`: nothing is missed from now on, but earlier data may be stale.
 * `resumed`: the same, but only live events were missed. `ended`: the session is over or continues under another
 * secret. `refused`: the server rejected the connection or is unavailable.
 */
export type LiveUpdate =
  | ({ is: 'changed' } & DataChange)
  | { is: 'typing'; userId: number }
  | ({ is: 'import-progress' } & ImportProgress)
  | { is: 'presence'; userId: number; isActive: boolean }
  | { is: 'begun' }
  | { is: 'resumed' }
  | { is: 'ended' }
  | { is: 'refused' };
