import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// A cookie, because the server writes the theme into each page: no script runs before the first paint, nothing flashes.
const COOKIE = 'theme';
const YEAR_S = 31_536_000;

const listeners = new Set<() => void>();
let current: Theme | null = null;

const chosen = (): Theme =>
  (current ??= THEMES.find((theme) => document.cookie.split('; ').includes(`${COOKIE}=${theme}`)) ?? 'system');

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies a theme to the page, and stores it on this device for a year. */
export function setTheme(theme: Theme): void {
  current = theme;
  const isSystem = theme === 'system';
  if (isSystem) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${theme}; Path=/; Max-Age=${isSystem ? 0 : YEAR_S}; SameSite=Lax${secure}`;
  listeners.forEach((listener) => listener());
}

/** Applies the choice of an earlier visit if the server hasn't, and stores it for another year. */
export function resumeTheme(): void {
  setTheme(chosen());
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosen);
}
