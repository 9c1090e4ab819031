import { once } from './once';

/** Splits into characters as readers see them: an emoji or a letter with its accents is one, in any number of units. */
export const graphemeSegmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
