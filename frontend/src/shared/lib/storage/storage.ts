/** What was chosen last in the command palette of this tab: names of people too, so it goes with the person. */
export const RECENT_COMMANDS = 'recent-commands';

/** Storage may be full, forbidden or absent; the page goes on without it and only the console hears. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    console.warn('Browser storage is not available.', error);
    return otherwise;
  }
}

/** How long something is kept: on this device for good, or in this tab until it is closed. */
type Kept = 'localStorage' | 'sessionStorage';

/** The parsed value under a key, or null when there is none or it cannot be read. */
export function readStored(key: string, kept: Kept = 'localStorage'): unknown {
  return attempt(() => {
    const text = window[kept].getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  }, null);
}

export function store(key: string, value: unknown, kept: Kept = 'localStorage'): void {
  attempt(() => window[kept].setItem(key, JSON.stringify(value)), undefined);
}

export function forget(...keys: string[]): void {
  attempt(() => keys.forEach((key) => localStorage.removeItem(key)), undefined);
}

export function forgetInTab(key: string): void {
  attempt(() => sessionStorage.removeItem(key), undefined);
}

/** The keys of what is kept in this tab. */
export const keysInTab = (): string[] => attempt(() => Object.keys(sessionStorage), []);
