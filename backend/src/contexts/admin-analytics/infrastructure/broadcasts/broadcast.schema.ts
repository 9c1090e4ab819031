import { EntitySchema } from 'typeorm';
import type { BroadcastState } from '../../domain/broadcasts/broadcast';
import type { BroadcastAnswer } from '../../domain/broadcasts/broadcast-answer';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const broadcastSchema = new EntitySchema<BroadcastState>({
  name: 'Broadcast',
  schema: 'admin_analytics',
  tableName: 'broadcasts',
  columns: {
    id: { type: 'integer', primary: true },
    collegeId: { type: 'integer', name: 'college_id' },
    subject: { type: 'text' },
    content: { type: 'text' },
    status: { type: 'text' },
    createdBy: { type: 'integer', name: 'created_by', nullable: true },
    createdAt: { ...timestampColumn, name: 'created_at' },
    decidedBy: { type: 'integer', name: 'decided_by', nullable: true },
    decidedAt: { ...timestampColumn, name: 'decided_at', nullable: true },
    delivered: { type: 'text', nullable: true },
  },
});

export const broadcastAnswerSchema = new EntitySchema<BroadcastAnswer>({
  name: 'BroadcastAnswer',
  schema: 'admin_analytics',
  tableName: 'broadcast_answers',
  columns: {
    id: { type: 'bigint', primary: true, generated: true },
    broadcastId: { type: 'integer', name: 'broadcast_id' },
    studentId: { type: 'integer', name: 'student_id' },
    writtenBy: { type: 'integer', name: 'written_by', nullable: true },
    isByCollege: { type: 'boolean', name: 'is_by_college' },
    content: { type: 'text' },
    createdAt: { ...timestampColumn, name: 'created_at' },
  },
});
