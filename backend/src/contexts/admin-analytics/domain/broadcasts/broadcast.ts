import { DomainError } from '../../../../shared/domain/domain-error';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** In characters. */
export const BROADCAST_SUBJECT = { min: 3, max: 120 } as const;
export const BROADCAST_CONTENT = { min: 10, max: 4_000 } as const;
export const BROADCAST_ANSWER = { min: 1, max: 4_000 } as const;

/** A college sends at most one message to students in this time. The privacy policy promises it. */
export const BROADCAST_INTERVAL_MS = 14 * DAY_MS;

/** So long after their delivery, messages and answers are deleted. The privacy policy promises it. */
export const BROADCASTS_KEPT_FOR_MS = 365 * DAY_MS;

/** `waiting`: another administrator has to approve it. `declined` and `withdrawn` ones were never sent. */
export const BROADCAST_STATUSES = ['waiting', 'sent', 'declined', 'withdrawn'] as const;
export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

/** How many students received a message, as exactly as the college may know. */
export const DELIVERED = ['<10', '10+', '40+'] as const;
export type Delivered = (typeof DELIVERED)[number];

/** From so many recipients on the college learns that there are at least so many. The privacy policy promises it. */
export const LEAST_COUNTED = 10;
/** From so many recipients on nothing more is said about their number. */
export const MOST_COUNTED = 40;

/** @param recipients how many receive the message; more than 40 need not be counted */
export function codeDelivered(recipients: number): Delivered {
  if (recipients >= MOST_COUNTED) return '40+';
  return recipients >= LEAST_COUNTED ? '10+' : '<10';
}

/** A message of a college to the students who allow it. */
export interface Broadcast {
  readonly id: number;
  readonly collegeId: number;
  readonly subject: string;
  readonly content: string;
  readonly status: BroadcastStatus;
  /** Null if the account was deleted. */
  readonly createdBy: number | null;
  readonly createdAt: Date;
  /** When it was sent, declined or withdrawn; null while it waits. */
  readonly decidedAt: Date | null;
  /** Null until it is sent. */
  readonly delivered: Delivered | null;
}

/**
 * When a college can write its next message.
 * @param last the newest message that waits or was sent
 * @returns null when it can at once
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

/** Someone else decided about it meanwhile. */
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

/** Answering shows the name: under 18 no one shares their name with a college. */
export class AnswerNotForMinors extends DomainError {
  constructor() {
    super('forbidden', 'admin-analytics.answer-not-for-minors', 'You can answer colleges once you’re 18.');
  }
}

/** The student has ended the messages of the college. */
export class StudentUnsubscribed extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.student-unsubscribed',
      'This student no longer receives messages from your college.',
    );
  }
}
