const LONGEST_EXCERPT = 150;

/** The beginning of a text on one line, cut between words. @param longest in characters */
export function excerpt(text: string, longest = LONGEST_EXCERPT): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const lastSpace = plain.lastIndexOf(' ', longest);
  return `${plain.slice(0, lastSpace > 0 ? lastSpace : longest)}...`;
}

/**
 * The words of a Markdown text without its marks. Search engines show a description as it is.
 * frontend/src/shared/lib/plain-text removes the same marks; a journey compares the two.
 */
export function plainText(markdown: string): string {
  return (
    markdown
      // Lines that only mark: the ends of code, rules between paragraphs, and the line under a table's head.
      .replace(/^[ \t]*(?:`{3,}|~{3,})[^\n]*$/gm, '')
      .replace(/^[ \t]*[-*_|: \t]{3,}$/gm, '')
      // Headings, quotes and list items.
      .replace(/^[ \t]*(?:(?:>|#{1,6}(?=\s)|[-*+](?=\s)|\d{1,9}[.)](?=\s))[ \t]*)+/gm, '')
      // The text of a link or image; lengths are limited so that no text takes long.
      .replace(/!?\[([^[\]\n]{0,300})\]\([^()\n]{0,500}\)/g, '$1')
      .replace(/(?<!\\)(?:\*\*|__|~~|`+)/g, '')
      .replace(/(?<![\p{L}\p{N}\\])([*_])(?=\S)([^*_\n]{1,300})(?<=[^\s\\])\1(?![\p{L}\p{N}])/gu, '$2')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
  );
}
