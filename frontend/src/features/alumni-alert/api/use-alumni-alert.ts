import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { alumniAlertsQuery, removeAlumniAlert, saveAlumniAlert } from './alumni-alerts';

/** Whether a student with a confirmed address is notified of the first alum of a college, and how to change that. */
export function useAlumniAlert(viewer: number, collegeId: number) {
  const queryClient = useQueryClient();
  const alerts = alumniAlertsQuery(viewer);
  const { data, isLoading } = useQuery(alerts);
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? saveAlumniAlert(collegeId) : removeAlumniAlert(collegeId)),
    onSuccess: (_, isOn) =>
      queryClient.setQueryData(alerts.queryKey, (list = []) => {
        const others = list.filter((alert) => alert.collegeId !== collegeId);
        return isOn ? [{ collegeId, createdAt: new Date().toISOString() }, ...others] : others;
      }),
    onError: (error) => toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' }),
  });
  return {
    isOn: data?.some((alert) => alert.collegeId === collegeId) ?? false,
    isLoading,
    isBusy: change.isPending,
    change: change.mutate,
  };
}
