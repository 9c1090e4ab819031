import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { alumniQueries } from '@/entities/alum';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';
import { toast } from '@/shared/ui/toast';

/** The minutes that an alum gives in each month, and whom they helped. */
export type Minutes = Schemas['MinutesView'];

const MINUTES_PATH = '/api/minutes';

export const minutesQuery = (viewer: number) =>
  queryOptions<Minutes>({
    queryKey: [MINUTES_PATH, {}, viewer],
    queryFn: fetchAsViewer<Minutes>,
    staleTime: 0,
  });

/** Sets how many minutes the viewer gives in each month; null for no limit. */
export function useSetMinutes(viewer: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (minutesPerMonth: number | null) => request<Minutes>('PUT', MINUTES_PATH, { minutesPerMonth }),
    onSuccess: (minutes) => {
      queryClient.setQueryData(minutesQuery(viewer).queryKey, minutes);
      toast({ title: 'Minutes saved' });
      return queryClient.invalidateQueries({ queryKey: alumniQueries.profiles(viewer) });
    },
  });
}
