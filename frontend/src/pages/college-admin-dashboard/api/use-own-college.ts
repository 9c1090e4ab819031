import { useMutation, useQueryClient } from '@tanstack/react-query';
import { collegeQueries, type CollegeDetail } from '@/entities/college';
import { collegeProfileQueries, revertProfileChange, updateOwnCollege } from './college-profile';

/** Returns a function that updates everything that shows the administrator's college. */
function useRefreshOwnCollege(viewer: number) {
  const queryClient = useQueryClient();
  return async ({ id }: CollegeDetail) => {
    void queryClient.invalidateQueries({ queryKey: collegeProfileQueries.history(viewer).queryKey });
    void queryClient.invalidateQueries({ queryKey: collegeQueries.detail(id).queryKey });
    await queryClient.invalidateQueries({ queryKey: collegeProfileQueries.own(viewer).queryKey });
  };
}

export function useUpdateCollege(viewer: number) {
  return useMutation({ mutationFn: updateOwnCollege, onSuccess: useRefreshOwnCollege(viewer) });
}

export function useRevertChange(viewer: number) {
  return useMutation({ mutationFn: revertProfileChange, onSuccess: useRefreshOwnCollege(viewer) });
}
