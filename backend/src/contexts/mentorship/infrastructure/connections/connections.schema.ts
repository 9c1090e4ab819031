import { EntitySchema } from 'typeorm';
import type { ConnectionState } from '../../domain/connections/connection-state';
import type { RequestDraft } from '../../domain/connections/request-draft';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;
const textColumn = { type: 'text', nullable: true } as const;

export const connectionSchema = new EntitySchema<ConnectionState>({
  name: 'Connection',
  schema: 'mentorship',
  tableName: 'connections',
  columns: {
    id: { type: 'integer', primary: true },
    fromUserId: { type: 'integer', name: 'from_user_id' },
    toUserId: { type: 'integer', name: 'to_user_id' },
    mentorId: { type: 'integer', name: 'mentor_id', nullable: true },
    status: { type: 'text' },
    closedBy: { ...textColumn, name: 'closed_how' },
    message: { type: 'text' },
    about: { type: 'jsonb', nullable: true },
    isMessageHidden: { type: 'boolean', name: 'is_message_hidden', default: false },
    question: textColumn,
    answer: textColumn,
    reason: textColumn,
    createdAt: { ...timestampColumn, name: 'created_at' },
    updatedAt: { ...timestampColumn, name: 'updated_at' },
    expiresAt: { ...timestampColumn, name: 'expires_at', nullable: true },
    remindedAt: { ...timestampColumn, name: 'reminded_at', nullable: true },
    undoUntil: { ...timestampColumn, name: 'undo_until', nullable: true },
    undoExpiresAt: { ...timestampColumn, name: 'undo_expires_at', nullable: true },
  },
});

export const requestDraftSchema = new EntitySchema<RequestDraft>({
  name: 'RequestDraft',
  schema: 'mentorship',
  tableName: 'request_drafts',
  columns: {
    fromUserId: { type: 'integer', name: 'user_id', primary: true },
    toUserId: { type: 'integer', name: 'to_user_id', primary: true },
    message: textColumn,
    about: { type: 'jsonb', nullable: true },
    savedAt: { ...timestampColumn, name: 'saved_at' },
    refusal: textColumn,
  },
});
