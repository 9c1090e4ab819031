import { DomainError } from '../../../../shared/domain/domain-error';
import type { RequestAbout } from '../../../../shared/domain/question-about';

export class ConnectionNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.connection-not-found', 'We couldn’t find this connection.');
  }
}

export class RequestTooSoon extends DomainError {
  constructor(readonly canRequestAgainAt: Date) {
    super(
      'conflict',
      'mentorship.request-too-soon',
      'You can send this person another request on or after {day}.',
      [],
      {},
      { day: { day: canRequestAgainAt } },
    );
  }
}

/** Only the other person of the connection can do this. */
export class OnlyOtherPersonAllowed extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.other-side', 'Only the other person can do this.');
  }
}

export class RequestNotPending extends DomainError {
  constructor() {
    super('conflict', 'mentorship.not-pending', 'This request is no longer waiting for an answer.');
  }
}

export class TooLateToUndo extends DomainError {
  constructor() {
    super('conflict', 'mentorship.too-late-to-undo', 'It’s too late to undo this answer.');
  }
}

export class QuestionAlreadyAsked extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.already-asked',
      'You already asked a question. Please accept or decline the request.',
    );
  }
}

export class NoQuestionToAnswer extends DomainError {
  constructor() {
    super('conflict', 'mentorship.nothing-to-answer', 'There’s no question for you to answer.');
  }
}

export class CannotEndConnection extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.nothing-to-end',
      'You can only withdraw a request that you sent or end an existing connection.',
    );
  }
}

/** Limits and waiting times of requests. */
export const REQUEST_RULES = {
  openPerStudent: 5,
  remindAfterDays: 3,
  expireAfterDays: 10,
  againAfterDays: 30,
  againAfterWithdrawingDays: 1,
  /** How long the recipient of a declined request can still accept it by writing back. */
  replyAfterDecliningDays: 30,
  /** Longer than the six seconds for which the page offers it, because the request takes time, too. */
  undoWithinMs: 10_000,
} as const;

const DAY_MS = 86_400_000;
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

export const CONNECTION_STATUSES = ['pending', 'connected', 'declined', 'closed'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** `finished`: both people agreed that the mentoring has reached its end. */
export const CLOSING_KINDS = ['withdrawn', 'expired', 'disconnected', 'finished'] as const;
export type ClosingKind = (typeof CLOSING_KINDS)[number];

export interface ConnectionRequest {
  readonly fromUserId: number;
  readonly toUserId: number;
  /** The mentor whose place the connection takes while it lasts; null between two alumni. */
  readonly mentorId: number | null;
  readonly message: string;
  /** The college, figure or program that it asks about; absent or null for a request in general. */
  readonly about?: RequestAbout | null;
}

export interface ConnectionState extends ConnectionRequest {
  readonly id: number;
  readonly about: RequestAbout | null;
  status: ConnectionStatus;
  /** A moderator has hidden the message of the request. */
  isMessageHidden: boolean;
  /** Null unless the connection is closed. */
  closedBy: ClosingKind | null;
  /** The recipient's question before answering; at most one. */
  question: string | null;
  answer: string | null;
  /** Why it was declined; null if the recipient gave no reason. */
  reason: string | null;
  /** Date of the latest request. */
  createdAt: Date;
  updatedAt: Date;
  /** Null unless the request is pending. */
  expiresAt: Date | null;
  remindedAt: Date | null;
  /** Until when the recipient can undo the answer; null once the sender has been notified. */
  undoUntil: Date | null;
  /** When the request expires if the answer is undone; null if nothing can be undone. */
  undoExpiresAt: Date | null;
}

/** Returns the state of a new or repeated request. */
export const createPendingState = (id: number, request: ConnectionRequest, now: Date): ConnectionState => ({
  ...request,
  id,
  about: request.about ?? null,
  status: 'pending',
  isMessageHidden: false,
  closedBy: null,
  question: null,
  answer: null,
  reason: null,
  createdAt: now,
  updatedAt: now,
  expiresAt: daysAfter(now, REQUEST_RULES.expireAfterDays),
  remindedAt: null,
  undoUntil: null,
  undoExpiresAt: null,
});

/**
 * Returns when a person may send a request again: 30 days after they were declined, or one day after a request that
 * they withdrew, so that no one is pressured by requests that come and go. Null if they may immediately, as after
 * undoing a request.
 */
export function nextRequestAllowedAt(state: ConnectionState, by: number): Date | null {
  const { status, closedBy, fromUserId, createdAt, updatedAt } = state;
  if (by !== fromUserId) return null;
  if (status === 'declined') return daysAfter(updatedAt, REQUEST_RULES.againAfterDays);
  if (closedBy !== 'withdrawn' || updatedAt.getTime() - createdAt.getTime() <= REQUEST_RULES.undoWithinMs) return null;
  return daysAfter(createdAt, REQUEST_RULES.againAfterWithdrawingDays);
}

/** Whether the recipient has asked a question that the sender hasn't answered. */
export const isWaitingForSender = ({ question, answer }: ConnectionState): boolean =>
  question !== null && answer === null;

/**
 * Whether the recipient hasn't answered for some days, and hasn't been reminded since the request or the sender's last
 * answer.
 */
export function isReminderDue(state: ConnectionState, now: Date): boolean {
  const { status, createdAt, expiresAt, remindedAt } = state;
  if (status !== 'pending' || remindedAt || isWaitingForSender(state)) return false;
  const since = expiresAt ? daysAfter(expiresAt, -REQUEST_RULES.expireAfterDays) : createdAt;
  return now >= daysAfter(since, REQUEST_RULES.remindAfterDays);
}

/** Whether the recipient can still undo the answer. */
export const isUndoable = ({ status, undoUntil }: ConnectionState, now: Date): boolean =>
  (status === 'connected' || status === 'declined') && undoUntil !== null && now <= undoUntil;

/**
 * Whether a message from `by` accepts the request: while it is pending, and for some days after it was declined. A
 * declined minor has to ask again.
 */
export function isAcceptedByReply(
  { status, toUserId, updatedAt }: Pick<ConnectionState, 'status' | 'toUserId' | 'updatedAt'>,
  by: number,
  isSenderMinor: boolean,
  now: Date,
): boolean {
  if (by !== toUserId) return false;
  if (status !== 'declined') return status === 'pending';
  return !isSenderMinor && now <= daysAfter(updatedAt, REQUEST_RULES.replyAfterDecliningDays);
}

/** Whether a pending request has expired. */
export const isRequestExpired = ({ status, expiresAt }: ConnectionState, now: Date): boolean =>
  status === 'pending' && expiresAt !== null && now >= expiresAt;
