import { daysAfter, REQUESTS } from './connection-rules';

export const CONNECTION_STATUSES = ['pending', 'connected', 'declined', 'closed'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

export const CLOSED_BY = ['withdrawn', 'expired', 'disconnected'] as const;
export type ClosedBy = (typeof CLOSED_BY)[number];

export interface Request {
  readonly fromUserId: number;
  readonly toUserId: number;
  /** Whose places the connection counts for, while it lasts; null between two alumni. */
  readonly mentorId: number | null;
  readonly message: string;
}

export interface ConnectionState extends Request {
  readonly id: number;
  status: ConnectionStatus;
  /** Null unless it is closed. */
  closedBy: ClosedBy | null;
  /** What the recipient wants to know before answering; at most one. */
  question: string | null;
  answer: string | null;
  /** Why it was declined, where the recipient says so. */
  reason: string | null;
  /** When the request was made that counts now. */
  createdAt: Date;
  updatedAt: Date;
  /** Null unless it waits for an answer. */
  expiresAt: Date | null;
  remindedAt: Date | null;
  /** Until when the recipient can undo the answer; null once the sender has been notified of it. */
  undoUntil: Date | null;
  /** When the request expires if the answer is undone; null where nothing can be undone. */
  undoExpiresAt: Date | null;
}

/** How a connection begins, the first time and every other. */
export const asked = (id: number, request: Request, now: Date): ConnectionState => ({
  ...{ ...request, id, status: 'pending', closedBy: null, question: null, answer: null, reason: null },
  ...{ createdAt: now, updatedAt: now, expiresAt: daysAfter(now, REQUESTS.expireAfterDays), remindedAt: null },
  undoUntil: null,
  undoExpiresAt: null,
});
