import { initials } from '@/shared/lib/format';

const MOST_LETTERS = 5;

/** Parts that official names add to the common name: a system, a campus, a place, a second kind of school. */
const ADDED: readonly RegExp[] = [
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
export function monogram(name: string): string {
  const short = ADDED.reduce((text, added) => text.replace(added, '$1'), name);
  const tries = [short, short.replace(/-.*$/, ''), short.replace(/-.*$/, '').replace(/(?: State)? University$/, '')];
  const acronyms = tries.map(acronymOf);
  return acronyms.find((letters) => letters.length <= MOST_LETTERS) ?? acronyms.at(-1)!.slice(0, MOST_LETTERS);
}

const acronymOf = (name: string): string =>
  initials(
    name
      .split(/[\s\-–/&]+/)
      .filter((word) => /^\p{L}/u.test(word) && !/^(?:of|the|at|in|and|for|de)$/i.test(word))
      .join(' '),
    Infinity,
  );
