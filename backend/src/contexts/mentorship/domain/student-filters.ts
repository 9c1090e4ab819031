import { folded } from './folded';
import { stateOf } from './score-places';

/** How students are looked for: all of it has to fit. */
export interface StudentFilters {
  /** Words of the intended major, or how they begin. */
  readonly major?: string;
  /** Of graduation. */
  readonly year?: number;
  /** USPS code. */
  readonly state?: string;
}

/** What of somebody a search may look at: exactly what the one who searches is shown; null where they are not. */
export interface SeenOfStudent {
  readonly intendedMajor: string | null;
  readonly graduationYear: number | null;
  readonly location: string | null;
}

export const narrows = ({ major, year, state }: StudentFilters): boolean =>
  Boolean(major) || year !== undefined || state !== undefined;

/** Whether every filter fits; what is not told, or not shown, fits none. */
export function fits({ major, year, state }: StudentFilters, seen: SeenOfStudent): boolean {
  if (year !== undefined && seen.graduationYear !== year) return false;
  if (state !== undefined && stateOf(seen.location) !== state) return false;
  return !major || begins(seen.intendedMajor, major);
}

/** Every word that was typed begins one of the words; punctuation alone is in nothing. */
function begins(text: string | null, typed: string): boolean {
  const [words, sought] = [folded(text ?? '').split(' '), folded(typed).split(' ')];
  return sought[0] !== '' && sought.every((one) => words.some((word) => word.startsWith(one)));
}
