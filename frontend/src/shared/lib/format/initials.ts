import { graphemeSegmenter } from './graphemes';

/** An ASCII character before another one is a whole character: most names need no segmenter, which is slow to load. */
const PLAIN_START = /^[!-~](?=[!-~]|$)/;

const firstGrapheme = (word: string): string =>
  PLAIN_START.exec(word)?.[0] ?? graphemeSegmenter().segment(word).containing(0)?.segment ?? '';

/** Returns the first letters of the words in a name, at most `max`. */
export function toInitials(name: string, max = 2): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, max)
    .map((word) => firstGrapheme(word).toUpperCase())
    .join('');
}
