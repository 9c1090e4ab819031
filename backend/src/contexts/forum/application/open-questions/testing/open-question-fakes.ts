import { hoursAfter, type OpenQuestionId } from '../../../domain/open-questions/open-question';
import type { QuestionOffer } from '../../../domain/open-questions/question-offer';
import {
  type AlumSignature,
  Answerers,
  type Candidate,
  type CandidateQuery,
  QuestionFacts,
  type QuestionNews,
  QuestionNotices,
  QuestionPeople,
  type QuestionPerson,
  type QuestionReply,
} from '../ports/question-people';

/** Everyone with an ID below 100 is a student, all others are alumni of the college with the ID divided by 100. */
export class InMemoryQuestionPeople extends QuestionPeople {
  readonly minors = new Set<number>();
  readonly blocked = new Map<number, readonly number[]>();
  /** The questions that count, as `person:question`. */
  readonly counted = new Set<string>();

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, QuestionPerson>> {
    return new Map(
      ids.map((id) => {
        const role = id < 100 ? 'student' : 'alumni';
        return [id, { id, displayName: `Person ${id}`, role, isMinor: this.minors.has(id) }];
      }),
    );
  }

  async findSignatures(ids: readonly number[]): Promise<ReadonlyMap<number, AlumSignature>> {
    return new Map(ids.map((id) => [id, { collegeName: `College ${Math.floor(id / 100)}`, isVerified: id % 2 === 0 }]));
  }

  async listBlockedWith(userId: number): Promise<readonly number[]> {
    return this.blocked.get(userId) ?? [];
  }

  async countQuestion(userId: number, questionId: number): Promise<void> {
    this.counted.add(`${userId}:${questionId}`);
  }

  async uncountQuestion(userIds: readonly number[], questionId: number): Promise<void> {
    for (const userId of userIds) this.counted.delete(`${userId}:${questionId}`);
  }
}

/** Offers to the given alumni in this order, three at a time for 48 hours; minutes never run out. */
export class InMemoryAnswerers extends Answerers {
  candidates: Candidate[] = [];
  readonly queries: CandidateQuery[] = [];
  /** What is charged, as `alum:question`. */
  readonly charged = new Set<string>();
  readonly replies: QuestionReply[] = [];

  async listCandidates(query: CandidateQuery): Promise<readonly Candidate[]> {
    this.queries.push(query);
    return this.candidates.filter(({ userId }) => !query.without.includes(userId)).slice(0, query.limit);
  }

  countNewOffers(openOffers: number): number {
    return Math.max(0, 3 - openOffers);
  }

  async makeOffers(
    questionId: OpenQuestionId,
    candidates: readonly Candidate[],
    offeredAt: Date,
  ): Promise<readonly QuestionOffer[]> {
    const expiresAt = hoursAfter(offeredAt, 48);
    return candidates.map((one) => ({ ...one, questionId, offeredAt, expiresAt, status: 'open' }));
  }

  async charge(alumId: number, questionId: number): Promise<void> {
    this.charged.add(`${alumId}:${questionId}`);
  }

  async countReply(reply: QuestionReply): Promise<void> {
    this.replies.push(reply);
  }

  async giveBack(alumId: number, questionId: number): Promise<void> {
    this.charged.delete(`${alumId}:${questionId}`);
  }
}

/** Records whom it notified, once per event. */
export class RecordedQuestionNotices extends QuestionNotices {
  readonly notified: [userId: number, what: QuestionNews][] = [];
  readonly #eventIds = new Set<string>();

  async notify(userIds: readonly number[], what: QuestionNews, _questionId: number, eventId: string): Promise<void> {
    for (const userId of userIds) {
      const key = `${userId} ${eventId}`;
      if (!this.#eventIds.has(key)) this.notified.push([userId, what]);
      this.#eventIds.add(key);
    }
  }

  async markRead(): Promise<void> {}
}

/** Every field is "Field" with its code, and every college is in Texas. */
export class StubQuestionFacts extends QuestionFacts {
  async findField(cip: string): Promise<string | null> {
    return `Field ${cip}`;
  }

  async findState(): Promise<string | null> {
    return 'TX';
  }
}
