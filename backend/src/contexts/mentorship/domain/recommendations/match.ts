import { Aggregate } from '../../../../shared/domain/aggregate';
import { MatchNotFound } from './recommendation';

export const MATCH_STATUSES = ['active', 'ended'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

export const RATING_RANGE = { min: 1, max: 5 } as const;
export const MAX_FEEDBACK_LENGTH = 2_000;

/** The feedback of one side about the match; no one else can read it. */
export interface MatchFeedback {
  readonly rating?: number | null;
  readonly feedback?: string | null;
}

export interface MatchState {
  readonly id: number;
  readonly studentId: number;
  readonly mentorId: number;
  status: MatchStatus;
  readonly startDate: Date;
  endDate: Date | null;
  /** The student's. */
  rating: number | null;
  feedback: string | null;
  mentorRating: number | null;
  mentorFeedback: string | null;
}

/**
 * The period in which a mentor supports a student: starts when they connect, and ends when they disconnect or one of
 * them ends it.
 */
export class Match extends Aggregate {
  private constructor(private readonly state: MatchState) {
    super();
  }

  static restore(state: MatchState): Match {
    return new Match(state);
  }

  /**
   * Ends the match and stores this side's feedback.
   * @throws MatchNotFound
   */
  close(by: number, feedback: MatchFeedback, now: Date): void {
    this.giveFeedback(by, feedback);
    Object.assign(this.state, { status: 'ended', endDate: this.state.endDate ?? now });
  }

  /**
   * Stores this side's feedback; later feedback replaces earlier one.
   * @throws MatchNotFound
   */
  giveFeedback(by: number, { rating, feedback }: MatchFeedback): void {
    const { studentId, mentorId } = this.state;
    if (by !== studentId && by !== mentorId) throw new MatchNotFound();
    const [ratingField, textField] =
      by === mentorId ? (['mentorRating', 'mentorFeedback'] as const) : (['rating', 'feedback'] as const);
    if (rating !== undefined) this.state[ratingField] = rating;
    if (feedback !== undefined) this.state[textField] = feedback || null;
  }

  get id(): number {
    return this.state.id;
  }

  get startDate(): Date {
    return this.state.startDate;
  }

  get isActive(): boolean {
    return this.state.status === 'active';
  }

  getOtherUserId(userId: number): number {
    return userId === this.state.mentorId ? this.state.studentId : this.state.mentorId;
  }

  snapshot(): MatchState {
    return { ...this.state };
  }
}
