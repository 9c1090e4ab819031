import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, send, type Schemas } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

type ForumTag = Schemas['ForumTag'];

const TAGS_PATH = '/api/forum/tags';

export const forumTagsQuery = (viewer: number) =>
  queryOptions<ForumTag[]>({
    queryKey: [TAGS_PATH, {}, viewer],
    queryFn: fetchAsViewer<ForumTag[]>,
    staleTime: LIVE_STALE_MS,
  });

/** Marks everything in the forum as no longer new. Nothing waits for it. */
export const reportForumVisit = () => send('PUT', '/api/forum/visit').catch(() => undefined);
