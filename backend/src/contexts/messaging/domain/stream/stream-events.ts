/** What has changed for a person. Keys only: what was said or who someone is, is asked for as usual, by the usual rules. */
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

/** An event in the order of its person: ids begin at 1 and leave nothing out. */
export interface NumberedEvent {
  readonly id: number;
  readonly type: PersonalEvent['type'];
  readonly data: Readonly<Record<string, number>>;
}

const DAY = 24 * 60 * 60 * 1_000;

/** So long a browser may be away and still get exactly what it missed. */
export const EVENTS_KEPT_FOR = 7 * DAY;

/**
 * What is true for a moment: sent to the pages that are open now, and kept nowhere. It has no id, so a browser that was away
 * catches up without it and reads again what it shows.
 */
export type LiveEvent =
  | { readonly type: 'typing'; readonly userId: number }
  | { readonly type: 'presence'; readonly userId: number; readonly isActive: boolean }
  /** What is shown of conversations with this person may be another; without a person, of all of them. */
  | { readonly type: 'sharing.changed'; readonly userId?: number }
  /** A discussion, its replies or its answer are others now. */
  | { readonly type: 'discussion.changed'; readonly postId: number }
  /** How far the file has come that this person imports. */
  | {
      readonly type: 'alumni-import-progress';
      readonly processed: number;
      readonly skipped: number;
      readonly errors: number;
    };

/** The events of a person that are kept. */
export interface KeptEvents {
  /** Of the newest event there ever was; 0 before the first. */
  readonly lastId: number;
  /** Of the oldest that is still kept; null where none is. */
  readonly oldestId: number | null;
}

/** `ready`: begins with what comes. `resume`: begins with what was missed. `reset`: what was missed is not known any more. */
export interface Beginning {
  readonly how: 'ready' | 'resume' | 'reset';
  /** What has been seen: the next event has the next id. */
  readonly after: number;
}

/** Reading everything again costs less than so many single changes. */
export const MISSED_AT_MOST = 500;

/** Where a stream begins. @param seen the last id that the browser has seen; null where it has seen none */
export function beginningOf(seen: number | null, { lastId, oldestId }: KeptEvents): Beginning {
  if (seen === null) return { how: 'ready', after: lastId };
  const missed = lastId - seen;
  const areKept = missed === 0 || (oldestId !== null && oldestId <= seen + 1);
  const canResume = missed >= 0 && missed <= MISSED_AT_MOST && areKept;
  return canResume ? { how: 'resume', after: seen } : { how: 'reset', after: lastId };
}
