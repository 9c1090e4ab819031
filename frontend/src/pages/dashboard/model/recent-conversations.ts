import { conversationQueries } from '@/entities/conversation';

/** The number of conversations shown. */
export const CONVERSATIONS = 3;
/** Additional conversations to load, because the last message of some may have been deleted. */
const SPARE = 7;

export const recentConversations = (viewer: number) => conversationQueries.list(viewer, CONVERSATIONS + SPARE);
