import { firstGraphemes } from '@/shared/lib/format';
import { toPlainText } from './plain-text';

/** Returns the first characters of a Markdown text as plain text, with '...' if something is cut off. */
export function markdownExcerpt(markdown: string, max: number): string {
  const text = toPlainText(markdown);
  return text.length > max ? `${firstGraphemes(text, max).trimEnd()}...` : text;
}
