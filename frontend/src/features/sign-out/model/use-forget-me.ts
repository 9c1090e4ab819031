import { useQueryClient } from '@tanstack/react-query';
import { useCollegeLists } from '@/entities/college';
import { identityQueries } from '@/shared/api';

const rendered = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Leaves nothing of somebody who has signed out behind: not on the page, not on a computer that others use too. */
export function useForgetMe() {
  const queryClient = useQueryClient();
  const { forgetAll } = useCollegeLists();

  return async () => {
    const { queryKey } = identityQueries.currentUser();
    await queryClient.cancelQueries();
    queryClient.setQueryData(queryKey, null);
    forgetAll();
    // What is taken away from under a page that still shows it is asked for again, by then in nobody's name.
    await rendered();
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  };
}
