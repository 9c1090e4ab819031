import { DomainError } from '../../../../shared/domain/domain-error';
import { MAX_RECOMMENDATIONS, type MatchReason, type MatchScore } from '../matching/match-score';
import { Aggregate } from '../../../../shared/domain/aggregate';

export class RecommendationNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.recommendation-not-found', 'We couldn’t find this recommendation.');
  }
}

export class AlreadyAnswered extends DomainError {
  constructor() {
    super('conflict', 'mentorship.already-answered', 'You already chose Connect or Pass for this recommendation.');
  }
}

export class RecommendationExpired extends DomainError {
  constructor() {
    super('conflict', 'mentorship.recommendation-expired', 'This recommendation has expired. Generate new ones.');
  }
}

export class TooLateToUndo extends DomainError {
  constructor() {
    super('conflict', 'mentorship.too-late-to-undo', 'It’s too late to undo this.');
  }
}

export class MatchNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.match-not-found', 'We couldn’t find this match.');
  }
}

export const RECOMMENDATION_STATUSES = ['pending', 'accepted', 'declined'] as const;
export type RecommendationStatus = (typeof RECOMMENDATION_STATUSES)[number];
export type RecommendationAnswer = Exclude<RecommendationStatus, 'pending'>;

/**
 * The maximum number of recommendations at a time, how many days they are valid, and how long a mentor whom the student
 * passed on isn't recommended again.
 */
export const RECOMMENDATION_RULES = {
  limit: MAX_RECOMMENDATIONS,
  days: 30,
  daysAfterPass: 90,
  undoSeconds: 60,
  longestReason: 500,
} as const;

const DAY_MS = 86_400_000;
const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

export interface RecommendationState {
  readonly id: number;
  readonly studentId: number;
  readonly mentorId: number;
  status: RecommendationStatus;
  /** From 0 to 100: the sum of the reasons' points. */
  matchScore: number;
  matchReasons: readonly MatchReason[];
  createdAt: Date;
  expiresAt: Date;
  /** When the student first saw it; null if they haven't. */
  viewedAt: Date | null;
  respondedAt: Date | null;
  /** Why the student passed; null if not given. Only the student can read it. */
  declineReason: string | null;
}

/** A mentor who was picked for a student, and the student's answer. */
export class Recommendation extends Aggregate {
  private constructor(private readonly state: RecommendationState) {
    super();
  }

  static create(
    key: Pick<RecommendationState, 'id' | 'studentId' | 'mentorId'>,
    score: MatchScore,
    now: Date,
  ): Recommendation {
    const unansweredFields = { viewedAt: null, respondedAt: null, declineReason: null };
    return new Recommendation({ ...key, status: 'pending', ...toScoredState(score, now), ...unansweredFields });
  }

  static restore(state: RecommendationState): Recommendation {
    return new Recommendation(state);
  }

  /** Replaces the score and reasons by current ones, and restarts the validity. */
  renew(score: MatchScore, now: Date): void {
    const { createdAt } = this.state;
    Object.assign(this.state, toScoredState(score, now), { createdAt });
  }

  markViewed(now: Date): void {
    this.state.viewedAt ??= now;
  }

  /**
   * Repeating the same answer changes nothing.
   * @returns whether it is a new answer
   * @throws AlreadyAnswered, RecommendationExpired
   */
  answer(status: RecommendationAnswer, reason: string | null, now: Date): boolean {
    if (this.state.status === status) return false;
    if (this.state.status !== 'pending') throw new AlreadyAnswered();
    if (this.isExpired(now)) throw new RecommendationExpired();
    this.markViewed(now);
    Object.assign(this.state, { status, respondedAt: now, declineReason: status === 'declined' ? reason : null });
    return true;
  }

  /**
   * Undoes a recent answer.
   * @returns the undone answer; null if there was none
   * @throws TooLateToUndo, RecommendationExpired
   */
  undoAnswer(now: Date): RecommendationAnswer | null {
    const { status, respondedAt } = this.state;
    if (this.isExpired(now)) throw new RecommendationExpired();
    if (status === 'pending') return null;
    if (respondedAt && now.getTime() - respondedAt.getTime() > RECOMMENDATION_RULES.undoSeconds * 1000) {
      throw new TooLateToUndo();
    }
    Object.assign(this.state, { status: 'pending', respondedAt: null, declineReason: null });
    return status;
  }

  isExpired(now: Date): boolean {
    return now >= this.state.expiresAt;
  }

  /** Whether this mentor must not be recommended to this student again: already asked, or recently passed on. */
  preventsRenewal(now: Date): boolean {
    const { status, respondedAt } = this.state;
    if (status === 'accepted') return true;
    return status === 'declined' && now < daysAfter(respondedAt!, RECOMMENDATION_RULES.daysAfterPass);
  }

  get id(): number {
    return this.state.id;
  }

  get mentorId(): number {
    return this.state.mentorId;
  }

  get matchScore(): number {
    return this.state.matchScore;
  }

  get isPending(): boolean {
    return this.state.status === 'pending';
  }

  snapshot(): RecommendationState {
    return { ...this.state };
  }
}

const toScoredState = ({ score, reasons }: MatchScore, now: Date) => ({
  matchScore: score,
  matchReasons: reasons,
  createdAt: now,
  expiresAt: daysAfter(now, RECOMMENDATION_RULES.days),
});
