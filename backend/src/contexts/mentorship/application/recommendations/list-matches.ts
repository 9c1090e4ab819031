import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { MatchFeedback, Match, MatchStatus } from '../../domain/recommendations/match';
import type { PersonSummary } from '../../domain/profiles/person';
import { Matches } from './ports/recommendations';
import { People } from '../profiles/ports/people';

/** The other person of a match. */
export interface MatchedPerson {
  readonly id: number;
  readonly fullName: string;
  readonly avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

/** A match as one of its two sides sees it, without the feedback of the other side. */
export interface OwnMatch {
  readonly id: number;
  readonly studentId: number;
  readonly mentorId: number;
  readonly status: MatchStatus;
  readonly startDate: Date;
  readonly endDate: Date | null;
  /** One's own. */
  readonly rating: number | null;
  readonly feedback: string | null;
  /** Null if the other account is no longer active. */
  readonly other: MatchedPerson | null;
}

/** Lists the current and past matches of a mentor or student. */
@UseCase()
export class ListMatches {
  constructor(
    private readonly matches: Matches,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: Pick<SignedInUser, 'id'>): Promise<OwnMatch[]> {
    return this.#toDetails(id, await this.matches.listByUser(id));
  }

  /**
   * Ends a match and stores this side's feedback.
   * @throws MatchNotFound
   */
  async closeMatch(id: number, by: Pick<SignedInUser, 'id'>, feedback: MatchFeedback): Promise<OwnMatch> {
    const match = await this.matches.update(id, (found) => {
      found.close(by.id, feedback, this.clock.now());
      return found;
    });
    const [details] = await this.#toDetails(by.id, [match]);
    return details!;
  }

  async #toDetails(userId: number, matches: readonly Match[]): Promise<OwnMatch[]> {
    const people = await this.people.findActiveByIds(matches.map((match) => match.getOtherUserId(userId)));
    return matches.map((match) => {
      const { mentorRating, mentorFeedback, rating, feedback, ...state } = match.snapshot();
      const isMentor = state.mentorId === userId;
      const person = people.get(match.getOtherUserId(userId));
      return {
        ...state,
        rating: isMentor ? mentorRating : rating,
        feedback: isMentor ? mentorFeedback : feedback,
        other: person ? toMatchedPerson(person) : null,
      };
    });
  }
}

const toMatchedPerson = ({ id, displayName: fullName, avatarUrl, isSample }: PersonSummary): MatchedPerson => ({
  id,
  fullName,
  avatarUrl,
  isSample,
});

/**
 * Starts a match when a student and an alum connect, and ends it when they disconnect. Handling an event again changes
 * nothing.
 */
@UseCase()
export class SyncMatchWithConnection {
  constructor(
    private readonly matches: Matches,
    private readonly people: People,
  ) {}

  async start(one: number, other: number, at: Date): Promise<void> {
    const people = [...(await this.people.findActiveByIds([one, other])).values()];
    const student = people.find(({ role }) => role === 'student');
    const mentor = people.find(({ role }) => role === 'alumni');
    if (student && mentor) await this.matches.start(student.id, mentor.id, at);
  }

  /** Deletes the match without a trace, because the answer that started it was undone. */
  async undoStart(one: number, other: number, since: Date): Promise<void> {
    await this.matches.deleteSince(one, other, since);
  }

  async end(one: number, other: number, at: Date): Promise<void> {
    await this.matches.end(one, other, at);
  }
}
