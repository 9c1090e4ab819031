import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { FAMILY_SITUATION_KEY, removeStored, storeValue } from '@/shared/lib/storage';
import { toRememberedCollege, readStoredColleges, type RememberedCollege } from './remembered-college';
import { COMPARED_COLLEGES_KEY, COMPARED_PROGRAMS_KEY } from './compared-colleges-key';
import type { SavableCollege, SavedCollege } from '../api/saved-colleges';
import { useSavedList } from './use-saved-list';

interface CollegeLists {
  recent: readonly RememberedCollege[];
  /** Adds a college at the front; removes an earlier entry of it, and the sixth of the list. */
  addRecent: (college: RememberedCollege) => void;
  /** Newest first. */
  saved: readonly RememberedCollege[];
  isSaved: (id: number) => boolean;
  /** The list of the user's account, with plans; disabled for visitors. */
  account: UseQueryResult<SavedCollege[]>;
  /**
   * Saves a college or removes it, and returns it as it was on the account's list; if the server rejects it, restores
   * the list and rejects with an ApiError.
   */
  setSaved: (college: SavableCollege, isSaved: boolean) => Promise<SavedCollege | undefined>;
  /** Deletes everything stored on this device, for its next user. */
  forgetAll: () => void;
}

const RECENT_COLLEGES_KEY = 'recentColleges';
const RECENT_LIMIT = 5;

const CollegeListsContext = createContext<CollegeLists | null>(null);

export function CollegeListsProvider({ children }: { children: ReactNode }) {
  const [recent, setRecent] = useState<readonly RememberedCollege[]>(() =>
    readStoredColleges(RECENT_COLLEGES_KEY).slice(0, RECENT_LIMIT),
  );
  const { saved, account, setSaved, forgetSaved } = useSavedList();
  const newestId = useRef<number | null>(null);
  const forgottenId = useRef<number | null>(null);

  const addRecent = useCallback((college: RememberedCollege) => {
    // Signing out remounts an open college page; that doesn't count as a visit, and neither does going back to it.
    if (college.id === forgottenId.current) return;
    forgottenId.current = null;
    newestId.current = college.id;
    setRecent((before) => {
      const others = before.filter(({ id }) => id !== college.id);
      const next = [toRememberedCollege(college), ...others].slice(0, RECENT_LIMIT);
      storeValue(RECENT_COLLEGES_KEY, next);
      return next;
    });
  }, []);

  function forgetAll() {
    forgottenId.current = newestId.current ?? forgottenId.current;
    newestId.current = null;
    removeStored(RECENT_COLLEGES_KEY, COMPARED_COLLEGES_KEY, COMPARED_PROGRAMS_KEY, FAMILY_SITUATION_KEY);
    setRecent([]);
    forgetSaved();
  }

  const isSaved = (requested: number) => saved.some(({ id }) => id === requested);

  return (
    <CollegeListsContext value={{ recent, addRecent, saved, account, isSaved, setSaved, forgetAll }}>
      {children}
    </CollegeListsContext>
  );
}

/** @throws outside of a CollegeListsProvider, because then nothing would be stored */
export function useCollegeLists(): CollegeLists {
  const lists = use(CollegeListsContext);
  if (!lists) throw new Error('useCollegeLists must be used within a CollegeListsProvider');
  return lists;
}
