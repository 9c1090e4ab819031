import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Message } from './messages';
import { linkedPages, readAs } from './paged';
import { request } from './request';
import { withParams } from './send';

/** How two people stand with each other, as the viewer sees it. */
export type ConversationStatus = 'none' | 'pending_sent' | 'pending_received' | 'connected';

/** Why the viewer cannot write now. */
export type WhyNotWrite =
  'unavailable' | 'wait-for-answer' | 'not-connected' | 'role' | 'not-accepting' | 'full' | 'too-soon' | 'too-many';

export interface ConversationPerson {
  /** Below zero: an erased account. */
  id: number;
  fullName: string;
  avatarUrl: string | null;
  role: 'student' | 'alumni' | 'college_admin' | null;
  isAvailable: boolean;
}

interface ConversationState {
  other: ConversationPerson;
  unreadCount: number;
  isMarkedUnread: boolean;
  status: ConversationStatus;
  connectionId: number | null;
  canWrite: boolean;
  whyNot: WhyNotWrite | null;
}

/** A conversation in the list. */
export interface Conversation extends ConversationState {
  lastMessage: { id: number; senderId: number; content: string; sentAt: string; isDeleted: boolean };
}

/** What is to be known of one conversation, also before its first message. */
export interface ConversationSummary extends ConversationState {
  nextMessage: 'requests' | 'waits' | 'accepts' | 'continues' | null;
  messagesLeftBeforeAnswer: number | null;
  /** The viewer is under 18. */
  showSafetyNote: boolean;
}

export type SentMessage = Message & {
  connectionStatus: 'pending_sent' | 'connected';
  messagesLeftBeforeAnswer: number | null;
};

const CONVERSATIONS = '/api/conversations';
const MESSAGES = '/api/messages';
const UNREAD = `${CONVERSATIONS}/unread-count`;
const PER_PAGE = 20;
const MESSAGES_PER_PAGE = 50;
/** Others write too: what was read a moment ago is read again. */
const FRESH_MS = 2_000;

const one = (userId: number) => `${CONVERSATIONS}/${userId}`;

export const conversationQueries = {
  /** Every list of conversations, for marking them as old. */
  lists: [CONVERSATIONS],
  list: (viewer: number, perPage = PER_PAGE) =>
    linkedPages<Conversation>(
      [CONVERSATIONS, { limit: perPage }, viewer],
      withParams(CONVERSATIONS, { limit: perPage }),
    ),
  allUnread: [UNREAD],
  unreadCount: (viewer: number) =>
    queryOptions<{ count: number }>({
      queryKey: [UNREAD, {}, viewer],
      queryFn: readAs<{ count: number }>,
      staleTime: FRESH_MS,
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
      staleTime: FRESH_MS,
    }),
};

/** Whether something that was read is about messages, for marking it as old when one is written, read or deleted. */
export const isAboutMessages = ({ queryKey: [path] }: { queryKey: QueryKey }): boolean =>
  typeof path === 'string' && /^\/api\/(conversations|messages|dashboard)\b/.test(path);

/** @param key the same for every try: the server writes the message once */
export const sendMessage = (recipientId: number, content: string, key: string) =>
  request<SentMessage>('POST', MESSAGES, { recipientId, content }, { 'Idempotency-Key': key });
export const deleteMessage = (id: number) => request('DELETE', `${MESSAGES}/${id}`);
export const markConversation = (userId: number, as: 'read' | 'unread') => request('POST', `${one(userId)}/${as}`, {});
