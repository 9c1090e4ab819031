/** Characters as readers see them: an emoji or a letter with its accents is one, in any number of code units. */
export const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the beginning of a text without splitting a character, at most `most` UTF-16 code units. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, GRAPHEMES.segment(text).containing(most)?.index);
