/**
 * What has changed for a person. Contains only keys; clients load the data with the usual requests, under the usual
 * rules.
 */
export type PersonalEvent =
  | { readonly type: 'message.created'; readonly messageId: number; readonly userId: number }
  | { readonly type: 'message.deleted'; readonly messageId: number; readonly userId: number }
  | { readonly type: 'conversation.read'; readonly userId: number }
  | { readonly type: 'connections.changed' }
  | { readonly type: 'meetings.changed'; readonly meetingId: number }
  | { readonly type: 'moderation.changed'; readonly caseId: number }
  | { readonly type: 'membership.changed' }
  | { readonly type: 'notification.created' }
  | { readonly type: 'notifications.read' };

/** Tells a client that loads data how new the data must be; the client only passes it back. */
interface ReadingPosition {
  /** Undefined if all data that a client can load is new enough. */
  readonly readAfter?: string;
}

/** An event in the order of its person; IDs start at 1 and have no gaps. */
export interface NumberedEvent extends ReadingPosition {
  readonly id: number;
  readonly type: PersonalEvent['type'];
  readonly data: Readonly<Record<string, number>>;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long a browser can be away and still receive exactly what it missed, in milliseconds. */
export const EVENT_RETENTION_MS = 7 * DAY_MS;

/**
 * Something that is true for a moment: sent to open pages, and not stored. It has no ID, so a browser that was away
 * does not receive it and loads again what it shows.
 */
export type LiveEvent =
  | { readonly type: 'typing'; readonly userId: number }
  | { readonly type: 'presence'; readonly userId: number; readonly isActive: boolean }
  /** Conversations with this person may look different now; without a person, all conversations. */
  | { readonly type: 'sharing.changed'; readonly userId?: number }
  /** A discussion, its replies or its answer have changed. */
  | { readonly type: 'discussion.changed'; readonly postId: number }
  /** Progress of the import that this person started. */
  | {
      readonly type: 'alumni-import-progress';
      readonly processed: number;
      readonly skipped: number;
      readonly errors: number;
    };

/** The range of a person's stored events. */
export interface EventRange extends ReadingPosition {
  /** ID of the newest event ever sent; 0 before the first. */
  readonly lastId: number;
  /** ID of the oldest stored event; null if none is stored. */
  readonly oldestId: number | null;
}

/**
 * `ready`: starts with new events. `resume`: starts with the missed events. `reset`: the missed events are no longer
 * known.
 */
export interface StreamBeginning extends ReadingPosition {
  readonly how: 'ready' | 'resume' | 'reset';
  /** ID of the last seen event; the next event has the next ID. */
  readonly after: number;
}

/** Loading everything again costs less than this many single changes. */
export const MAX_MISSED_EVENTS = 500;

/**
 * Returns where a stream starts.
 * @param lastSeenId ID of the last event that the browser has seen; null if it has seen none
 */
export function getStreamBeginning(
  lastSeenId: number | null,
  { lastId, oldestId, readAfter }: EventRange,
): StreamBeginning {
  if (lastSeenId === null) return { how: 'ready', after: lastId, readAfter };
  const missedCount = lastId - lastSeenId;
  const areStored = missedCount === 0 || (oldestId !== null && oldestId <= lastSeenId + 1);
  const canResume = missedCount >= 0 && missedCount <= MAX_MISSED_EVENTS && areStored;
  return canResume ? { how: 'resume', after: lastSeenId, readAfter } : { how: 'reset', after: lastId, readAfter };
}
