import { EntitySchema } from 'typeorm';
import type { MessageState } from '../../domain/conversations/message';

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
    readAt: { type: 'timestamptz', precision: 3, name: 'read_at', nullable: true },
    sentAt: { type: 'timestamptz', precision: 3, name: 'sent_at' },
    deletedAt: { type: 'timestamptz', precision: 3, name: 'deleted_at', nullable: true },
    hiddenAt: { type: 'timestamptz', precision: 3, name: 'hidden_at', nullable: true },
    containsContactDetails: { type: 'boolean', name: 'contains_contact_details', default: false },
  },
});

/** The same columns for plain SQL statements, of the table `m`. */
export const MESSAGE_COLUMNS_SQL = `m.id, m.sender_id AS "senderId", m.recipient_id AS "recipientId", m.content,
  m.is_request AS "isRequest", m.read, m.read_at AS "readAt", m.sent_at AS "sentAt", m.deleted_at AS "deletedAt", m.hidden_at AS "hiddenAt",
  m.contains_contact_details AS "containsContactDetails"`;
