import { letOthersContinue } from './let-others-continue';

const WORDS_AT_A_TIME = 1_000;

/** Finds similar words as the operator `<->` of PostgreSQL's pg_trgm does: by the share of trigrams in common. */
export class SimilarWords {
  readonly #wordsByTrigram = new Map<string, number[]>();
  readonly #trigramCounts: Uint8Array;

  private constructor(size: number) {
    this.#trigramCounts = new Uint8Array(size);
  }

  /**
   * Indexes words in steps between which other work of the process continues.
   * @param words lowercase letters and digits
   */
  static async index(words: readonly string[]): Promise<SimilarWords> {
    const index = new SimilarWords(words.length);
    for (let at = 0; at < words.length; at++) {
      if (at % WORDS_AT_A_TIME === 0) await letOthersContinue();
      index.#add(at, listTrigrams(words[at]!));
    }
    return index;
  }

  /** Returns the positions of the `limit` most similar words, and of all that are as similar as the last of them. */
  find(text: string, limit: number): number[] {
    const trigrams = listTrigrams(text);
    const shared = new Map<number, number>();
    for (const trigram of trigrams) {
      for (const at of this.#wordsByTrigram.get(trigram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    const similarities = [...shared].map(([at, count]) => ({
      at,
      similarity: count / (trigrams.size + this.#trigramCounts[at]! - count),
    }));
    const sorted = similarities.sort((one, other) => other.similarity - one.similarity);
    const least = sorted[limit - 1]?.similarity ?? 0;
    return sorted.filter(({ similarity }) => similarity >= least).map(({ at }) => at);
  }

  #add(at: number, trigrams: ReadonlySet<string>): void {
    this.#trigramCounts[at] = trigrams.size;
    for (const trigram of trigrams) {
      const known = this.#wordsByTrigram.get(trigram);
      if (known) known.push(at);
      else this.#wordsByTrigram.set(trigram, [at]);
    }
  }
}

/** Returns the groups of three letters, with two spaces before the word and one after it. */
function listTrigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
