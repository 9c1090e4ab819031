/** A piece of a text with the emphasis that its asterisks mean. */
interface EmphasizedPiece {
  text: string;
  is: 'plain' | 'strong' | 'em';
}

/** `**bold**` or `*italic*` on one line; asterisks beside a space, as in `2 * 3 * 4`, are only asterisks. */
const EMPHASIS_PATTERN =
  /\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*|(?<![*\p{L}\p{N}])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![*\p{L}\p{N}])/gu;

/** Splits a text into plain and emphasized pieces, as in the forum. */
export function splitByEmphasis(text: string): EmphasizedPiece[] {
  const pieces: EmphasizedPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(EMPHASIS_PATTERN)) {
    const [whole, strong, em] = match;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), is: 'plain' });
    pieces.push(strong === undefined ? { text: em!, is: 'em' } : { text: strong, is: 'strong' });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), is: 'plain' });
  return pieces;
}
