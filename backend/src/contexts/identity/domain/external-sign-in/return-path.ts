const MAX_PATH_LENGTH = 1_000;
const PLACEHOLDER_ORIGIN = 'https://gradspan.invalid';
/** Browsers read backslashes as slashes, and remove control characters before parsing. */
const AMBIGUOUS_CHARACTERS_PATTERN = /[\p{Cc}\\]/u;

/** @returns `text` if it is a path within the product; null if it isn't or could lead to another site */
export function toSafeReturnPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAX_PATH_LENGTH) return null;
  const [path = ''] = text.split(/[?#]/);
  const decodedVariants = [text, decodeOrNull(path), decodeOrNull(decodeOrNull(path))];
  return decodedVariants.every((spelling) => spelling !== null && isSameSitePath(spelling)) ? text : null;
}

function isSameSitePath(path: string): boolean {
  if (!/^\/(?!\/)/.test(path) || AMBIGUOUS_CHARACTERS_PATTERN.test(path)) return false;
  const address = URL.canParse(path, PLACEHOLDER_ORIGIN) ? new URL(path, PLACEHOLDER_ORIGIN) : null;
  return address?.origin === PLACEHOLDER_ORIGIN && !address.pathname.startsWith('//');
}

function decodeOrNull(text: string | null): string | null {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return null;
  }
}
