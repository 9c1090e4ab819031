export { conversationQueries, isMessageQuery, type Conversation, type ConversationSummary } from './api/conversations';
export { readNewestMessages } from './api/newest-messages';
export { type Message } from './api/messages';
