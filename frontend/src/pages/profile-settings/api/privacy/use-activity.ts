import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateCollegeConsent, type ConsentLevel } from '@/entities/college-consent';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { activityQueries, deleteActivity, deleteActivityEvent, deleteInquiry, setVisitCounting } from './activity';

/** Changes what colleges can know about the student, and reports the result. */
export function useActivityChanges(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = activityQueries.list(viewer);
  const toastOptions = (title: string) => ({
    onSuccess: () => toast({ title }),
    onError: (error: Error) =>
      toast({ title: 'Update failed', text: detailedRefusalText(error), variant: 'destructive' as const }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: activityQueries.inquiries(viewer).queryKey }),
      ]),
  });
  return {
    deleteInquiry: useMutation({ mutationFn: deleteInquiry, ...toastOptions('Activity deleted') }),
    deleteOne: useMutation({ mutationFn: deleteActivityEvent, ...toastOptions('Activity deleted') }),
    deleteAll: useMutation({
      mutationFn: (collegeId: number | undefined) => deleteActivity(collegeId),
      ...toastOptions('Activity deleted'),
    }),
    consent: useMutation({
      mutationFn: ({ collegeId, ...consent }: { collegeId: number; level: ConsentLevel; expiresAt: string | null }) =>
        updateCollegeConsent(collegeId, consent),
      ...toastOptions('Privacy settings updated'),
    }),
  };
}

export function useVisitCounting(viewer: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: setVisitCounting,
    onSuccess: (counting) => {
      queryClient.setQueryData(activityQueries.counting(viewer).queryKey, counting);
      toast({ title: 'Privacy settings updated' });
    },
    onError: (error) => toast({ title: 'Update failed', text: detailedRefusalText(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: activityQueries.list(viewer).queryKey }),
  });
}
