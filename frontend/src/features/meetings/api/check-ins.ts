import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Meeting } from '@/entities/meeting';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';
import { toast } from '@/shared/ui/toast';
import { useInvalidateMeetings } from './use-meeting-changes';

/** What the viewer says after a meeting. */
export type CheckInDraft = Schemas['CheckInBody'];
export type CheckIn = Schemas['CheckInView'];

const checkInPath = (id: number) => `/api/meetings/${id}/check-in`;

/** The check-in of the viewer after a confirmed meeting. */
export const checkInQuery = (id: number, viewer: number) =>
  queryOptions<CheckIn>({
    queryKey: [checkInPath(id), {}, viewer],
    queryFn: fetchAsViewer<CheckIn>,
    staleTime: 0,
  });

/** Checks in after a meeting, or skips it. */
export function useSaveCheckIn({ id }: Meeting) {
  const queryClient = useQueryClient();
  const { invalidate } = useInvalidateMeetings();
  return useMutation({
    mutationFn: (draft: CheckInDraft) => request<CheckIn>('PUT', checkInPath(id), draft),
    onSuccess: ({ isSkipped }) => {
      toast(isSkipped ? { title: 'Skipped' } : { title: 'Thank you', text: 'You can change it for 7 days.' });
      void queryClient.invalidateQueries({ queryKey: ['/api/relationships'] });
      return invalidate();
    },
  });
}
