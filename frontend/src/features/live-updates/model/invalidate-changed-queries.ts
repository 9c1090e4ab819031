import type { Query, QueryClient } from '@tanstack/react-query';
import { conversationQueries, readNewestMessages } from '@/entities/conversation';
import type { ChangeKind, DataChange } from './live-update';

const MESSAGE_PATHS = /^\/api\/(conversations|messages|dashboard)\b/;
const CONNECTION_PATHS =
  /^\/api\/(connections|connection-requests|my-people|relationships|conversations|messages|dashboard|alumni\/\d+|students\/\d+|meetings\/attendees)\b/;
const MEETING_PATHS = /^\/api\/(meetings|dashboard|users\/\d+\/slots)\b(?!.*\/(notes|video-service|attendees)$)/;
const MEMBERSHIP_PATHS = /^\/api\/admin\b/;
const NOTIFICATION_PATHS = /^\/api\/(notifications|relationships|forum\/shared-answers|open-questions)\b(?!\/settings)/;
const MODERATION_PATHS = /^\/api\/moderation\/(cases|summary)\b/;
const CASE_PATH = /^\/api\/moderation\/cases\/(\d+)$/;
const DISCUSSION_PATHS = /^\/api\/forum\/posts\b/;
const DISCUSSION_PATH = /^\/api\/forum\/posts\/(\d+)$/;
const SHARED_SETTING_PATHS = /^\/api\/(conversations|privacy\/preferences)\b/;
const PRESENCE_PATHS = /^\/api\/conversations(\/-?\d+\/summary)?$/;
const CONVERSATION_PATH = /^\/api\/conversations\/(-?\d+)\b/;

const PATHS_BY_CHANGE: Record<ChangeKind, RegExp> = {
  'message.created': MESSAGE_PATHS,
  'message.deleted': MESSAGE_PATHS,
  'conversation.read': MESSAGE_PATHS,
  'connections.changed': CONNECTION_PATHS,
  'discussion.changed': DISCUSSION_PATHS,
  'meetings.changed': MEETING_PATHS,
  'membership.changed': MEMBERSHIP_PATHS,
  'moderation.changed': MODERATION_PATHS,
  'notification.created': NOTIFICATION_PATHS,
  'notifications.read': NOTIFICATION_PATHS,
  'sharing.changed': SHARED_SETTING_PATHS,
};

const queryPath = ({ queryKey: [address] }: Pick<Query, 'queryKey'>): string =>
  typeof address === 'string' ? address : '';

/** Checks whether a change may affect the result of a query. */
function isQueryAffected(query: Pick<Query, 'queryKey'>, { change, userId, caseId, postId }: DataChange): boolean {
  const address = queryPath(query);
  const isNamed =
    matchesChangedKey(CONVERSATION_PATH, address, userId) &&
    matchesChangedKey(CASE_PATH, address, caseId) &&
    matchesChangedKey(DISCUSSION_PATH, address, postId);
  return PATHS_BY_CHANGE[change].test(address) && isNamed;
}

/** Checks whether the URL contains no key of this kind, or the changed one. */
function matchesChangedKey(kind: RegExp, address: string, key: number | null | undefined): boolean {
  const named = kind.exec(address)?.[1];
  return named === undefined || key === null || key === undefined || Number(named) === key;
}

/** Checks whether the stream reports changes to the query. */
const isReportedByStream = (query: Pick<Query, 'queryKey'>): boolean =>
  Object.values(PATHS_BY_CHANGE).some((addresses) => addresses.test(queryPath(query)));

/** After these changes, only the newest page of a thread is refetched. */
const NEWEST_PAGE_CHANGES: ReadonlySet<ChangeKind> = new Set<ChangeKind>(['message.created', 'conversation.read']);
const THREAD_PATH = /^\/api\/conversations\/-?\d+$/;

/**
 * Refetches active queries, also those that are loading for the first time, because the response to a request that
 * began before a change may not contain it; marks the others as stale.
 */
async function invalidate(queryClient: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  const isLoading = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined;
  const loadingQueries = queryClient
    .getQueryCache()
    .findAll({ predicate: (query) => isLoading(query) && predicate(query) });
  await Promise.all([
    queryClient.invalidateQueries({ predicate }),
    // TanStack Query doesn't restart a first request.
    ...loadingQueries.map(async ({ promise, queryKey }) => {
      await promise?.catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey, exact: true });
    }),
  ]);
}

/** Refetches active queries that a change affects, and marks the others as stale. */
export async function invalidateChangedQueries(
  queryClient: QueryClient,
  changes: readonly DataChange[],
): Promise<void> {
  const isNewestPageChange = (query: Pick<Query, 'queryKey'>, { change, userId }: DataChange) =>
    userId !== null && NEWEST_PAGE_CHANGES.has(change) && THREAD_PATH.test(queryPath(query));
  const isOld = (query: Pick<Query, 'queryKey'>) =>
    changes.some((changed) => isQueryAffected(query, changed) && !isNewestPageChange(query, changed));
  const threads = new Set(changes.filter(({ change }) => NEWEST_PAGE_CHANGES.has(change)).map(({ userId }) => userId));
  const isRead = (userId: number) => isOld({ queryKey: conversationQueries.threads(userId) });

  await Promise.all([
    invalidate(queryClient, isOld),
    ...[...threads].map((userId) => userId !== null && !isRead(userId) && readNewestMessages(queryClient, userId)),
  ]);
}

const hasPresence = (query: Pick<Query, 'queryKey'>): boolean => PRESENCE_PATHS.test(queryPath(query));

/** Invalidates queries with the activity status, because missed presence events aren't repeated. */
export const invalidatePresence = (queryClient: QueryClient): Promise<void> => invalidate(queryClient, hasPresence);

/** Resolves when the requests in progress for queries with the activity status have ended; they may have failed. */
export async function settlePresenceRequests(queryClient: QueryClient): Promise<void> {
  const presenceQueries = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: hasPresence });
  await Promise.allSettled(presenceQueries.map(async ({ promise }) => promise));
}

/** Invalidates everything that the stream reports, because any change may have been missed. */
export const invalidateEverything = (queryClient: QueryClient): Promise<void> =>
  invalidate(queryClient, isReportedByStream);
