import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { linkedPages, readAs, withParams, type Schemas } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';
import type { Message } from './messages';

/** A conversation in the list. */
export type Conversation = Schemas['ConversationView'];
/** What is known about one conversation, also before its first message. */
export type ConversationSummary = Schemas['ConversationSummaryView'];
type UnreadCount = Schemas['UnreadCountView'];

const CONVERSATIONS = '/api/conversations';
const UNREAD = `${CONVERSATIONS}/unread-count`;
const PER_PAGE = 20;
const MESSAGES_PER_PAGE = 50;
/** URL of the conversation with a person. */
const one = (userId: number) => `${CONVERSATIONS}/${userId}`;

export const conversationQueries = {
  /** Key prefix of all lists of conversations, for invalidating them. */
  lists: [CONVERSATIONS],
  list: (viewer: number, perPage = PER_PAGE) =>
    linkedPages<Conversation>(
      [CONVERSATIONS, { limit: perPage }, viewer],
      withParams(CONVERSATIONS, { limit: perPage }),
    ),
  allUnread: [UNREAD],
  unreadCount: (viewer: number) =>
    queryOptions<UnreadCount>({
      queryKey: [UNREAD, {}, viewer],
      queryFn: readAs<UnreadCount>,
      staleTime: LIVE_STALE_MS,
    }),
  /** The messages with one person: the newest page first, each page oldest first. */
  threads: (userId: number) => [one(userId)],
  thread: (userId: number, viewer: number) =>
    linkedPages<Message>([one(userId), {}, viewer], withParams(one(userId), { limit: MESSAGES_PER_PAGE })),
  summaries: (userId: number) => [`${one(userId)}/summary`],
  summary: (userId: number, viewer: number) =>
    queryOptions<ConversationSummary>({
      queryKey: [`${one(userId)}/summary`, {}, viewer],
      queryFn: readAs<ConversationSummary>,
      staleTime: LIVE_STALE_MS,
    }),
};

/** Checks whether a query is about messages, for invalidating it when one is written, read or deleted. */
export const isAboutMessages = ({ queryKey: [path] }: { queryKey: QueryKey }): boolean =>
  typeof path === 'string' && /^\/api\/(conversations|messages|dashboard)\b/.test(path);
