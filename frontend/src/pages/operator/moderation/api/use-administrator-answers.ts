import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moderationSummaryQueries } from '@/entities/moderation';
import { toast } from '@/shared/ui/toast';
import { approveAdministrator, moderationQueries, refuseAdministrator, type AdministratorRequest } from './cases';

/** Approves or declines a request to be a college administrator. Declining needs a reason. */
export function useAdministratorAnswer({ id, user, college }: AdministratorRequest) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: { reason: string | null }) =>
      answer.reason === null ? approveAdministrator(id) : refuseAdministrator(id, answer.reason),
    onSuccess: (_, { reason }) =>
      toast(
        reason === null
          ? { title: 'Approved', text: `${user.fullName} can now act on behalf of ${college.name}.` }
          : { title: 'Request declined', text: `${user.fullName} can't act on behalf of ${college.name}.` },
      ),
    // Also after an error: another operator may have answered.
    onSettled: () =>
      Promise.all(
        [moderationQueries.allAdministrators, moderationSummaryQueries.all].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
