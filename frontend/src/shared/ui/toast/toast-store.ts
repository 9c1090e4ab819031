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

const MAX_SHOWN_TOASTS = 1;
const REMOVAL_DELAY_MS = 1_000_000;

const listeners = new Set<() => void>();
const removalTimers = new Map<number, ReturnType<typeof setTimeout>>();
let toasts: readonly ShownToast[] = [];
let lastId = 0;

function replaceToasts(next: readonly ShownToast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Shows a message in place of the previous one. */
export function toast(message: ToastMessage): void {
  replaceToasts([{ ...message, id: ++lastId, open: true }, ...toasts].slice(0, MAX_SHOWN_TOASTS));
}

/** Hides a toast immediately; it is removed much later, so that anyone who is still reading it loses nothing. */
export function dismissToast(id: number): void {
  replaceToasts(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  if (removalTimers.has(id)) return;
  const forget = () => {
    removalTimers.delete(id);
    replaceToasts(toasts.filter((one) => one.id !== id));
  };
  removalTimers.set(id, setTimeout(forget, REMOVAL_DELAY_MS));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}
