/** Marks the beginning and end of a match in a text whose Markdown is going to be removed. */
const [OPEN, CLOSE] = ['\u{E000}', '\u{E001}'];

/**
 * Converts Markdown to one line of plain text, for lists and descriptions. Only for display; the stored text stays
 * unchanged.
 */
export function toPlainText(markdown: string): string {
  return (
    markdown
      .replace(/^ {0,3}(```|~~~).*$/gm, ' ')
      .replace(/^ {0,3}(?:(?:[-*_] *){3,}|=+)$/gm, ' ')
      .replace(/^(?:[ \t]*>)+[ \t]?/gm, '')
      .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
      .replace(/!?\[([^\][]{0,500})\]\([^()\s]{0,2000}(?:\s+"[^"\n]{0,500}")?\)/g, '$1')
      .replace(/<((?:https?:\/\/|mailto:)[^<>\s]+)>/gi, '$1')
      .replace(/\*+|~~|`+/g, (marks, at: number, whole: string) => (whole[at - 1] === '\\' ? marks : ''))
      // Underscores within a word belong to the word.
      .replace(/(^|[\s(\u{E000}])_+(?=\S)|(\S)_+(?=$|[\s).,;:!?\u{E001}])/gmu, '$1$2')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

interface MarkedText {
  text: string;
  /** Start and end (exclusive) of each match, in characters. */
  matches: [number, number][];
}

/** Joins the pieces of a search result into one text without Markdown, with the positions of the matches in it. */
export function toMarkedText(pieces: readonly { text: string; isMatch: boolean }[]): MarkedText {
  const marked = pieces.map(({ text, isMatch }) => {
    const clean = text.replace(/[\u{E000}\u{E001}]/gu, '');
    return isMatch ? `${OPEN}${clean}${CLOSE}` : clean;
  });
  const matches: [number, number][] = [];
  let text = '';
  let from: number | null = null;
  for (const part of toPlainText(marked.join('')).split(/([\u{E000}\u{E001}])/u)) {
    if (part === OPEN) from = text.length;
    else if (part !== CLOSE) text += part;
    else if (from !== null && from < text.length) matches.push([from, text.length]);
  }
  return { text, matches };
}
