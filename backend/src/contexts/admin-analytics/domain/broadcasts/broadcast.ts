import { Aggregate } from '../../../../shared/domain/aggregate';
import type { Membership } from '../memberships/membership';
import {
  BroadcastAlreadyDecided,
  BroadcastNotFound,
  BroadcastTooSoon,
  BroadcastAwaitsDecision,
  NotBroadcastAuthor,
  CannotApproveOwnBroadcast,
} from './errors';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** In characters. */
export const BROADCAST_SUBJECT_LENGTH = { min: 3, max: 120 } as const;
export const BROADCAST_CONTENT_LENGTH = { min: 10, max: 4_000 } as const;
export const BROADCAST_ANSWER_LENGTH = { min: 1, max: 4_000 } as const;

/** A college sends at most one message to students in this time. The privacy policy promises it. */
export const BROADCAST_INTERVAL_MS = 14 * DAY_MS;

/** Messages and answers are deleted this long after their delivery. The privacy policy promises it. */
export const BROADCAST_RETENTION_MS = 365 * DAY_MS;

/** `waiting`: needs approval by another administrator. `declined` and `withdrawn` messages were never sent. */
export const BROADCAST_STATUSES = ['waiting', 'sent', 'declined', 'withdrawn'] as const;
export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

/** How many students received a message, only as precisely as the college can know it. */
export const RECIPIENT_RANGES = ['<10', '10+', '40+'] as const;
export type RecipientRange = (typeof RECIPIENT_RANGES)[number];

/**
 * From this many recipients on, the college learns that there are at least this many. The privacy policy promises it.
 */
export const MIN_REVEALED_RECIPIENTS = 10;
/** From this many recipients on, the college doesn't learn anything more about their number. */
export const MAX_REVEALED_RECIPIENTS = 40;

/** @param recipients how many receive the message; counting can stop at 40 */
export function toRecipientRange(recipients: number): RecipientRange {
  if (recipients >= MAX_REVEALED_RECIPIENTS) return '40+';
  return recipients >= MIN_REVEALED_RECIPIENTS ? '10+' : '<10';
}

export interface BroadcastState {
  id: number;
  collegeId: number;
  subject: string;
  content: string;
  status: BroadcastStatus;
  /** Null if the account was erased. */
  createdBy: number | null;
  createdAt: Date;
  /** Null while it waits, and if the account was erased. */
  decidedBy: number | null;
  /** When it was sent, declined or withdrawn; null while it waits. */
  decidedAt: Date | null;
  /** Null until it is sent. */
  delivered: RecipientRange | null;
}

export interface BroadcastDraft extends Readonly<Pick<BroadcastState, 'id' | 'collegeId' | 'subject' | 'content'>> {
  readonly createdBy: number;
  readonly createdAt: Date;
}

/** A message from a college to the students who allow it. */
export class Broadcast extends Aggregate {
  private constructor(private readonly state: BroadcastState) {
    super();
  }

  /**
   * Writes a message, which waits until it is sent.
   * @param latest the newest message of the college that is waiting or was sent
   * @throws BroadcastAwaitsDecision, BroadcastTooSoon
   */
  static write(draft: BroadcastDraft, latest: Broadcast | null): Broadcast {
    if (latest?.isWaiting) throw new BroadcastAwaitsDecision();
    const nextAt = nextBroadcastAt(latest, draft.createdAt);
    if (nextAt !== null) throw new BroadcastTooSoon(nextAt);
    return new Broadcast({ ...draft, status: 'waiting', decidedBy: null, decidedAt: null, delivered: null });
  }

  static restore(state: BroadcastState): Broadcast {
    return new Broadcast(state);
  }

  /**
   * Sends the message. Another administrator of the college must approve it, if there is one.
   * @throws CannotApproveOwnBroadcast, BroadcastAlreadyDecided
   */
  send(by: number, { hasColleague, delivered }: { hasColleague: boolean; delivered: RecipientRange }, now: Date): void {
    if (this.isWrittenBy(by) && hasColleague) throw new CannotApproveOwnBroadcast();
    this.#decide('sent', by, now);
    this.state.delivered = delivered;
  }

  /**
   * Declines a colleague's message.
   * @throws CannotApproveOwnBroadcast, BroadcastAlreadyDecided
   */
  decline(by: number, now: Date): void {
    if (this.isWrittenBy(by)) throw new CannotApproveOwnBroadcast();
    this.#decide('declined', by, now);
  }

  /**
   * Withdraws the author's own message.
   * @throws NotBroadcastAuthor, BroadcastAlreadyDecided
   */
  withdraw(by: number, now: Date): void {
    if (!this.isWrittenBy(by)) throw new NotBroadcastAuthor();
    this.#decide('withdrawn', by, now);
  }

  /** Whether this administrator can send it now. */
  canBeSentBy(userId: number, hasColleague: boolean): boolean {
    return this.isWaiting && !(this.isWrittenBy(userId) && hasColleague);
  }

  /** @throws BroadcastNotFound for other colleges, which can't learn that it exists */
  assertBelongsTo(collegeId: number): void {
    if (this.collegeId !== collegeId) throw new BroadcastNotFound();
  }

  /** Returns who is notified of answers: the author, or the main administrator if the author has left. */
  findAnswerRecipientId(administrators: readonly Membership[]): number | null {
    const recipient =
      administrators.find(({ userId }) => this.isWrittenBy(userId)) ?? administrators.find((one) => one.isMain);
    return recipient?.userId ?? null;
  }

  isWrittenBy(userId: number): boolean {
    return this.state.createdBy === userId;
  }

  get id(): number {
    return this.state.id;
  }

  get collegeId(): number {
    return this.state.collegeId;
  }

  get createdBy(): number | null {
    return this.state.createdBy;
  }

  get status(): BroadcastStatus {
    return this.state.status;
  }

  get isWaiting(): boolean {
    return this.state.status === 'waiting';
  }

  get isSent(): boolean {
    return this.state.status === 'sent';
  }

  /** When it was sent, declined or withdrawn; when it was written if it is waiting. */
  get latestChangeAt(): Date {
    return this.state.decidedAt ?? this.state.createdAt;
  }

  snapshot(): BroadcastState {
    return { ...this.state };
  }

  #decide(status: Exclude<BroadcastStatus, 'waiting'>, decidedBy: number, decidedAt: Date): void {
    if (!this.isWaiting) throw new BroadcastAlreadyDecided();
    Object.assign(this.state, { status, decidedBy, decidedAt });
  }
}

/**
 * Returns when a college can send its next message.
 * @param latest the newest message that is waiting or was sent
 * @returns null if it can immediately
 */
export function nextBroadcastAt(latest: Broadcast | null, now: Date): Date | null {
  if (latest === null) return null;
  const nextAt = new Date(latest.latestChangeAt.getTime() + BROADCAST_INTERVAL_MS);
  return nextAt > now ? nextAt : null;
}
