import { queryOptions } from '@tanstack/react-query';
import { readAs, type Schemas } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

type ModerationSummary = Schemas['ModerationSummary'];

const SUMMARY = '/api/moderation/summary';

export const moderationSummaryQueries = {
  /** Key prefix for any viewer, for invalidating it. */
  all: [SUMMARY],
  /** How much waits for operators, as far as the viewer may know. */
  of: (viewer: number) =>
    queryOptions<ModerationSummary>({
      queryKey: [SUMMARY, {}, viewer],
      queryFn: readAs<ModerationSummary>,
      staleTime: LIVE_STALE_MS,
      refetchOnWindowFocus: true,
    }),
};
