import { beginningOf } from '@/shared/lib/format';
import { plainText } from './plain-text';

/** Returns the first characters of a Markdown text as plain text, with '...' if something is cut off. */
export function excerptOf(markdown: string, most: number): string {
  const text = plainText(markdown);
  return text.length > most ? `${beginningOf(text, most).trimEnd()}...` : text;
}
