import { GRAPHEME_SEGMENTER } from './graphemes';

/** Returns the first letters of the words in a name, at most `max`. */
export function toInitials(name: string, max = 2): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => GRAPHEME_SEGMENTER.segment(word).containing(0)?.segment.toUpperCase() ?? '')
    .slice(0, max)
    .join('');
}
