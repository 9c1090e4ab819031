import { EntitySchema } from 'typeorm';
import type { MessageCopy } from '../../application/reports/ports/authored-content';

/** A message as the reporter saw it. */
interface MessageCopyRow extends MessageCopy {
  readonly id: number;
  readonly reportId: number;
}

export const moderationCopySchema = new EntitySchema<MessageCopyRow>({
  name: 'ModerationCopy',
  schema: 'forum',
  tableName: 'moderation_copies',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    reportId: { type: 'integer', name: 'report_id' },
    messageId: { type: 'integer', name: 'message_id' },
    senderId: { type: 'integer', name: 'sender_id', nullable: true },
    content: { type: 'text' },
    sentAt: { type: 'timestamptz', precision: 3, name: 'sent_at' },
    isReported: { type: 'boolean', name: 'is_reported' },
  },
});
