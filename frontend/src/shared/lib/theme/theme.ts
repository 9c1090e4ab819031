import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// A cookie, because the server writes the theme into each page: no script runs before the first paint, nothing flashes.
const THEME_COOKIE = 'theme';
const YEAR_SECONDS = 31_536_000;

const listeners = new Set<() => void>();
let currentTheme: Theme | null = null;

const readChosenTheme = (): Theme =>
  (currentTheme ??=
    THEMES.find((theme) => document.cookie.split('; ').includes(`${THEME_COOKIE}=${theme}`)) ?? 'system');

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies a theme to the page, and stores it on this device for a year. */
export function setTheme(theme: Theme): void {
  currentTheme = theme;
  const isSystemTheme = theme === 'system';
  if (isSystemTheme) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${isSystemTheme ? 0 : YEAR_SECONDS}; SameSite=Lax${secure}`;
  listeners.forEach((listener) => listener());
}

/** Applies the choice of an earlier visit if the server hasn't, and stores it for another year. */
export function applyStoredTheme(): void {
  setTheme(readChosenTheme());
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readChosenTheme);
}
