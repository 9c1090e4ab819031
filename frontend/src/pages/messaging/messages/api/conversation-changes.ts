import { request, sendInBackground, type Schemas } from '@/shared/api';

type SentMessage = Schemas['SentMessageView'];

const CONVERSATIONS_PATH = '/api/conversations';
const MESSAGES_PATH = '/api/messages';
/** URL of the conversation with a person. */
const conversationPath = (userId: number) => `${CONVERSATIONS_PATH}/${userId}`;

/** @param key the same for every try: the server stores the message once */
export const sendMessage = (recipientId: number, content: string, key: string) =>
  request<SentMessage>('POST', MESSAGES_PATH, { recipientId, content }, { 'Idempotency-Key': key });
export const deleteMessage = (id: number) => request('DELETE', `${MESSAGES_PATH}/${id}`);
export const markConversation = (userId: number, as: 'read' | 'unread') =>
  request('POST', `${conversationPath(userId)}/${as}`, {});
/** Reports to a person that the viewer is typing. */
export const reportTyping = (userId: number) => sendInBackground(`${conversationPath(userId)}/typing`, {});
