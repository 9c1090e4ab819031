import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { forget, readStored, store } from '@/shared/lib/storage';

/** What is remembered of a college on this device: enough to show it and to find it again. */
export interface RememberedCollege {
  id: number;
  name: string;
  city: string;
  state: string;
  type: string;
}

interface CollegeLists {
  recent: readonly RememberedCollege[];
  /** Puts a college first; an earlier copy goes, and the sixth falls off the end. */
  addRecent: (college: RememberedCollege) => void;
  /** Empties what this device remembers, for the next person who uses it. */
  forgetAll: () => void;
}

const RECENT = 'recentColleges';
const SAVED = 'savedColleges';
const RECENT_LIMIT = 5;

const CollegeListsContext = createContext<CollegeLists | null>(null);

// Anything may have written under our key: an older version, an extension, a curious person.
function isRemembered(value: unknown): value is RememberedCollege {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, city, state, type } = value as Record<string, unknown>;
  return typeof id === 'number' && [name, city, state, type].every((text) => typeof text === 'string');
}

function storedRecent(): RememberedCollege[] {
  const stored = readStored(RECENT);
  return Array.isArray(stored) ? stored.filter(isRemembered).slice(0, RECENT_LIMIT) : [];
}

export function CollegeListsProvider({ children }: { children: ReactNode }) {
  const [recent, setRecent] = useState<readonly RememberedCollege[]>(storedRecent);

  const addRecent = useCallback((college: RememberedCollege) => {
    const { id, name, city, state, type } = college;
    setRecent((before) => {
      const others = before.filter((other) => other.id !== id);
      const next = [{ id, name, city, state, type }, ...others].slice(0, RECENT_LIMIT);
      store(RECENT, next);
      return next;
    });
  }, []);

  const forgetAll = useCallback(() => {
    forget(RECENT, SAVED);
    setRecent([]);
  }, []);

  return <CollegeListsContext value={{ recent, addRecent, forgetAll }}>{children}</CollegeListsContext>;
}

/** @throws outside a CollegeListsProvider, because then nothing would be remembered */
export function useCollegeLists(): CollegeLists {
  const lists = use(CollegeListsContext);
  if (!lists) throw new Error('useCollegeLists must be used within a CollegeListsProvider');
  return lists;
}
