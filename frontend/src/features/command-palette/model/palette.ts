import { useSyncExternalStore } from 'react';

/** The dialogs that shortcuts can open on any page. */
export type ShownDialog = 'palette' | 'shortcuts' | null;

const listeners = new Set<() => void>();
let shownDialog: ShownDialog = null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the palette or the list of shortcuts, or closes both. */
export function showDialog(next: ShownDialog): void {
  shownDialog = next;
  listeners.forEach((listener) => listener());
}

export const useShownDialog = (): ShownDialog => useSyncExternalStore(subscribe, () => shownDialog);
