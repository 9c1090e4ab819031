import { useSyncExternalStore } from 'react';
import { useTheme } from '@/shared/lib/theme';
import type { MarkerColors } from '../../lib/draw-markers';

const DARK_MODE_QUERY = '(prefers-color-scheme: dark)';

function subscribeToTheme(listener: () => void) {
  const query = window.matchMedia(DARK_MODE_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Renders again when the colors of the page change. */
export function useThemeChanges(): void {
  useTheme();
  useSyncExternalStore(subscribeToTheme, () => window.matchMedia(DARK_MODE_QUERY).matches);
}

/** Resolves the color tokens of the page, because a canvas can't use CSS variables. `probe` is a hidden element. */
export function readMarkerColors(probe: HTMLElement): MarkerColors {
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
