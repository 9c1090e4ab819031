import { useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '@/shared/auth';
import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { readStored, storeValue } from '@/shared/lib/storage';

interface StoredComparison<Id> {
  /** The ID of the account that collected them; null for a visitor. */
  of: number | null;
  ids: readonly Id[];
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

function parseStoredComparison<Id>(text: string, isId: (value: unknown) => value is Id): StoredComparison<Id> {
  const { of, ids } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  const valid = Array.isArray(ids) ? ids.filter(isId) : [];
  return { of: typeof of === 'number' ? of : null, ids: valid.slice(0, MAX_COMPARED_COLLEGES) };
}

/** Appends an ID; returns the same array if it is already included or the list is full. */
export const addToComparison = <Id>(ids: readonly Id[], id: Id): readonly Id[] =>
  ids.includes(id) || ids.length >= MAX_COMPARED_COLLEGES ? ids : [...ids, id];

/**
 * What is selected for a comparison, up to four. It is stored on this device, for visitors too, until someone signs out
 * or another account signs in.
 *
 * @param isId a stable function that checks a stored ID
 */
export function useStoredComparison<Id>(key: string, isId: (value: unknown) => value is Id) {
  const viewer = useAuth().user?.id ?? null;
  // A string, because snapshots must compare equal while nothing changes.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readStored(key)));
  const stored = useMemo(() => parseStoredComparison(text, isId), [text, isId]);
  return {
    ids: stored.of === null || stored.of === viewer ? stored.ids : [],
    replaceWith: (ids: readonly Id[]) => {
      storeValue(key, { of: viewer, ids } satisfies StoredComparison<Id>);
      listeners.forEach((listener) => listener());
    },
  };
}
