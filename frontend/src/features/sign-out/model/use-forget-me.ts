import { useQueryClient } from '@tanstack/react-query';
import { useCollegeLists } from '@/entities/college';
import { identityQueries } from '@/shared/api';

/** Leaves nothing of somebody who has signed out behind: not on the page, not on a computer that others use too. */
export function useForgetMe() {
  const queryClient = useQueryClient();
  const { forgetAll } = useCollegeLists();

  return async () => {
    const { queryKey } = identityQueries.currentUser();
    await queryClient.cancelQueries();
    queryClient.setQueryData(queryKey, null);
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    forgetAll();
  };
}
