import { DomainError } from '../../../../shared/domain/domain-error';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** In characters. */
export const BROADCAST_SUBJECT = { min: 3, max: 120 } as const;
export const BROADCAST_CONTENT = { min: 10, max: 4_000 } as const;
export const BROADCAST_ANSWER = { min: 1, max: 4_000 } as const;

/** A college sends at most one message to students in this time. The privacy policy promises it. */
export const BROADCAST_INTERVAL_MS = 14 * DAY_MS;

/** Messages and answers are deleted this long after their delivery. The privacy policy promises it. */
export const BROADCASTS_KEPT_FOR_MS = 365 * DAY_MS;

/** `waiting`: needs approval by another administrator. `declined` and `withdrawn` messages were never sent. */
export const BROADCAST_STATUSES = ['waiting', 'sent', 'declined', 'withdrawn'] as const;
export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

/** How many students received a message, only as precisely as the college can know it. */
export const DELIVERED = ['<10', '10+', '40+'] as const;
export type Delivered = (typeof DELIVERED)[number];

/**
 * From this many recipients on, the college learns that there are at least this many. The privacy policy promises it.
 */
export const LEAST_COUNTED = 10;
/** From this many recipients on, the college doesn't learn anything more about their number. */
export const MOST_COUNTED = 40;

/** @param recipients how many receive the message; counting can stop at 40 */
export function codeDelivered(recipients: number): Delivered {
  if (recipients >= MOST_COUNTED) return '40+';
  return recipients >= LEAST_COUNTED ? '10+' : '<10';
}

/** A message from a college to the students who allow it. */
export interface Broadcast {
  readonly id: number;
  readonly collegeId: number;
  readonly subject: string;
  readonly content: string;
  readonly status: BroadcastStatus;
  /** Null if the account was erased. */
  readonly createdBy: number | null;
  readonly createdAt: Date;
  /** When it was sent, declined or withdrawn; null while it waits. */
  readonly decidedAt: Date | null;
  /** Null until it is sent. */
  readonly delivered: Delivered | null;
}

/**
 * Returns when a college can send its next message.
 * @param last the newest message that is waiting or was sent
 * @returns null if it can immediately
 */
export function nextBroadcastAt(last: Broadcast | null, now: Date): Date | null {
  if (last === null) return null;
  const next = new Date((last.decidedAt ?? last.createdAt).getTime() + BROADCAST_INTERVAL_MS);
  return next > now ? next : null;
}

const onDay = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

export class BroadcastTooSoon extends DomainError {
  constructor(next: Date) {
    super(
      'conflict',
      'admin-analytics.broadcast-too-soon',
      `You can send one message every 14 days. You can send the next one on ${onDay(next)}.`,
    );
  }
}

export class BroadcastWaiting extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.broadcast-waiting',
      'A message from your college is waiting for approval. Approve or decline it first.',
    );
  }
}

export class BroadcastNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.broadcast-not-found', 'We couldn’t find this message.');
  }
}

/** Another administrator has already decided about the message. */
export class BroadcastDecided extends DomainError {
  constructor() {
    super('conflict', 'admin-analytics.broadcast-decided', 'This message isn’t waiting for approval anymore.');
  }
}

export class OwnBroadcast extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.own-broadcast',
      'Another administrator of your college must approve your message.',
    );
  }
}

export class NotOwnBroadcast extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.not-own-broadcast',
      'Only the administrator who wrote the message can withdraw it.',
    );
  }
}

/** Thrown for minors, because answering reveals their name to the college. */
export class AnswerNotForMinors extends DomainError {
  constructor() {
    super('forbidden', 'admin-analytics.answer-not-for-minors', 'You can answer colleges once you’re 18.');
  }
}

/** The student no longer allows messages from the college. */
export class StudentUnsubscribed extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.student-unsubscribed',
      'This student no longer receives messages from your college.',
    );
  }
}
