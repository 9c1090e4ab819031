import type { Query, QueryClient } from '@tanstack/react-query';
import { conversationQueries, readNewestMessages } from '@/entities/conversation';
import type { Change, DataChange } from './live-update';

const MESSAGES = /^\/api\/(conversations|messages|dashboard)\b/;
const CONNECTIONS =
  /^\/api\/(connections|connection-requests|my-people|conversations|messages|dashboard|alumni\/\d+|students\/\d+|meetings\/attendees)\b/;
const MEETINGS = /^\/api\/(meetings|dashboard|users\/\d+\/slots)\b(?!.*\/(notes|video-service|attendees)$)/;
const MEMBERSHIP = /^\/api\/admin\b/;
const NOTIFICATIONS = /^\/api\/(notifications|forum\/shared-answers)\b(?!\/settings)/;
const MODERATION = /^\/api\/moderation\/(cases|summary)\b/;
const OF_CASE = /^\/api\/moderation\/cases\/(\d+)$/;
const DISCUSSIONS = /^\/api\/forum\/posts\b/;
const OF_DISCUSSION = /^\/api\/forum\/posts\/(\d+)$/;
const SHARED = /^\/api\/(conversations|privacy\/preferences)\b/;
const SHOWS_PRESENCE = /^\/api\/conversations(\/-?\d+\/summary)?$/;
const OF_ONE = /^\/api\/conversations\/(-?\d+)\b/;

const CONCERNED: Record<Change, RegExp> = {
  'message.created': MESSAGES,
  'message.deleted': MESSAGES,
  'conversation.read': MESSAGES,
  'connections.changed': CONNECTIONS,
  'discussion.changed': DISCUSSIONS,
  'meetings.changed': MEETINGS,
  'membership.changed': MEMBERSHIP,
  'moderation.changed': MODERATION,
  'notification.created': NOTIFICATIONS,
  'notifications.read': NOTIFICATIONS,
  'sharing.changed': SHARED,
};

const addressOf = ({ queryKey: [address] }: Pick<Query, 'queryKey'>): string =>
  typeof address === 'string' ? address : '';

/** Checks whether a change may affect the result of a query. */
function isConcerned(query: Pick<Query, 'queryKey'>, { change, userId, caseId, postId }: DataChange): boolean {
  const address = addressOf(query);
  const isNamed =
    isOf(OF_ONE, address, userId) && isOf(OF_CASE, address, caseId) && isOf(OF_DISCUSSION, address, postId);
  return CONCERNED[change].test(address) && isNamed;
}

/** Checks whether the URL contains no key of this kind, or the changed one. */
function isOf(kind: RegExp, address: string, key: number | null | undefined): boolean {
  const named = kind.exec(address)?.[1];
  return named === undefined || key === null || key === undefined || Number(named) === key;
}

/** Checks whether the stream reports changes to the query. */
const isLive = (query: Pick<Query, 'queryKey'>): boolean =>
  Object.values(CONCERNED).some((addresses) => addresses.test(addressOf(query)));

/** After these changes, only the newest page of a thread is refetched. */
const AT_THE_END: ReadonlySet<Change> = new Set<Change>(['message.created', 'conversation.read']);
const THREAD = /^\/api\/conversations\/-?\d+$/;

/** Refetches active queries that a change affects, and marks the others as stale. */
export async function invalidateChangedQueries(
  queryClient: QueryClient,
  changes: readonly DataChange[],
): Promise<void> {
  const isAtTheEnd = (query: Pick<Query, 'queryKey'>, { change, userId }: DataChange) =>
    userId !== null && AT_THE_END.has(change) && THREAD.test(addressOf(query));
  const isOld = (query: Pick<Query, 'queryKey'>) =>
    changes.some((changed) => isConcerned(query, changed) && !isAtTheEnd(query, changed));
  const threads = new Set(changes.filter(({ change }) => AT_THE_END.has(change)).map(({ userId }) => userId));
  const isRead = (userId: number) => isOld({ queryKey: conversationQueries.threads(userId) });

  await Promise.all([
    queryClient.invalidateQueries({ predicate: isOld }),
    ...[...threads].map((userId) => userId !== null && !isRead(userId) && readNewestMessages(queryClient, userId)),
  ]);
}

/** Invalidates queries with the activity status, because missed presence events aren't repeated. */
export const invalidatePresence = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: (query) => SHOWS_PRESENCE.test(addressOf(query)) });

/** Invalidates everything that the stream reports, because any change may have been missed. */
export const invalidateEverything = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: isLive });
