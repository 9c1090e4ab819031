import { daysAfter, REQUESTS } from './connection-rules';
import type { ConnectionState } from './connection-state';

/**
 * From when on somebody may ask again: whoever was declined thirty days after it, and whoever has withdrawn a day after
 * they asked, so that nobody is pressed by requests that come and go. Null where they may at once.
 */
export function mayAskAgainAt(state: ConnectionState, by: number): Date | null {
  const { status, closedBy, fromUserId, createdAt, updatedAt } = state;
  if (by !== fromUserId) return null;
  if (status === 'declined') return daysAfter(updatedAt, REQUESTS.againAfterDays);
  return closedBy === 'withdrawn' ? daysAfter(createdAt, REQUESTS.againAfterWithdrawingDays) : null;
}

/** Whether the recipient has asked something that the sender has not answered. */
export const isWaitingForSender = ({ question, answer }: ConnectionState): boolean =>
  question !== null && answer === null;

/** Whether the recipient has let some days pass, and has not been reminded since the request or its last answer. */
export function isToBeReminded(state: ConnectionState, now: Date): boolean {
  const { status, createdAt, expiresAt, remindedAt } = state;
  if (status !== 'pending' || remindedAt || isWaitingForSender(state)) return false;
  const since = expiresAt ? daysAfter(expiresAt, -REQUESTS.expireAfterDays) : createdAt;
  return now >= daysAfter(since, REQUESTS.remindAfterDays);
}

/** Whether the recipient can still take the answer back. */
export const isUndoable = ({ status, undoUntil }: ConnectionState, now: Date): boolean =>
  (status === 'connected' || status === 'declined') && undoUntil !== null && now <= undoUntil;

/** Whether a request has waited for as long as requests do. */
export const isOver = ({ status, expiresAt }: ConnectionState, now: Date): boolean =>
  status === 'pending' && expiresAt !== null && now >= expiresAt;
