import { omitFields } from '../../../../../shared/domain/omit-fields';
import { type AnswererFields, answererKeys } from '../../../domain/matching/answerer-keys';
import { type Answerer, compareWaiting } from '../../../domain/question-offers/question-offers';
import { Answerers } from '../ports/answerers';

export class InMemoryAnswerers extends Answerers {
  readonly #answerers = new Map<number, Answerer & { readonly keys: readonly string[] }>();

  /** Adds an alum who wants to mentor students and can be found. */
  add(userId: number, fields: AnswererFields, minutes: Partial<Answerer> = {}): void {
    const lastOfferedAt = this.#answerers.get(userId)?.lastOfferedAt ?? null;
    const answerer = { minutesUsed: 0, minutesGiven: null, lastOfferedAt, ...minutes };
    this.#answerers.set(userId, { ...answerer, userId, keys: answererKeys(fields) });
  }

  async listLongestWaiting(key: string, without: readonly number[], limit: number): Promise<readonly Answerer[]> {
    return [...this.#answerers.values()]
      .filter(({ userId, keys }) => keys.includes(key) && !without.includes(userId))
      .toSorted(compareWaiting)
      .slice(0, limit)
      .map((answerer) => omitFields(answerer, 'keys'));
  }

  async noteOffered(userIds: readonly number[], at: Date): Promise<void> {
    for (const userId of userIds) {
      const answerer = this.#answerers.get(userId);
      if (answerer) this.#answerers.set(userId, { ...answerer, lastOfferedAt: at });
    }
  }
}
