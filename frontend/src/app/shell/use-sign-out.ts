import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCollegeLists } from '@/entities/college';
import { identityQueries, readable, signOut } from '@/shared/api';
import { toast } from '@/shared/ui/toast';

/** Signs out and leaves nothing behind: not on the page, not on a computer that others use too. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { forgetAll } = useCollegeLists();

  return useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      const { queryKey } = identityQueries.currentUser();
      await queryClient.cancelQueries();
      queryClient.setQueryData(queryKey, null);
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
      forgetAll();
      await router.navigate({ to: '/' });
      await router.invalidate();
      toast({ title: 'Logged out', text: 'You have been logged out successfully' });
    },
    onError: (error) => toast({ title: 'Logout failed', text: readable(error), variant: 'destructive' }),
  });
}
