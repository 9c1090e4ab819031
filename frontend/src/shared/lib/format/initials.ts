import { GRAPHEME_SEGMENTER } from './graphemes';

/** Returns the first letters of the words in a name, at most `most`. */
export function toInitials(name: string, most = 2): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => GRAPHEME_SEGMENTER.segment(word).containing(0)?.segment.toUpperCase() ?? '')
    .slice(0, most)
    .join('');
}
