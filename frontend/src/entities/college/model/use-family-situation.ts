import { useSyncExternalStore } from 'react';
import { FAMILY_SITUATION_KEY, readStored, removeStored, storeValue } from '@/shared/lib/storage';
import type { FamilySituation } from '../lib/your-price';

/** What is stored can be from another version; a value that no list contains has no price. */
const isSituation = (stored: unknown): stored is FamilySituation =>
  typeof stored === 'object' && stored !== null && 'band' in stored && 'state' in stored && 'living' in stored;

/** The situation as it was last read: React compares it by identity. */
let last: { text: string; situation: FamilySituation | null } | undefined;
const listeners = new Set<() => void>();

function getSituation(): FamilySituation | null {
  const stored = readStored(FAMILY_SITUATION_KEY);
  const text = JSON.stringify(stored);
  if (last?.text !== text) last = { text, situation: isSituation(stored) ? stored : null };
  return last.situation;
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === FAMILY_SITUATION_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Stores the situation on this device only; null deletes it. */
function storeFamilySituation(situation: FamilySituation | null): void {
  if (situation) storeValue(FAMILY_SITUATION_KEY, situation);
  else removeStored(FAMILY_SITUATION_KEY);
  listeners.forEach((listener) => listener());
}

export function useFamilySituation(): [FamilySituation | null, (situation: FamilySituation | null) => void] {
  return [useSyncExternalStore(subscribe, getSituation), storeFamilySituation];
}
