import { useQueryClient } from '@tanstack/react-query';
import { useCollegeLists } from '@/entities/college';
import { identityQueries, useAuth } from '@/shared/auth';
import { deleteDraftsOfOthers } from '@/shared/lib/drafts';
import {
  ALERT_INTENTS_KEY,
  ORIGIN_COLLEGE_KEY,
  removeStored,
  removeStoredInTab,
  RECENT_COMMANDS_KEY,
} from '@/shared/lib/storage';
import { notifyTabs } from './tabs';

const waitForRender = () => new Promise((resolve) => setTimeout(resolve, 20));

/**
 * Returns a function that removes all data of a user who has signed out: from the page, from other tabs, and from a
 * shared computer.
 */
export function useClearUserData() {
  const queryClient = useQueryClient();
  const { forgetAll } = useCollegeLists();
  const { expectEnd } = useAuth();

  /** @param where 'elsewhere' in a tab that only follows another one; it doesn't notify the others */
  return async (initiatedIn: 'here' | 'elsewhere' = 'here') => {
    const { queryKey } = identityQueries.currentUser();
    await queryClient.cancelQueries();
    deleteDraftsOfOthers(null);
    removeStoredInTab(RECENT_COMMANDS_KEY);
    removeStoredInTab(ALERT_INTENTS_KEY);
    removeStored(ORIGIN_COLLEGE_KEY, ALERT_INTENTS_KEY);
    expectEnd();
    queryClient.setQueryData(queryKey, null);
    forgetAll();
    if (initiatedIn === 'here') notifyTabs({ is: 'signed-out' });
    // Queries removed while a mounted page uses them are refetched, so wait until the page has rendered without the
    // user.
    await waitForRender();
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  };
}
