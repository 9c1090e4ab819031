import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { linkedPagesQuery, fetchAsViewer, addQueryParams, type Schemas } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';
import type { Message } from './messages';

/** A conversation in the list. */
export type Conversation = Schemas['ConversationView'];
/** What is known about one conversation, also before its first message. */
export type ConversationSummary = Schemas['ConversationSummaryView'];
type UnreadCount = Schemas['UnreadCountView'];

const CONVERSATIONS_PATH = '/api/conversations';
const UNREAD_COUNT_PATH = `${CONVERSATIONS_PATH}/unread-count`;
const CONVERSATIONS_PER_PAGE = 20;
const MESSAGES_PER_PAGE = 50;
/** URL of the conversation with a person. */
const conversationPath = (userId: number) => `${CONVERSATIONS_PATH}/${userId}`;

export const conversationQueries = {
  /** Key prefix of all lists of conversations, for invalidating them. */
  lists: [CONVERSATIONS_PATH],
  list: (viewer: number, perPage = CONVERSATIONS_PER_PAGE) =>
    linkedPagesQuery<Conversation>(
      [CONVERSATIONS_PATH, { limit: perPage }, viewer],
      addQueryParams(CONVERSATIONS_PATH, { limit: perPage }),
    ),
  allUnread: [UNREAD_COUNT_PATH],
  unreadCount: (viewer: number) =>
    queryOptions<UnreadCount>({
      queryKey: [UNREAD_COUNT_PATH, {}, viewer],
      queryFn: fetchAsViewer<UnreadCount>,
      staleTime: LIVE_STALE_MS,
    }),
  /** The messages with one person: the newest page first, each page oldest first. */
  threads: (userId: number) => [conversationPath(userId)],
  thread: (userId: number, viewer: number) =>
    linkedPagesQuery<Message>(
      [conversationPath(userId), {}, viewer],
      addQueryParams(conversationPath(userId), { limit: MESSAGES_PER_PAGE }),
    ),
  summaries: (userId: number) => [`${conversationPath(userId)}/summary`],
  summary: (userId: number, viewer: number) =>
    queryOptions<ConversationSummary>({
      queryKey: [`${conversationPath(userId)}/summary`, {}, viewer],
      queryFn: fetchAsViewer<ConversationSummary>,
      staleTime: LIVE_STALE_MS,
    }),
};

/** Checks whether a query is about messages, for invalidating it when one is written, read or deleted. */
export const isMessageQuery = ({ queryKey: [path] }: { queryKey: QueryKey }): boolean =>
  typeof path === 'string' && /^\/api\/(conversations|messages|dashboard)\b/.test(path);
