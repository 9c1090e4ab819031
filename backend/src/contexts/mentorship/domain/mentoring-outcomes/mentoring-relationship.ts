import { Aggregate } from '../../../../shared/domain/aggregate';
import { EndProposed } from '../../integration-events/mentoring-events';
import { daysAfter } from '../connections/connection-state';
import { EndRecentlyDeclined, NoEndProposed, OnlyStudentAllowed } from './mentoring-errors';

export const MENTORING_LIMITS = {
  longestGoal: 200,
  /** How long a proposal to finish waits for an answer. */
  endProposalDays: 14,
  /** A proposal that was withdrawn and made again within this time notifies the other person only once. */
  quietDays: 1,
} as const;

/** The two sides of a mentoring relationship. */
export interface MentoringPair {
  readonly studentId: number;
  readonly alumId: number;
}

/** What a student and an alum have agreed on, besides their connection. */
export interface MentoringState extends MentoringPair {
  goal: string | null;
  goalEditedAt: Date | null;
  /** Who proposed to finish last; null if no one did. */
  endProposedBy: number | null;
  endProposedAt: Date | null;
  /** What ended the proposal before it was confirmed or lapsed. */
  endAnswer: 'declined' | 'withdrawn' | null;
}

/** A proposal to finish that waits for an answer. */
interface EndProposal {
  readonly proposedBy: number;
  readonly proposedAt: Date;
  readonly lapsesAt: Date;
}

/** The goal of a student with an alum, and the proposal to finish. */
export class MentoringRelationship extends Aggregate {
  private constructor(private state: MentoringState) {
    super();
  }

  static start({ studentId, alumId }: MentoringPair): MentoringRelationship {
    const nothing = { goal: null, goalEditedAt: null, endProposedBy: null, endProposedAt: null, endAnswer: null };
    return new MentoringRelationship({ studentId, alumId, ...nothing });
  }

  static restore(state: MentoringState): MentoringRelationship {
    return new MentoringRelationship(state);
  }

  /**
   * @param goal null removes it
   * @throws OnlyStudentAllowed
   */
  setGoal(by: number, goal: string | null, now: Date): void {
    if (by !== this.state.studentId) throw new OnlyStudentAllowed();
    if (goal === this.state.goal) return;
    this.state = { ...this.state, goal, goalEditedAt: now };
  }

  /**
   * Proposes to finish. Proposing again while it waits changes nothing.
   * @param connectedAt proposals from before this connection don't count
   * @returns false if the other person has proposed it, so that this one agrees
   * @throws EndRecentlyDeclined
   */
  proposeEnd(by: number, connectedAt: Date, now: Date): boolean {
    const open = findOpenProposal(this.state, connectedAt, now);
    if (open) return open.proposedBy === by;
    const { endProposedBy, endProposedAt, endAnswer } = this.state;
    const isOwnEarlier = endProposedBy === by && endProposedAt !== null && endProposedAt >= connectedAt;
    const askAgainAt = isOwnEarlier ? daysAfter(endProposedAt, MENTORING_LIMITS.endProposalDays) : now;
    if (isOwnEarlier && endAnswer === 'declined' && now < askAgainAt) throw new EndRecentlyDeclined(askAgainAt);
    const isQuiet = isOwnEarlier && now < daysAfter(endProposedAt, MENTORING_LIMITS.quietDays);
    this.state = { ...this.state, endProposedBy: by, endProposedAt: now, endAnswer: null };
    if (!isQuiet) this.record(new EndProposed(by, this.#otherId(by), now));
    return true;
  }

  /** @throws NoEndProposed unless the other person's proposal waits for an answer */
  confirmEnd(by: number, connectedAt: Date, now: Date): void {
    const open = findOpenProposal(this.state, connectedAt, now);
    if (!open || open.proposedBy === by) throw new NoEndProposed();
    this.state = { ...this.state, endProposedBy: null, endProposedAt: null, endAnswer: null };
  }

  /**
   * Declines the other person's proposal, or withdraws an own one; both stay connected.
   * @throws NoEndProposed
   */
  endProposal(by: number, answer: 'declined' | 'withdrawn', connectedAt: Date, now: Date): void {
    const open = findOpenProposal(this.state, connectedAt, now);
    if (!open || (open.proposedBy === by) !== (answer === 'withdrawn')) throw new NoEndProposed();
    this.state = { ...this.state, endAnswer: answer };
  }

  snapshot(): MentoringState {
    return { ...this.state };
  }

  #otherId(by: number): number {
    return by === this.state.studentId ? this.state.alumId : this.state.studentId;
  }
}

/**
 * Finds the proposal to finish that waits for an answer; null if there is none, or it has lapsed.
 * @param connectedAt proposals from before this connection don't count
 */
export function findOpenProposal(
  { endProposedBy, endProposedAt, endAnswer }: MentoringState,
  connectedAt: Date,
  now: Date,
): EndProposal | null {
  if (endProposedBy === null || endProposedAt === null || endAnswer !== null || endProposedAt < connectedAt)
    return null;
  const lapsesAt = daysAfter(endProposedAt, MENTORING_LIMITS.endProposalDays);
  return now < lapsesAt ? { proposedBy: endProposedBy, proposedAt: endProposedAt, lapsesAt } : null;
}
