import { plainText } from './plain-text';

/** The first characters of a Markdown text as plain text, with '...' where something is left out. */
export function excerptOf(markdown: string, most: number): string {
  const characters = [...plainText(markdown)];
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}...` : characters.join('');
}
