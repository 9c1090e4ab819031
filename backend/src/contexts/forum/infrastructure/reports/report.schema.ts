import { EntitySchema } from 'typeorm';
import type { ReportState } from '../../domain/reports/report';

export const reportSchema = new EntitySchema<ReportState>({
  name: 'Report',
  schema: 'forum',
  tableName: 'reports',
  columns: {
    id: { type: 'integer', primary: true },
    reporterId: { type: 'integer', name: 'reporter_id', nullable: true },
    targetType: { type: 'text', name: 'target_type' },
    targetId: { type: 'integer', name: 'target_id' },
    reason: { type: 'text' },
    note: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
