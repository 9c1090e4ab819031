import { useSyncExternalStore } from 'react';
import { useTheme } from '@/shared/lib/theme';
import type { MarkerColours } from '../../lib/draw-markers';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Renders again when the colors of the page change. */
export function useThemeChanges(): void {
  useTheme();
  useSyncExternalStore(subscribe, () => window.matchMedia(DARK).matches);
}

/** Resolves the color tokens of the page, because a canvas can't use CSS variables. `probe` is a hidden element. */
export function readColours(probe: HTMLElement): MarkerColours {
  const resolved = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  return {
    dot: resolved('--ivy'),
    text: resolved('--on-ivy'),
    edge: resolved('--surface'),
    highlight: resolved('--gold'),
    onHighlight: resolved('--on-gold'),
  };
}
