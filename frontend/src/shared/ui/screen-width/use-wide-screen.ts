import { useSyncExternalStore } from 'react';

const WIDE_SCREEN_QUERY = '(width >= 64rem)';

function subscribeToScreenWidth(listener: () => void) {
  const query = window.matchMedia(WIDE_SCREEN_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether there is room beside a list. */
export const useIsWideScreen = (): boolean =>
  useSyncExternalStore(subscribeToScreenWidth, () => window.matchMedia(WIDE_SCREEN_QUERY).matches);
