import type { ImportProgress } from './import-progress';

/** What the server says has changed. It names things by key; what they are is read as usual. */
export const CHANGES = [
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
export type Change = (typeof CHANGES)[number];

export interface Changed {
  readonly change: Change;
  /** The other side of the conversation; null where it is about no conversation. */
  readonly userId: number | null;
  /** The case of moderation, where it is about one. */
  readonly caseId?: number;
  /** The discussion of the forum, where it is about one. */
  readonly postId?: number;
}

/**
 * What a connection tells the pages. `begun`: from here on nothing is missed, and what was read before may be old. `resumed`:
 * the same, but only what is true for a moment was missed. `ended`: the session is over or goes on under another secret.
 * `refused`: the server does not let this browser in, or is away.
 */
export type News =
  | ({ is: 'changed' } & Changed)
  | { is: 'typing'; userId: number }
  | ({ is: 'import-progress' } & ImportProgress)
  | { is: 'presence'; userId: number; isActive: boolean }
  | { is: 'begun' }
  | { is: 'resumed' }
  | { is: 'ended' }
  | { is: 'refused' };
