/** How the federal files of different years mark a missing value. */
const MISSING_VALUE_MARKERS = new Set(['', 'NA', 'PS', 'NULL', 'PrivacySuppressed']);

/** How the federal files of different years mark a value that they withhold. */
const SUPPRESSED_MARKERS = new Set(['PS', 'PrivacySuppressed']);

/** Whether the file withholds the value of a cell to protect the privacy of few people. */
export const isSuppressed = (cell: string): boolean => SUPPRESSED_MARKERS.has(cell.trim());

/** @returns null for a missing value, which is never zero */
export function parseText(cell: string): string | null {
  const value = cell.trim();
  return MISSING_VALUE_MARKERS.has(value) ? null : value;
}

/** @returns null for a missing value, or if it isn't a number */
export function parseNumber(cell: string): number | null {
  const value = parseText(cell);
  return value !== null && /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(value) ? Number(value) : null;
}

/** @returns null if missing, negative or not a number; values such as "9857.0" are whole numbers too */
export function parseCount(cell: string): number | null {
  const value = parseNumber(cell);
  return value !== null && value >= 0 ? Math.round(value) : null;
}

/**
 * @param fraction 0 to 1
 * @returns percent with two decimals: 0.0396 becomes 3.96
 */
export function toPercent(fraction: number | null): number | null {
  return fraction !== null && fraction >= 0 && fraction <= 1 ? Math.round(fraction * 10_000) / 100 : null;
}

/**
 * Returns the first web address in the cell. A missing scheme is added, and the host is in lower case.
 * @returns null if missing, or if a browser can't open it
 */
export function parseWebAddress(cell: string): string | null {
  const first = parseText(cell)?.split(/[\s,;]+(?=(?:https?:\/\/|www\.|and\b|or\b|OR\b))|\s+(?:and|or|OR)\s+/)[0];
  if (!first) return null;
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(first) ? '' : 'https://';
  const address = URL.canParse(scheme + first) ? new URL(scheme + first) : null;
  const usable = address && /^https?:$/.test(address.protocol) && address.hostname.includes('.') && !address.username;
  return usable ? address.href : null;
}
