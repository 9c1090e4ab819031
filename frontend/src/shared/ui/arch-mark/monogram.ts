import { toInitials } from '@/shared/lib/format';

const MAX_ACRONYM_LENGTH = 5;

/** Parts that official names add to the common name: a system, a campus, a place, a second kind of school. */
const ADDED_NAME_PATTERNS: readonly RegExp[] = [
  /^[CS]UNY ()/,
  /[-\s]Campus Immersion()$|-[^-]+ Campus$/,
  /(\S (?:University|College)) (?:at|in|and) .*$/,
  /^(?!California )(.* State University)-.*$/,
  /,? Inc\.?()$/,
];

/**
 * Returns the acronym of an institution without small words, at most five letters: 'University of California-Los
 * Angeles' -> 'UCLA'. If it is longer, the campus is left out, then the kind of school: 'NCAT'.
 */
export function collegeAcronym(name: string): string {
  const short = ADDED_NAME_PATTERNS.reduce((text, added) => text.replace(added, '$1'), name);
  const tries = [short, short.replace(/-.*$/, ''), short.replace(/-.*$/, '').replace(/(?: State)? University$/, '')];
  const acronyms = tries.map(toAcronym);
  return (
    acronyms.find((letters) => letters.length <= MAX_ACRONYM_LENGTH) ?? acronyms.at(-1)!.slice(0, MAX_ACRONYM_LENGTH)
  );
}

const toAcronym = (name: string): string =>
  toInitials(
    name
      .split(/[\s\-–/&]+/)
      .filter((word) => /^\p{L}/u.test(word) && !/^(?:of|the|at|in|and|for|de)$/i.test(word))
      .join(' '),
    Infinity,
  );
