/** A piece of a text with the emphasis that its asterisks mean. */
interface Emphasized {
  text: string;
  is: 'plain' | 'strong' | 'em';
}

/** `**bold**` or `*italic*` on one line; asterisks beside a space, as in `2 * 3 * 4`, are only asterisks. */
const MARKED = /\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*|(?<![*\p{L}\p{N}])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![*\p{L}\p{N}])/gu;

/** Splits a text into plain and emphasized pieces, as in the forum. */
export function emphasisIn(text: string): Emphasized[] {
  const pieces: Emphasized[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, strong, em] = match;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), is: 'plain' });
    pieces.push(strong === undefined ? { text: em!, is: 'em' } : { text: strong, is: 'strong' });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), is: 'plain' });
  return pieces;
}
