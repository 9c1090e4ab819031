import { request, notifyFailure, type Schemas } from '@/shared/api';

type SentMessage = Schemas['SentMessageView'];

const CONVERSATIONS = '/api/conversations';
const MESSAGES = '/api/messages';
/** URL of the conversation with a person. */
const one = (userId: number) => `${CONVERSATIONS}/${userId}`;

/** @param key the same for every try: the server stores the message once */
export const sendMessage = (recipientId: number, content: string, key: string) =>
  request<SentMessage>('POST', MESSAGES, { recipientId, content }, { 'Idempotency-Key': key });
export const deleteMessage = (id: number) => request('DELETE', `${MESSAGES}/${id}`);
export const markConversation = (userId: number, as: 'read' | 'unread') => request('POST', `${one(userId)}/${as}`, {});
/** Reports to a person that the viewer is typing. */
export const tellTyping = (userId: number) => notifyFailure(`${one(userId)}/typing`, {});
