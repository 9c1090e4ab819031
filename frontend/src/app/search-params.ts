type RawSearch = Record<string, string | string[]>;

/**
 * Parses query parameters as text, and repeated ones as a list. Numbers stay text: a search for "1984" is not a number.
 */
export function parseSearch(text: string): RawSearch {
  const search: RawSearch = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = search[name];
    search[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return search;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  // Commas are allowed unencoded in a query string: people share links such as '?compare=1,2,3'.
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

/** Returns a text parameter, or undefined if it is absent, empty or repeated. */
export function textParam(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Returns a positive integer, such as an ID or a page number, or undefined. The value is text in a URL and a number in
 * a link.
 */
export function numberParam(value: unknown): number | undefined {
  const isOne = typeof value === 'string' || typeof value === 'number';
  return isOne && /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;
}
