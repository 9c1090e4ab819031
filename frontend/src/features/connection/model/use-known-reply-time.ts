import { useQueryClient } from '@tanstack/react-query';
import { alumniQueries, replyTimeLabel, type AlumniUser } from '@/entities/alum';
import type { Page } from '@/shared/api';

/**
 * Returns 'Usually replies within a day' from the profile or card that the viewer came from; empty if it's unknown.
 * @param alumId ID of a user
 */
export function useKnownReplyTime(alumId: number, viewer: number): string {
  const client = useQueryClient();
  const profile = client.getQueryData(alumniQueries.profile(alumId, viewer).queryKey);
  const cards = client
    .getQueriesData<Page<AlumniUser>>({ queryKey: alumniQueries.searches })
    .flatMap(([, page]) => page?.items ?? []);
  const known = profile ?? cards.find(({ id }) => id === alumId);
  return replyTimeLabel(known?.alumniProfile?.repliesWithinDays ?? null);
}
