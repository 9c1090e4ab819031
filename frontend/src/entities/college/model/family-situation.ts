import { useSyncExternalStore } from 'react';
import { isStateCode } from '@/shared/config';
import { readStored, removeStored, storeValue } from '@/shared/lib/storage';
import { INCOME_BANDS, LIVING_CHOICES, type FamilySituation } from '../lib/your-price';

const FAMILY_SITUATION_KEY = 'familySituation';

/** What is stored can be from another version, or edited by hand. */
function toSituation(stored: unknown): FamilySituation | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { band, state, living } = stored as Partial<Record<keyof FamilySituation, unknown>>;
  const choice = LIVING_CHOICES.find(({ value }) => value === living);
  if (typeof band !== 'number' || INCOME_BANDS[band] === undefined) return null;
  if (typeof state !== 'string' || !isStateCode(state) || !choice) return null;
  return { band, state, living: choice.value };
}

/** The situation as it was last read: React compares it by identity. */
let last: { text: string; situation: FamilySituation | null } | undefined;
const listeners = new Set<() => void>();

function getSituation(): FamilySituation | null {
  const stored = readStored(FAMILY_SITUATION_KEY);
  const text = JSON.stringify(stored);
  if (last?.text !== text) last = { text, situation: toSituation(stored) };
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
export function storeFamilySituation(situation: FamilySituation | null): void {
  if (situation) storeValue(FAMILY_SITUATION_KEY, situation);
  else removeStored(FAMILY_SITUATION_KEY);
  listeners.forEach((listener) => listener());
}

export function useFamilySituation(): [FamilySituation | null, (situation: FamilySituation | null) => void] {
  return [useSyncExternalStore(subscribe, getSituation), storeFamilySituation];
}
