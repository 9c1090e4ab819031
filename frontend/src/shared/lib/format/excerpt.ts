import { graphemeSegmenter } from './graphemes';

/** Returns the beginning of a text without splitting a character that readers see, at most `max` UTF-16 code units. */
export const firstGraphemes = (text: string, max: number): string =>
  text.slice(0, graphemeSegmenter().segment(text).containing(max)?.index);

/**
 * Shortens a text on one line, cut between words, with '...' if something is cut off. Descriptions of pages are cut in
 * the same way on the server (backend/src/composition/plain-text.ts).
 */
export function toExcerpt(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const lastSpace = plain.lastIndexOf(' ', max);
  return `${lastSpace > 0 ? plain.slice(0, lastSpace) : firstGraphemes(plain, max)}...`;
}
