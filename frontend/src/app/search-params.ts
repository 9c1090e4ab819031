export type RawSearch = Record<string, string | string[]>;

/** Query parameters as text; a repeated one as a list. Numbers stay text: a search for "1984" is no number. */
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
  // A comma may stand in an address as it is: '?compare=1,2,3' is what people send each other.
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

/** One text parameter, or nothing when it is absent, empty or repeated. */
export function textParam(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** One whole number of 1 or more, as ids and pages are, or nothing. From an address it is text, from a link a number. */
export function numberParam(value: unknown): number | undefined {
  const isOne = typeof value === 'string' || typeof value === 'number';
  return isOne && /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;
}
