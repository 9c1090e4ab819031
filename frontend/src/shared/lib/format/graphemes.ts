/** Characters as readers see them: an emoji or a letter with its accents is one, in any number of code units. */
export const GRAPHEME_SEGMENTER = /* @__PURE__ */ new Intl.Segmenter('en', { granularity: 'grapheme' });
