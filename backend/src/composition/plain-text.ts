import { truncateAtGrapheme } from '../shared/domain/graphemes';

const MAX_EXCERPT_LENGTH = 150;

/**
 * Returns the beginning of a text on one line, cut between words, or between characters if there is no space.
 * @param maxLength in UTF-16 code units
 */
export function excerpt(text: string, maxLength = MAX_EXCERPT_LENGTH): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= maxLength) return plain;
  const lastSpace = plain.lastIndexOf(' ', maxLength);
  return `${lastSpace > 0 ? plain.slice(0, lastSpace) : truncateAtGrapheme(plain, maxLength)}...`;
}

/**
 * Converts Markdown to one line of plain text. The pages of the forum remove the same marks
 * (frontend/src/entities/discussion/lib/plain-text.ts); a journey compares the two descriptions of a page.
 */
export function markdownToPlainText(markdown: string): string {
  return (
    markdown
      .replace(/^ {0,3}(```|~~~).*$/gm, ' ')
      .replace(/^ {0,3}(?:(?:[-*_] *){3,}|=+)$/gm, ' ')
      .replace(/^(?:[ \t]*>)+[ \t]?/gm, '')
      .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
      .replace(/!?\[([^\][]{0,500})\]\([^()\s]{0,2000}(?:\s+"[^"\n]{0,500}")?\)/g, '$1')
      .replace(/<((?:https?:\/\/|mailto:)[^<>\s]+)>/gi, '$1')
      .replace(/\*+|~~|`+/g, (marks, at: number, whole: string) => (whole[at - 1] === '\\' ? marks : ''))
      // An underscore inside a word is part of the word.
      .replace(/(^|[\s(])_+(?=\S)|(\S)_+(?=$|[\s).,;:!?])/gmu, '$1$2')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
