import { Conversation } from '../../../domain/conversations/conversation';
import { type MessageId, Message, type MessageState } from '../../../domain/conversations/message';

const NOON = new Date('2026-03-01T12:00:00Z');

export const aMessage = (id: number, senderId: number, recipientId: number, content = `Message ${id}`): MessageState =>
  Message.write(id as MessageId, { senderId, recipientId, content }, NOON).snapshot();

/** Returns a conversation in which the first person has written to the second. */
export function aConversation(one: number, other: number, ids: readonly number[] = [1]): Conversation {
  const conversation = Conversation.restore([]);
  for (const id of ids) conversation.addMessage(aMessage(id, one, other));
  return conversation;
}
