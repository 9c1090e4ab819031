const LONGEST = 1_000;
const NOWHERE = 'https://gradspan.invalid';
/** Browsers read backslashes as slashes, and remove control characters before parsing. */
const READ_OTHERWISE = /[\p{Cc}\\]/u;

/** @returns `text` if it is a path within the product; null if it isn't or could lead to another site */
export function returnPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  const [path = ''] = text.split(/[?#]/);
  const spellings = [text, decoded(path), decoded(decoded(path))];
  return spellings.every((spelling) => spelling !== null && staysHere(spelling)) ? text : null;
}

function staysHere(path: string): boolean {
  if (!/^\/(?!\/)/.test(path) || READ_OTHERWISE.test(path)) return false;
  const address = URL.canParse(path, NOWHERE) ? new URL(path, NOWHERE) : null;
  return address?.origin === NOWHERE && !address.pathname.startsWith('//');
}

function decoded(text: string | null): string | null {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return null;
  }
}
