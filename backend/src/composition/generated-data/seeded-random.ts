/** Mixes the bits of a 32-bit number (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** Pseudo-random numbers; the same seed and keys give the same sequence. Not for secrets. */
export class SeededRandom {
  #state: number;

  private constructor(state: number) {
    this.#state = state;
  }

  /** @param keys what the numbers are for: those for other keys are independent */
  static for(seed: number, ...keys: readonly (string | number)[]): SeededRandom {
    let state = mix(seed);
    for (const key of keys) state = mix(state ^ (typeof key === 'number' ? mix(key + 0x9e3779b9) : hashText(key)));
    return new SeededRandom(state);
  }

  /** A number from 0, inclusive, to 1, exclusive (Mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @param share the probability of true, from 0 to 1 */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  one<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  /** One to `most` different items, in no particular order. */
  some<T>(list: readonly T[], most: number): T[] {
    return [...new Set(Array.from({ length: this.integer(1, most) }, () => this.one(list)))];
  }
}
