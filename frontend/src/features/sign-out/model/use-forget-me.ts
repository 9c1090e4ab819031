import { useQueryClient } from '@tanstack/react-query';
import { useCollegeLists } from '@/entities/college';
import { identityQueries } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { dropDraftsOfOthers } from '@/shared/lib/drafts';
import { forgetInTab, RECENT_COMMANDS } from '@/shared/lib/storage';
import { tellTabs } from './tabs';

const rendered = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Leaves nothing of a person who has signed out behind: not on the page, not in other tabs, not on a shared computer. */
export function useForgetMe() {
  const queryClient = useQueryClient();
  const { forgetAll } = useCollegeLists();
  const { expectEnd } = useAuth();

  /** @param where a tab that only follows another one tells no one */
  return async (where: 'here' | 'elsewhere' = 'here') => {
    const { queryKey } = identityQueries.currentUser();
    await queryClient.cancelQueries();
    dropDraftsOfOthers(null);
    forgetInTab(RECENT_COMMANDS);
    expectEnd();
    queryClient.setQueryData(queryKey, null);
    forgetAll();
    if (where === 'here') tellTabs({ is: 'signed-out' });
    // What is taken away from under a page that still shows it is asked for again, by then in no one's name.
    await rendered();
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  };
}
