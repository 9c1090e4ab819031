import { EntitySchema } from 'typeorm';
import type { ConnectionState } from '../../domain/connections/connection-state';
import type { RequestDraft } from '../../domain/connections/request-draft';

const moment = { type: 'timestamptz', precision: 3 } as const;
const text = { type: 'text', nullable: true } as const;

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
    closedBy: { ...text, name: 'closed_how' },
    message: { type: 'text' },
    isMessageHidden: { type: 'boolean', name: 'is_message_hidden', default: false },
    question: text,
    answer: text,
    reason: text,
    createdAt: { ...moment, name: 'created_at' },
    updatedAt: { ...moment, name: 'updated_at' },
    expiresAt: { ...moment, name: 'expires_at', nullable: true },
    remindedAt: { ...moment, name: 'reminded_at', nullable: true },
    undoUntil: { ...moment, name: 'undo_until', nullable: true },
    undoExpiresAt: { ...moment, name: 'undo_expires_at', nullable: true },
  },
});

export const requestDraftSchema = new EntitySchema<RequestDraft>({
  name: 'RequestDraft',
  schema: 'mentorship',
  tableName: 'request_drafts',
  columns: {
    fromUserId: { type: 'integer', name: 'user_id', primary: true },
    toUserId: { type: 'integer', name: 'to_user_id', primary: true },
    message: text,
    savedAt: { ...moment, name: 'saved_at' },
    refusal: text,
  },
});
