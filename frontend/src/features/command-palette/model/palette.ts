import { useSyncExternalStore } from 'react';

/** The dialogs that shortcuts can open on any page. */
export type Shown = 'palette' | 'shortcuts' | null;

const listeners = new Set<() => void>();
let shown: Shown = null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the palette or the list of shortcuts, or closes both. */
export function show(next: Shown): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

export const useShown = (): Shown => useSyncExternalStore(subscribe, () => shown);
