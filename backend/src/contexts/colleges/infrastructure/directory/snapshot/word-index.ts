import { RowSet } from './row-set';

/** Prefixes of this length match so many words that their rows are kept once they were searched. */
const SHORT_PREFIX_LENGTH = 2;

/** Collects the words of rows. */
export class WordIndexBuilder {
  readonly #rowsByWord = new Map<string, number[]>();

  add(row: number, words: Iterable<string>): void {
    for (const word of words) {
      const rows = this.#rowsByWord.get(word);
      if (!rows) this.#rowsByWord.set(word, [row]);
      else if (rows.at(-1) !== row) rows.push(row);
    }
  }

  /** @param size number of rows of the snapshot */
  build(size: number): WordIndex {
    const words = [...this.#rowsByWord.keys()].sort();
    const starts = new Int32Array(words.length + 1);
    words.forEach((word, at) => (starts[at + 1] = starts[at]! + this.#rowsByWord.get(word)!.length));
    const rows = new Int32Array(starts.at(-1)!);
    words.forEach((word, at) => rows.set(this.#rowsByWord.get(word)!, starts[at]));
    return new WordIndex(size, words, starts, rows);
  }
}

/** Finds the rows that contain a word, or a word with a prefix. Words contain only ASCII characters. */
export class WordIndex {
  readonly #rowsByShortPrefix = new Map<string, RowSet>();

  /**
   * @param words sorted
   * @param starts the rows of the nth word are those from `starts[n]` to `starts[n + 1]`
   */
  constructor(
    private readonly size: number,
    readonly words: readonly string[],
    private readonly starts: Int32Array,
    private readonly rows: Int32Array,
  ) {}

  hasPrefix(prefix: string): boolean {
    return this.words[this.#firstFrom(prefix)]?.startsWith(prefix) ?? false;
  }

  /** Returns the rows with this word. The result must not be changed. */
  findWord(word: string): Int32Array {
    const at = this.#firstFrom(word);
    return this.words[at] === word
      ? this.rows.subarray(this.starts[at], this.starts[at + 1])
      : this.rows.subarray(0, 0);
  }

  /** Adds the rows with this word, or with a word that starts with it. */
  addMatches(to: RowSet, text: string, isWhole: boolean): void {
    if (isWhole) to.addAll(this.findWord(text));
    else if (text.length > SHORT_PREFIX_LENGTH) this.#addPrefix(to, text);
    else to.unite(this.#findShortPrefix(text));
  }

  #findShortPrefix(prefix: string): RowSet {
    let rows = this.#rowsByShortPrefix.get(prefix);
    if (!rows) {
      rows = new RowSet(this.size);
      this.#addPrefix(rows, prefix);
      this.#rowsByShortPrefix.set(prefix, rows);
    }
    return rows;
  }

  #addPrefix(to: RowSet, prefix: string): void {
    // Words with a prefix are neighbors, and so are their rows.
    const [first, end] = [this.#firstFrom(prefix), this.#firstFrom(`${prefix}\uffff`)];
    to.addAll(this.rows, this.starts[first], this.starts[end]);
  }

  /** Returns the position of the first word that isn't less than `text`. */
  #firstFrom(text: string): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.words[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
