import { LRUCache } from 'lru-cache';

/** Colleges in all kept answers together, so that their memory is bounded; the colleges themselves are in the snapshot. */
const MAX_COLLEGES = 20_000;

/**
 * The answers to the most recent questions about one snapshot. Because a snapshot never changes, they are never
 * outdated.
 */
export class RecentAnswers<T extends { readonly items: readonly unknown[] }> {
  readonly #answers = new LRUCache<string, T>({
    maxSize: MAX_COLLEGES,
    sizeCalculation: ({ items }) => items.length + 1,
  });

  /**
   * Returns the answer to a question, which is computed unless it is known.
   * @param question plain data: equal questions are equal as JSON
   */
  async get(question: readonly unknown[], compute: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(question);
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = await compute();
    this.#answers.set(key, answer);
    return answer;
  }
}
