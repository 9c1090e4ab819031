import { GRAPHEMES } from './graphemes';

/** Returns the first letters of the words in a name, at most `most`. */
export function initials(name: string, most = 2): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => GRAPHEMES.segment(word).containing(0)?.segment.toUpperCase() ?? '')
    .slice(0, most)
    .join('');
}
