import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dashboardQueries, visitForum } from '@/shared/api';

/**
 * Tells the server once that someone looks at the forum. @returns how many discussions and replies were new to them, as
 * far as the dashboard knew
 */
export function useVisit(viewer: number, isMember: boolean): number {
  const queryClient = useQueryClient();
  const [newThings] = useState(
    () => queryClient.getQueryData(dashboardQueries.stats(viewer).queryKey)?.forumCount ?? 0,
  );

  useEffect(() => {
    if (!isMember) return;
    void visitForum().then(() => queryClient.invalidateQueries({ queryKey: dashboardQueries.allStats }));
  }, [viewer, isMember, queryClient]);

  return newThings;
}
