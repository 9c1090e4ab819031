import { readStored } from '@/shared/lib/storage';

/** The data of a college stored on this device: enough to display and find it again. */
export interface RememberedCollege {
  id: number;
  name: string;
  city: string;
  state: string;
  type: string;
}

export const toRememberedCollege = ({ id, name, city, state, type }: RememberedCollege): RememberedCollege => ({
  id,
  name,
  city,
  state,
  type,
});

// Anything may be stored under our key: by an older version, an extension or a curious user.
function isRememberedCollege(value: unknown): value is RememberedCollege {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, city, state, type } = value as Record<string, unknown>;
  return typeof id === 'number' && [name, city, state, type].every((text) => typeof text === 'string');
}

/** Returns the list stored under a key, without invalid entries. */
export function readStoredColleges(key: string): RememberedCollege[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isRememberedCollege).map(toRememberedCollege) : [];
}
