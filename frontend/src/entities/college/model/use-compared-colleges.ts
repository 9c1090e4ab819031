import { useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '@/shared/auth';
import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { readStored, storeValue } from '@/shared/lib/storage';
import { COMPARED_COLLEGES_KEY } from './compared-colleges-key';

interface StoredComparison {
  /** The ID of the account that collected them; null for a visitor. */
  of: number | null;
  ids: readonly number[];
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab may change the selection, such as the one that a link in an email opened.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

// A string, because snapshots must compare equal while nothing changes.
const readSnapshot = () => JSON.stringify(readStored(COMPARED_COLLEGES_KEY));

function parseStoredComparison(text: string): StoredComparison {
  const { of, ids } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  const whole = Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
  return { of: typeof of === 'number' ? of : null, ids: whole.slice(0, MAX_COMPARED_COLLEGES) };
}

function storeComparison(of: number | null, ids: readonly number[]) {
  storeValue(COMPARED_COLLEGES_KEY, { of, ids } satisfies StoredComparison);
  listeners.forEach((listener) => listener());
}

/** Appends an ID; returns the same array if it is already included or the list is full. */
export const addComparedCollege = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) || ids.length >= MAX_COMPARED_COLLEGES ? ids : [...ids, id];

/**
 * The colleges selected for a comparison, up to four. They are stored on this device, for visitors too, until someone
 * signs out or another account signs in.
 */
export function useComparedColleges() {
  const viewer = useAuth().user?.id ?? null;
  const text = useSyncExternalStore(subscribe, readSnapshot);
  const stored = useMemo(() => parseStoredComparison(text), [text]);
  return {
    ids: stored.of === null || stored.of === viewer ? stored.ids : [],
    replaceWith: (ids: readonly number[]) => storeComparison(viewer, ids),
  };
}
