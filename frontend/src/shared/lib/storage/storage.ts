/** Local storage may be full, forbidden or absent; the page goes on without it and only the console hears. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    console.warn('Local storage is not available.', error);
    return otherwise;
  }
}

/** The parsed value under a key, or null when there is none or it cannot be read. */
export function readStored(key: string): unknown {
  return attempt(() => {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  }, null);
}

export function store(key: string, value: unknown): void {
  attempt(() => localStorage.setItem(key, JSON.stringify(value)), undefined);
}

export function forget(...keys: string[]): void {
  attempt(() => keys.forEach((key) => localStorage.removeItem(key)), undefined);
}
