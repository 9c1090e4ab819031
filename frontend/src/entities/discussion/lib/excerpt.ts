import { plainText } from './plain-text';

/** Returns the first characters of a Markdown text as plain text, with '...' if something is cut off. */
export function excerptOf(markdown: string, most: number): string {
  const characters = [...plainText(markdown)];
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}...` : characters.join('');
}
