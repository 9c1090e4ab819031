import { type AnswererFields, answererKeys } from '../../../domain/matching/answerer-keys';
import { MinutesOfMonth } from '../../../domain/minutes/minutes';
import { type Answerer, compareWaiting } from '../../../domain/question-offers/question-offers';
import { Answerers } from '../ports/answerers';

/** The minutes of an alum in the month that ends at a time. */
export interface AnswererMinutes extends Pick<Answerer, 'minutesUsed' | 'minutesGiven'> {
  readonly monthEndsAt: Date;
}

export class InMemoryAnswerers extends Answerers {
  readonly #keys = new Map<number, readonly string[]>();
  readonly #lastOffers = new Map<number, Date>();
  readonly #minutes = new Map<number, AnswererMinutes>();

  /** Adds an alum who wants to mentor students and can be found. */
  add(userId: number, fields: AnswererFields): void {
    this.#keys.set(userId, answererKeys(fields));
  }

  setMinutes(userId: number, minutes: AnswererMinutes): void {
    this.#minutes.set(userId, minutes);
  }

  async listLongestWaiting(
    key: string,
    without: readonly number[],
    now: Date,
    limit: number,
  ): Promise<readonly Answerer[]> {
    return [...this.#keys]
      .filter(([userId, keys]) => keys.includes(key) && !without.includes(userId))
      .map(([userId]) => this.#toAnswerer(userId, now))
      .filter(({ minutesGiven, minutesUsed }) => !new MinutesOfMonth('', minutesGiven, minutesUsed).isPaused)
      .toSorted(compareWaiting)
      .slice(0, limit);
  }

  async noteOffered(userIds: readonly number[], at: Date): Promise<void> {
    for (const userId of userIds) this.#lastOffers.set(userId, at);
  }

  #toAnswerer(userId: number, now: Date): Answerer {
    const minutes = this.#minutes.get(userId);
    return {
      userId,
      minutesUsed: minutes && now < minutes.monthEndsAt ? minutes.minutesUsed : 0,
      minutesGiven: minutes?.minutesGiven ?? null,
      lastOfferedAt: this.#lastOffers.get(userId) ?? null,
    };
  }
}
