/** Characters as readers see them: an emoji or a letter with its accents is one, in any number of code units. */
export const GRAPHEME_SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the beginning of a text without splitting a character, at most `max` UTF-16 code units. */
export const truncateAtGrapheme = (text: string, max: number): string =>
  text.slice(0, GRAPHEME_SEGMENTER.segment(text).containing(max)?.index);
