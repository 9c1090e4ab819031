import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

type ModerationSummary = Schemas['ModerationSummary'];

const MODERATION_SUMMARY_PATH = '/api/moderation/summary';

export const moderationSummaryQueries = {
  /** Key prefix for any viewer, for invalidating it. */
  all: [MODERATION_SUMMARY_PATH],
  /** How much waits for operators, as far as the viewer may know. */
  of: (viewer: number) =>
    queryOptions<ModerationSummary>({
      queryKey: [MODERATION_SUMMARY_PATH, {}, viewer],
      queryFn: fetchAsViewer<ModerationSummary>,
      staleTime: LIVE_STALE_MS,
      refetchOnWindowFocus: true,
    }),
};
