import { readStored } from '@/shared/lib/storage';

/** What is remembered of a college on this device: enough to show it and to find it again. */
export interface RememberedCollege {
  id: number;
  name: string;
  city: string;
  state: string;
  type: string;
}

export const remembered = ({ id, name, city, state, type }: RememberedCollege): RememberedCollege => ({
  id,
  name,
  city,
  state,
  type,
});

// Anything may have written under our key: an older version, an extension, a curious person.
function isRemembered(value: unknown): value is RememberedCollege {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, city, state, type } = value as Record<string, unknown>;
  return typeof id === 'number' && [name, city, state, type].every((text) => typeof text === 'string');
}

/** The list under a key, without what is no college. */
export function storedColleges(key: string): RememberedCollege[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isRemembered).map(remembered) : [];
}
