import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dashboardQueries } from '@/entities/dashboard';
import { reportForumVisit } from './forum';

/**
 * Records the viewer's visit to the forum, once.
 * @returns how many discussions and replies were new to them, according to the dashboard's last data
 */
export function useForumVisit(viewer: number, isMember: boolean): number {
  const queryClient = useQueryClient();
  const [newContent] = useState(
    () => queryClient.getQueryData(dashboardQueries.stats(viewer).queryKey)?.forumCount ?? 0,
  );

  useEffect(() => {
    if (!isMember) return;
    void reportForumVisit().then(() => queryClient.invalidateQueries({ queryKey: dashboardQueries.allStats }));
  }, [viewer, isMember, queryClient]);

  return newContent;
}
