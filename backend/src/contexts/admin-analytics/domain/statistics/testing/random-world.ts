import { INTERACTION_TYPES } from '../../interactions/college-interaction';
import type { CountedInteraction, CountedStudent } from '../count-students';
import { type Period, periodBefore } from '../../../../../shared/domain/weeks';

/**
 * Returns a generator of pseudo-random numbers from 0 (inclusive) to 1 (exclusive), the same sequence for the same seed
 * (mulberry32).
 */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const LAST_CLOSE = new Date('2026-03-30T00:00:00Z');
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** The closes of a world, oldest first. */
export const CLOSES: readonly Date[] = [3, 2, 1, 0].map((weeks) => new Date(LAST_CLOSE.getTime() - weeks * WEEK_MS));
export const periodOf = (close: Date): Period => periodBefore(close, 4);

const SOURCES = ['search', 'search', 'search', 'alumni_profile', 'compare', 'directory', null];
const STATES = ['MA', 'MA', 'NY', 'NY', 'CA', 'OH', null];
const MAJORS = ['Biology', 'Biology', 'History', 'Physics', null];

/** Returns random students of one college and their interactions in the ten weeks before `LAST_CLOSE`. */
export function randomStudents(random: () => number): CountedStudent[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const count = Math.floor(random() ** 1.5 * 180);
  const keenness = random();
  let id = 0;
  return Array.from({ length: count }, (): CountedStudent => {
    const howMany = 1 + Math.floor(random() * (2 + 40 * keenness));
    const interactions = Array.from({ length: howMany }, (): CountedInteraction => {
      const type = random() < 0.5 ? 'view' : pick(INTERACTION_TYPES);
      return {
        id: ++id,
        type,
        source: pick(SOURCES),
        seconds: type === 'view' ? Math.floor(random() * 200) : null,
        at: new Date(LAST_CLOSE.getTime() - Math.floor(random() * 10 * WEEK_MS) - 1),
      };
    });
    return { interactions, state: pick(STATES), major: pick(MAJORS) };
  });
}
