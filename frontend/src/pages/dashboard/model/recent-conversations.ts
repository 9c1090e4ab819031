import { conversationQueries } from '@/shared/api';

/** Conversations that are shown. */
export const CONVERSATIONS = 3;
/** Read besides: the last message of some may have been deleted. */
const SPARE = 7;

export const recentConversations = (viewer: number) => conversationQueries.list(viewer, CONVERSATIONS + SPARE);
