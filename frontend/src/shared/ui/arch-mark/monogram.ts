import { initials } from '@/shared/lib/format';

const MOST_LETTERS = 5;

/** What official names add to the name that people use: a system, a campus, a place, a second kind of school. */
const ADDED: readonly RegExp[] = [
  /^[CS]UNY ()/,
  /[-\s]Campus Immersion()$|-[^-]+ Campus$/,
  /(\S (?:University|College)) (?:at|in|and) .*$/,
  /^(?!California )(.* State University)-.*$/,
  /,? Inc\.?()$/,
];

/**
 * The acronym of an institution, at most five letters, without its small words: 'University of California-Los Angeles' ->
 * 'UCLA'. Of a longer one the campus is left out, then the kind of school: 'NCAT'.
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
