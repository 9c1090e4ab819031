/**
 * The last choices in the command palette of this tab. They include names of people, so they are deleted with the
 * session.
 */
export const RECENT_COMMANDS_KEY = 'recent-commands';

/** The colleges that a visitor or a student with an unconfirmed address wants to be notified about. */
export const ALERT_INTENTS_KEY = 'alert-intents';

/** The college through which a person registered on this device, until the setup has used it. */
export const ORIGIN_COLLEGE_KEY = 'origin-college';

/** What a family entered about itself for the price of a college; deleted with the session. */
export const FAMILY_SITUATION_KEY = 'familySituation';

/** Storage may be full, forbidden or absent: the page continues without it, and only the console reports it. */
function tryOrDefault<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch (error) {
    console.warn('Browser storage is not available.', error);
    return fallback;
  }
}

/** Where a value is kept: on this device permanently, or in this tab until it is closed. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** Returns the parsed value of a key; null if there is none or it can't be read. */
export function readStored(key: string, area: StorageArea = 'localStorage'): unknown {
  return tryOrDefault(() => {
    const text = window[area].getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  }, null);
}

export function storeValue(key: string, value: unknown, area: StorageArea = 'localStorage'): void {
  tryOrDefault(() => window[area].setItem(key, JSON.stringify(value)), undefined);
}

export function removeStored(...keys: string[]): void {
  tryOrDefault(() => keys.forEach((key) => localStorage.removeItem(key)), undefined);
}

export function removeStoredInTab(key: string): void {
  tryOrDefault(() => sessionStorage.removeItem(key), undefined);
}

/** Returns the keys of everything stored in this tab. */
export const listKeysInTab = (): string[] => tryOrDefault(() => Object.keys(sessionStorage), []);
