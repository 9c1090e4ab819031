import { EntitySchema } from 'typeorm';
import type { MessageState } from '../../domain/message';

export const messageSchema = new EntitySchema<MessageState>({
  name: 'Message',
  schema: 'messaging',
  tableName: 'messages',
  columns: {
    id: { type: 'integer', primary: true },
    senderId: { type: 'integer', name: 'sender_id' },
    recipientId: { type: 'integer', name: 'recipient_id' },
    content: { type: 'text' },
    isRequest: { type: 'boolean', name: 'is_request' },
    read: { type: 'boolean' },
    sentAt: { type: 'timestamptz', precision: 3, name: 'sent_at' },
  },
});
