import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { Feedback, Match, MatchStatus } from '../../domain/recommendations/match';
import { Matches } from './ports/recommendations';
import { People } from '../profiles/ports/profiles';

/** A match as one of its two sides sees it: of the other's feedback nothing. */
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
  /** Null when the other has no account any more. */
  readonly other: { readonly id: number; readonly fullName: string; readonly avatarUrl: string | null } | null;
}

/** Who accompanies someone, or whom they accompany, and who did. */
@UseCase()
export class ListMatches {
  constructor(
    private readonly matches: Matches,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: Pick<SignedInUser, 'id'>): Promise<OwnMatch[]> {
    return this.#asSeenBy(id, await this.matches.listByUser(id));
  }

  /** Ends a match and keeps what this side says of it. @throws MatchNotFound */
  async close(id: number, by: Pick<SignedInUser, 'id'>, said: Feedback): Promise<OwnMatch> {
    const match = await this.transactions.run(async () => {
      const found = await this.matches.getById(id, by.id);
      found.close(by.id, said, this.clock.now());
      await this.matches.save(found);
      return found;
    });
    const [seen] = await this.#asSeenBy(by.id, [match]);
    return seen!;
  }

  async #asSeenBy(userId: number, matches: readonly Match[]): Promise<OwnMatch[]> {
    const people = await this.people.findActiveByIds(matches.map((match) => match.otherThan(userId)));
    return matches.map((match) => {
      const { mentorRating, mentorFeedback, rating, feedback, ...state } = match.snapshot();
      const isMentor = state.mentorId === userId;
      const person = people.get(match.otherThan(userId));
      return {
        ...state,
        rating: isMentor ? mentorRating : rating,
        feedback: isMentor ? mentorFeedback : feedback,
        other: person ? { id: person.id, fullName: person.displayName, avatarUrl: person.avatarUrl } : null,
      };
    });
  }
}

/** A match begins when a student and an alumna or alumnus are connected, and ends with that. Heard twice, it happens once. */
@UseCase()
export class SyncMatchWithConnection {
  constructor(
    private readonly matches: Matches,
    private readonly people: People,
  ) {}

  async begin(one: number, other: number, at: Date): Promise<void> {
    const both = [...(await this.people.findActiveByIds([one, other])).values()];
    const student = both.find(({ role }) => role === 'student');
    const mentor = both.find(({ role }) => role === 'alumni');
    if (student && mentor) await this.matches.start(student.id, mentor.id, at);
  }

  /** The answer with which it began is undone: it leaves no history. */
  async takeBack(one: number, other: number, since: Date): Promise<void> {
    await this.matches.remove(one, other, since);
  }

  async end(one: number, other: number, at: Date): Promise<void> {
    await this.matches.end(one, other, at);
  }
}
