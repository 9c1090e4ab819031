import { useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '@/shared/auth';
import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { readStored, storeValue } from '@/shared/lib/storage';

const COMPARED_COLLEGES_KEY = 'comparedColleges';

interface StoredComparison {
  /** The ID of the account that collected them; null for a visitor. */
  of: number | null;
  ids: readonly number[];
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// A string, because snapshots must compare equal while nothing changes.
const readSnapshot = () => JSON.stringify(readStored(COMPARED_COLLEGES_KEY, 'sessionStorage'));

function parseStoredComparison(text: string): StoredComparison {
  const { of, ids } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  const whole = Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
  return { of: typeof of === 'number' ? of : null, ids: whole.slice(0, MAX_COMPARED_COLLEGES) };
}

function storeComparison(of: number | null, ids: readonly number[]) {
  storeValue(COMPARED_COLLEGES_KEY, { of, ids } satisfies StoredComparison, 'sessionStorage');
  listeners.forEach((listener) => listener());
}

/** Appends an ID; returns the same array if it is already included or the list is full. */
export const addComparedCollege = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) || ids.length >= MAX_COMPARED_COLLEGES ? ids : [...ids, id];

/**
 * The colleges collected for a comparison, up to four. All pages of this tab share them; they are kept until the tab is
 * closed or another account signs in.
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
