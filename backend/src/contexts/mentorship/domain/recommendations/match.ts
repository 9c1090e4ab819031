import { Aggregate } from '../../../../shared/domain/aggregate';
import { MatchNotFound } from './recommendation';

export const MATCH_STATUSES = ['active', 'ended'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

export const STARS = { least: 1, most: 5 } as const;
export const LONGEST_FEEDBACK = 2_000;

/** What one side says of the time together; no one else reads it. */
export interface Feedback {
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

/** The time in which a mentor accompanies a student: begins when they are connected, ends with that or when one says so. */
export class Match extends Aggregate {
  private constructor(private readonly state: MatchState) {
    super();
  }

  static restore(state: MatchState): Match {
    return new Match(state);
  }

  /** Ends it, and keeps what this side says of it. @throws MatchNotFound */
  close(by: number, said: Feedback, now: Date): void {
    this.say(by, said);
    Object.assign(this.state, { status: 'ended', endDate: this.state.endDate ?? now });
  }

  /** Keeps what this side says of it; said later or again, it takes the place of what was said. @throws MatchNotFound */
  say(by: number, { rating, feedback }: Feedback): void {
    const { studentId, mentorId } = this.state;
    if (by !== studentId && by !== mentorId) throw new MatchNotFound();
    const [stars, words] =
      by === mentorId ? (['mentorRating', 'mentorFeedback'] as const) : (['rating', 'feedback'] as const);
    if (rating !== undefined) this.state[stars] = rating;
    if (feedback !== undefined) this.state[words] = feedback || null;
  }

  get isActive(): boolean {
    return this.state.status === 'active';
  }

  otherThan(userId: number): number {
    return userId === this.state.mentorId ? this.state.studentId : this.state.mentorId;
  }

  snapshot(): MatchState {
    return { ...this.state };
  }
}
