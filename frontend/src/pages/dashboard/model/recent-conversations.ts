import { conversationQueries } from '@/entities/conversation';

/** The number of conversations shown. */
export const SHOWN_CONVERSATION_COUNT = 3;
/** Additional conversations to load, because the last message of some may have been deleted. */
const SPARE_CONVERSATION_COUNT = 7;

export const recentConversationsQuery = (viewer: number) =>
  conversationQueries.list(viewer, SHOWN_CONVERSATION_COUNT + SPARE_CONVERSATION_COUNT);
