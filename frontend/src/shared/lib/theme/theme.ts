import { useSyncExternalStore } from 'react';
import { forget, readText, storeText } from '@/shared/lib/storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// public/theme.js reads the same key before the first paint.
const KEY = 'theme';

const listeners = new Set<() => void>();
let current: Theme | null = null;

function chosen(): Theme {
  const text = readText(KEY);
  return (current ??= text === 'light' || text === 'dark' ? text : 'system');
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies a theme to the page and remembers it on this device. */
export function setTheme(theme: Theme): void {
  current = theme;
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
    forget(KEY);
  } else {
    document.documentElement.dataset.theme = theme;
    storeText(KEY, theme);
  }
  listeners.forEach((listener) => listener());
}

/** Writes the choice again, for when the device's storage was emptied under us, as signing out does. */
export function rememberTheme(): void {
  setTheme(chosen());
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosen);
}
