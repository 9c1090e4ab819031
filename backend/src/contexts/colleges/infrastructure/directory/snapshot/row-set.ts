const BITS = 32;

/** A set of rows of a snapshot, one bit for each row. Rows are numbers from 0. */
export class RowSet {
  readonly #bits: Uint32Array;

  /** @param size number of rows of the snapshot */
  constructor(
    readonly size: number,
    bits?: Uint32Array,
  ) {
    this.#bits = bits ?? new Uint32Array(Math.ceil(size / BITS));
  }

  static all(size: number): RowSet {
    const set = new RowSet(size);
    set.#bits.fill(0xff_ff_ff_ff);
    if (size % BITS > 0) set.#bits[set.#bits.length - 1] = 2 ** (size % BITS) - 1;
    return set;
  }

  static of(size: number, rows: Iterable<number>): RowSet {
    const set = new RowSet(size);
    for (const row of rows) set.add(row);
    return set;
  }

  copy(): RowSet {
    return new RowSet(this.size, this.#bits.slice());
  }

  add(row: number): void {
    this.#bits[row >>> 5]! |= 1 << (row & 31);
  }

  addAll(rows: Int32Array, from = 0, to = rows.length): void {
    for (let at = from; at < to; at++) this.add(rows[at]!);
  }

  has(row: number): boolean {
    return ((this.#bits[row >>> 5]! >>> (row & 31)) & 1) === 1;
  }

  /** Removes the rows that aren't in `other`. */
  intersect(other: RowSet): this {
    for (let at = 0; at < this.#bits.length; at++) this.#bits[at]! &= other.#bits[at]!;
    return this;
  }

  /** Adds the rows of `other`. */
  unite(other: RowSet): this {
    for (let at = 0; at < this.#bits.length; at++) this.#bits[at]! |= other.#bits[at]!;
    return this;
  }

  /** Removes the rows of `other`. */
  subtract(other: RowSet): this {
    for (let at = 0; at < this.#bits.length; at++) this.#bits[at]! &= ~other.#bits[at]!;
    return this;
  }

  /** The number of rows. */
  count(): number {
    let count = 0;
    for (const bits of this.#bits) count += countBits(bits);
    return count;
  }

  /** Calls `visit` for each row in ascending order, until it returns false. */
  forEach(visit: (row: number) => boolean | void): void {
    for (let at = 0; at < this.#bits.length; at++) {
      for (let bits = this.#bits[at]!; bits !== 0;) {
        const lowest = bits & -bits;
        if (visit(at * BITS + 31 - Math.clz32(lowest)) === false) return;
        bits ^= lowest;
      }
    }
  }

  toArray(): number[] {
    const rows: number[] = [];
    this.forEach((row) => void rows.push(row));
    return rows;
  }
}

/** Counts the bits that are set, by adding neighbors in parallel. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55);
  const nibbles = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
