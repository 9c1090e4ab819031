import { EntitySchema } from 'typeorm';
import type { HistoryEntry } from '../../application/moderation/ports/cases';

interface HistoryRow extends HistoryEntry {
  readonly id: number;
}

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const moderationHistorySchema = new EntitySchema<HistoryRow>({
  name: 'ModerationHistory',
  schema: 'forum',
  tableName: 'moderation_history',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    caseId: { type: 'integer', name: 'case_id' },
    at: timestampColumn,
    operatorId: { type: 'integer', name: 'operator_id', nullable: true },
    action: { type: 'text' },
    note: { type: 'text', nullable: true },
    until: { ...timestampColumn, nullable: true },
  },
});
