import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  text?: string;
  variant?: 'default' | 'destructive';
  /** An action, for example Undo; `elsewhere` explains how else it can be done. */
  action?: { label: string; elsewhere: string; onClick: () => void };
  /** Duration in milliseconds, if the default doesn't fit. */
  lastsMs?: number;
}

interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

const SHOWN_AT_ONCE = 1;
const REMOVED_AFTER_MS = 1_000_000;

const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();
let toasts: readonly ShownToast[] = [];
let lastId = 0;

function replace(next: readonly ShownToast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Shows a message in place of the previous one. */
export function toast(message: ToastMessage): void {
  replace([{ ...message, id: ++lastId, open: true }, ...toasts].slice(0, SHOWN_AT_ONCE));
}

/** Hides a toast immediately; it is removed much later, so that anyone who is still reading it loses nothing. */
export function dismissToast(id: number): void {
  replace(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  if (removals.has(id)) return;
  const forget = () => {
    removals.delete(id);
    replace(toasts.filter((one) => one.id !== id));
  };
  removals.set(id, setTimeout(forget, REMOVED_AFTER_MS));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}
